import { createHash } from 'node:crypto';
import { type Game } from '../rules/game.ts';
import { type Goods, type Hash } from '../rules/goods.ts';
import { newGame } from '../rules/lobby/create.ts';
import { type GameId } from '../rules/names.ts';
import { isRefusal } from '../rules/refusal.ts';
import { type ActRecord } from './ports.ts';
import { retelling } from '../rules/rule.ts';
import { work } from './work.ts';

/** All that a game follows from: its log, its secret, and the goods that each act saw, by stock. */
export type Recording = {
  game: GameId;
  secret: Uint8Array;
  acts: readonly ActRecord[];
  goods(stock: Hash): Goods;
};

/** Thrown where an act does not come out as its record says. */
export class Diverged extends Error {
  override name = 'Diverged';
}

/**
 * Plays a log again from its first act: the same intents of the same actors at the same moments,
 * with the dice derived anew, and minds deciding what they decided. Whoever loaded the dice of a game cannot have it replayed.
 */
export function replay({ game, secret, acts, goods }: Recording): Game {
  const [first, ...rest] = acts;
  let now = created(game, first);
  for (const record of rest) {
    const { intent, actor, cause, moment, number, stock, decided } = record;
    const derived = work(
      { game: now, secret },
      { intent, actor, cause, moment },
      goods(stock),
      (_, dice) => dice,
      decided ? retelling(decided) : undefined,
    );
    if ('done' in derived) throw new Diverged(`act ${number} (${intent.do}) is refused`);
    const { act } = derived;
    const drawn = `${record.drawing?.name}/${record.drawing?.number}`;
    const draws = `${act.drawing?.name}/${act.drawing?.number}`;
    if (act.number !== number || drawn !== draws) {
      throw new Diverged(`act ${act.number} draws ${draws}, its record says ${number}: ${drawn}`);
    }
    now = derived.after;
  }
  return now;
}

function created(id: GameId, first: ActRecord | undefined): Game {
  if (first?.intent.do !== 'create' || first.actor.as !== 'player') {
    throw new Diverged('a log begins with the creation of its game');
  }
  const game = newGame(id, first.intent, first.actor.player, true);
  if (isRefusal(game)) throw new Diverged(`the creation is refused: ${game.refused}`);
  return { ...game, acts: 1 };
}

/** SHA-256, in hex, of a game's value, whatever the order of the keys in its records. */
export const valueHash = (game: Game): string =>
  createHash('sha256')
    .update(JSON.stringify(game, (_, value: unknown) => (isRecord(value) ? inOrder(value) : value)))
    .digest('hex');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
