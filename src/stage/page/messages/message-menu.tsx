import { useState } from 'preact/hooks';
import { menuCommands } from '../composer/catalogue.ts';
import { act, useMenu } from '../doing.ts';
import { Menu, type MenuEntry } from '../parts/menu.tsx';
import { change, stage, useStage } from '../store.ts';
import { type SeenMessage } from '../wire.ts';

function ownEntries(message: SeenMessage): MenuEntry[] {
  if (message.author.id !== stage().person?.id) return [];
  return [
    { label: 'Edit', run: () => change({ editing: message.id }) },
    { label: 'Delete', danger: true, run: () => void act('delete', { message: message.id }) },
  ];
}

function entriesOf(message: SeenMessage, names: string[]): MenuEntry[] {
  const commands = names.map((name) => ({
    label: name,
    run: () => void useMenu(name, { message: message.id }),
  }));
  if (message.ephemeral) return commands;
  const reacted = message.reactions.find(({ emoji }) => emoji === '👍')?.mine === true;
  return [
    ...commands,
    { label: 'Reply', run: () => change({ replyTo: message, editing: null }) },
    {
      label: reacted ? 'Take 👍 back' : 'React with 👍',
      run: () => void act('react', { message: message.id, emoji: '👍', remove: reacted }),
    },
    ...ownEntries(message),
  ];
}

/** The button with three dots on a message, and its menu: the bot's commands for messages first. */
export function MessageMenu({ message }: { message: SeenMessage }) {
  const [open, setOpen] = useState(false);
  const commands = useStage((state) => state.commands);
  const names = menuCommands(commands, 3).map(({ name }) => name);
  const entries = entriesOf(message, names);
  if (entries.length === 0) return null;
  return (
    <div class="message-menu">
      <button
        type="button"
        class="quiet icon"
        aria-label={`More about the message of ${message.author.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {open && (
        <Menu
          label="What to do with this message"
          entries={entries}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
