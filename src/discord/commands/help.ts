import { anywhere, pathOf, single, type Command } from '../command.ts';
import { singleWords as words } from '../views/commands/single.ts';
import { helpCard } from '../views/help.ts';

/** Says what can be typed, from the commands' own declarations. */
export const helpFor = (commands: () => readonly Command[]): Command =>
  single(
    anywhere({
      name: 'help',
      description: words.help,
      run: () => {
        const leaves = commands().flatMap((command) =>
          command.leaves.map((leaf) => ({ path: pathOf(command, leaf), about: leaf.description })),
        );
        return Promise.resolve(helpCard(leaves));
      },
    }),
    'everywhere',
  );
