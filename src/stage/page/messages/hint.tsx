import { slashes } from '../composer/catalogue.ts';
import { change, useStage } from '../store.ts';
import { type SeenChannel } from '../wire.ts';

const usualStart = 'game create';

/** What one reads where nothing has been said yet. */
export function Hint({ channel }: { channel: SeenChannel }) {
  if (channel.kind === 'dm') {
    return (
      <p class="hint">
        Here you and {channel.name} are alone: nobody else can read what is written.
      </p>
    );
  }
  return <NewcomersHint />;
}

function NewcomersHint() {
  const commands = slashes(useStage((state) => state.commands));
  const name = useStage(({ person }) => person?.name);
  const start = commands.find(({ path }) => path === usualStart) ?? commands[0];
  return (
    <section class="hint">
      <h2>This is a stage</h2>
      <p>
        A small place on this computer that stands in for Discord. You are <b>{name}</b> here, and
        the bot is in the room: everything that works on Discord can be tried here, with nobody
        watching.
      </p>
      {start ? (
        <p>
          Type <kbd>/{start.path}</kbd> below to begin, or <kbd>/</kbd> to see all that the bot can
          do.
        </p>
      ) : (
        <p>
          The bot has no commands here yet. When it has started, type <kbd>/</kbd> below.
        </p>
      )}
      <p>
        The other players are yours as well, each in a tab of their own. Time passes by the clock at
        the top: move it on whenever you like.
      </p>
      <button type="button" onClick={() => change({ drawer: 'people' })}>
        Open another person
      </button>
    </section>
  );
}
