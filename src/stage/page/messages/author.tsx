import { useState } from 'preact/hooks';
import { useOpenChannel } from '../around.ts';
import { menuCommands } from '../composer/catalogue.ts';
import { useMenu } from '../doing.ts';
import { personName } from '../names.ts';
import { Menu } from '../parts/menu.tsx';
import { useStage } from '../store.ts';
import { type SeenMessage } from '../wire.ts';

/** The author's name; with a menu where the bot has commands for people. */
export function Author({ author }: { author: SeenMessage['author'] }) {
  const [open, setOpen] = useState(false);
  const server = useOpenChannel()?.server?.id;
  const name = useStage(({ world }) => personName(world, author.id, server)) ?? author.name;
  const commands = menuCommands(
    useStage((state) => state.commands),
    2,
  );
  const tag = author.bot && <span class="tag">BOT</span>;
  if (commands.length === 0) {
    return (
      <>
        <b class="author">{name}</b>
        {tag}
      </>
    );
  }
  return (
    <span class="has-menu">
      <button
        type="button"
        class="author"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {name}
      </button>
      {tag}
      {open && (
        <Menu
          label={`What to do with ${name}`}
          onClose={() => setOpen(false)}
          entries={commands.map((command) => ({
            label: command.name,
            run: () => void useMenu(command.name, { user: author.id }),
          }))}
        />
      )}
    </span>
  );
}
