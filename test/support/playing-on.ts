import fc from 'fast-check';
import { type Game } from '../../src/rules/game.ts';
import { type GameId } from '../../src/rules/names.ts';
import { playerActor, Playing } from './playing.ts';
import { legalWhim, whim } from './random-acts.ts';
import { hour } from './table.ts';

/** Each time another, also where all properties are given one seed (`PROPERTY_SEED`). */
let drawn = fc.readConfigureGlobal().seed ?? Date.now() % 1_000_000;
const nextWhim = () => fc.sample(whim, { numRuns: 1, seed: drawn++ })[0];

/** Somebody who may do something does one thing; where nobody may, and now and then, hours pass. */
async function oneThing(table: Playing, id: GameId): Promise<void> {
  const game = await table.game(id);
  const one = nextWhim();
  if (!one || one.who % 4 === 0) return table.passes(2 * hour);
  for (const hero of Object.values(game.heroes)) {
    const intent = hero.lost === null ? legalWhim(game, hero.id, one) : null;
    if (!intent) continue;
    if ((await table.act(id, playerActor(hero.player), intent)).done) return;
  }
  await table.passes(2 * hour);
}

/** Plays until the game is as wanted; false when it is over before that. */
export async function playUntil(
  table: Playing,
  id: GameId,
  wanted: (game: Game) => boolean,
  most = 2_000,
): Promise<boolean> {
  for (let things = 0; things < most; things++) {
    const game = await table.game(id);
    if (wanted(game)) return true;
    if (game.phase === 'over' || game.phase === 'cancelled') return false;
    await oneThing(table, id);
  }
  return false;
}

/**
 * A game in which a duel was fought, to its end or until one of the two concedes, and its dice
 * published; other games are tried until one has.
 */
export async function duelFought(concedes = false): Promise<{ table: Playing; id: GameId }> {
  for (;;) {
    const table = new Playing();
    const id = await table.create(['p0', 'p1', 'p2']);
    await table.must(id, 'host', { do: 'start' });
    if (concedes && !(await oneConcedes(table, id))) continue;
    await playUntil(table, id, ({ duel, phase }) => Boolean(duel?.result) && phase !== 'duel');
    const events = await table.store.games.events(id);
    if (events.some(({ kind }) => kind === 'key revealed')) return { table, id };
  }
}

async function oneConcedes(table: Playing, id: GameId): Promise<boolean> {
  if (!(await playUntil(table, id, ({ phase }) => phase === 'duel'))) return false;
  const { duel, heroes } = await table.game(id);
  const one = duel ? heroes[duel.pair[0]] : undefined;
  const concede = { do: 'fight', action: { do: 'concede' }, step: null } as const;
  return one !== undefined && (await table.act(id, playerActor(one.player), concede)).done;
}
