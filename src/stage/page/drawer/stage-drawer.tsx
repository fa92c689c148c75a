import { Dialog } from '../parts/dialog.tsx';
import { change, useStage } from '../store.ts';
import { AddPerson } from './add-person.tsx';
import { BotRow } from './bot-row.tsx';
import { ServerRow } from './server-row.tsx';

/** What a person can do to the stage itself, not to the game. */
export function StageDrawer() {
  const servers = useStage(({ world }) => world?.servers);
  const bots = useStage(({ world }) => world?.bots);
  return (
    <Dialog title="The stage" kind="drawer" onClose={() => change({ drawer: null })}>
      <section class="drawer-part">
        <h3>Add a person</h3>
        <AddPerson />
      </section>
      <section class="drawer-part">
        <h3>Servers</h3>
        <ul class="rows">
          {servers?.map((server) => (
            <ServerRow key={server.id} server={server} />
          ))}
        </ul>
      </section>
      <section class="drawer-part">
        <h3>Bots</h3>
        <ul class="rows">
          {bots?.map((bot) => (
            <BotRow key={bot.id} bot={bot} />
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
