import { card, type Screen } from '../screen.ts';

type Typed = { path: string; about: string };

const listOf = (title: string, typed: readonly Typed[]) => ({
  title,
  description: typed.map(({ path, about }) => `\`/${path}\` ${about}`).join('\n'),
});

/** How the game is played here, and below it all that can be typed. */
export function helpCard(typed: readonly Typed[]): Screen {
  const { embeds = [] } = card('Marmello’s Menagerie', [
    'You play with buttons: your panel stands in your own thread and behind `/now`. When your turn is unlocked you are told.',
    'Bets: write me directly, for example “bet 5 on Bran”.',
    'Every rule: `/rules`.',
    'Hosts have all their buttons behind **Host Panel**, under `/game status`; Discord shows `/host` only to those who manage the server.',
  ]);
  const isForHosts = ({ path }: Typed) => /^(host|setup) /.test(path);
  return {
    embeds: [
      ...embeds,
      listOf(
        'What you can type',
        typed.filter((one) => !isForHosts(one)),
      ),
      listOf('What hosts can type', typed.filter(isForHosts)),
    ],
  };
}
