import { z } from 'zod';
import { type Play } from '../play/index.ts';
import { type Clock, type Store } from '../play/ports.ts';
import { type laidThings } from './laid-things.ts';
import { type loadedDice } from './loaded-dice.ts';
import { openMetrics } from './metrics.ts';
import { type Reply, type Routes } from './server.ts';
import { openWork } from './settled.ts';

export type Watched = {
  play: Play;
  store: Store;
  clock: Clock;
  /** Is the bot connected, and what of Discord’s is unanswered or unsent? */
  connected(): boolean;
  discord(): string[];
};

/** For everybody who runs the bot: is it well, and how does it do? */
export function watchRoutes(watched: Watched): Routes {
  const metrics = openMetrics(watched.play, watched.store);
  return {
    'GET /healthz': () => health(watched),
    'GET /metrics': async () => ({
      status: 200,
      text: await metrics.metrics(),
      type: metrics.contentType,
    }),
    'GET /audit': async () => ({ status: 200, json: await watched.store.games.audit() }),
  };
}

async function health({ store, connected }: Watched): Promise<Reply> {
  const database = await store.ping().then(
    () => true,
    () => false,
  );
  const well = database && connected();
  return { status: well ? 200 : 503, json: { database, discord: connected() } };
}

const journey = z.strictObject({ to: z.number().int() });
const rolls = z.strictObject({
  game: z.string().optional(),
  rolls: z.record(z.string(), z.array(z.number().int().min(1).max(1000))),
});

const belongings = z.strictObject({ things: z.record(z.string(), z.array(z.string())) });

/** Only at the set clock: move it, ask whether all is still, lay out dice and things. */
export function tableRoutes(
  watched: Watched,
  move: (to: number) => Promise<number>,
  dice: ReturnType<typeof loadedDice>,
  things: ReturnType<typeof laidThings>,
): Routes {
  const { play, store, clock } = watched;
  return {
    'GET /clock': () => ({ status: 200, json: { now: clock.now() } }),
    'POST /clock': async (body) => {
      const asked = journey.safeParse(body);
      if (!asked.success) return { status: 400, json: { error: 'Say { "to": milliseconds }.' } };
      return { status: 200, json: { now: await move(asked.data.to) } };
    },
    'GET /settled': async () => {
      const open = await openWork(play, store, clock, watched.discord);
      return { status: 200, json: { settled: open.length === 0, open } };
    },
    'POST /dice': (body) => {
      const asked = rolls.safeParse(body);
      if (!asked.success)
        return { status: 400, json: { error: 'Say { "rolls": { purpose: [n] } }.' } };
      dice.lay(asked.data.rolls);
      return { status: 200, json: { left: dice.left() } };
    },
    'GET /dice': () => ({ status: 200, json: { left: dice.left() } }),
    'DELETE /dice': () => {
      dice.clear();
      return { status: 200, json: { left: {} } };
    },
    'POST /things': (body) => {
      const asked = belongings.safeParse(body);
      if (!asked.success)
        return { status: 400, json: { error: 'Say { "things": { hero: [names] } }.' } };
      things.lay(asked.data.things);
      return { status: 200, json: asked.data };
    },
    'DELETE /things': () => {
      things.clear();
      return { status: 200, json: { things: {} } };
    },
  };
}
