import { card, type Screen } from '../screen.ts';

/** How the game is played here, and below it all that can be typed. */
export function helpCard(typed: readonly { path: string; about: string }[]): Screen {
  const { embeds = [] } = card('Marmello’s Menagerie', [
    'You play with buttons: your panel stands in your own thread and behind `/now`. When your turn is unlocked you are told.',
    'Bets: write me directly, for example “bet 5 on Bran”.',
    'Every rule: `/rules`.',
    'Hosts have all their buttons behind **Host Panel**, under `/game status`; Discord shows `/host` only to those who manage the server.',
  ]);
  const commands = typed.map(({ path, about }) => `\`/${path}\` ${about}`).join('\n');
  return { embeds: [...embeds, { title: 'What you can type', description: commands }] };
}
