import { anywhere, pathOf, single, type Command } from '../command.ts';
import { card } from '../screen.ts';

/** Says what can be typed, from the commands' own declarations. */
export const helpFor = (commands: () => readonly Command[]): Command =>
  single(
    anywhere({
      name: 'help',
      description: 'How this works, and all commands',
      run: () =>
        Promise.resolve(
          card('Marmello’s Menagerie', [
            'You play with buttons: your panel stands in your own thread and behind `/now`. When your turn is unlocked you are told.',
            'Bets: write me directly, for example “bet 5 on Bran”.',
            'Every rule: `/rules`.',
            'Hosts have all their buttons behind **Host Panel**, under `/game status`; Discord shows `/host` only to those who manage the server.',
            '',
            ...commands().flatMap((command) =>
              command.leaves.map((leaf) => `\`/${pathOf(command, leaf)}\` ${leaf.description}`),
            ),
          ]),
        ),
    }),
    'everywhere',
  );
