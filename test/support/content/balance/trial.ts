import { seededDice } from '../../../../src/rules/dice.ts';
import { pairingFor } from './matches.ts';
import { boughtIn, type Order } from './player.ts';
import { playAll } from './players.ts';
import { type Piece } from './pool.ts';
import { nothingYet, type Records, withPair } from './record.ts';

/** So many duels has each thing at least, two of them with the same kits and sides swapped. */
export const duelsEach = 1000;
const pairsEach = duelsEach / 2;

const pairsOf = (records: Records, { hash }: Piece): number => records.get(hash)?.pairs ?? 0;

export const isWanting = (records: Records, piece: Piece): boolean =>
  pairsOf(records, piece) < pairsEach;

/**
 * Plays duels until each thing has had as many as it is to have, or that moment is reached, and notes
 * them; `forms`: what is tried though heroes buy none of it otherwise. `keep` is called once in a while.
 * Returns what could not be played.
 */
export async function tryAll(
  pool: readonly Piece[],
  forms: readonly Piece[],
  records: Records,
  until: number,
  keep: () => void,
): Promise<string[]> {
  const broken: string[] = [];
  const hashes = new Map([...pool, ...forms].map(({ id, hash }) => [id, hash]));
  let played = 0;
  await playAll(ordersFor(pool, forms, records, until), ({ kits, seed }, answer) => {
    if ('broke' in answer) return void broken.push(`${seed}: ${answer.broke}`);
    const [first, second = []] = kits.map((bought) => bought.map(([id]) => id)) as Ids[];
    note(records, hashes, first ?? [], second, answer.won);
    note(records, hashes, second, first ?? [], 1 - answer.won);
    if (++played % keepEvery === 0) keep();
  });
  return broken;
}

type Ids = readonly string[];
const keepEvery = 200;

/** What both had says nothing of it. */
function note(
  records: Records,
  hashes: ReadonlyMap<string, string>,
  ids: Ids,
  others: Ids,
  won: number,
): void {
  for (const id of ids) {
    const hash = hashes.get(id);
    if (hash === undefined || others.includes(id)) continue;
    const before = records.get(hash) ?? nothingYet;
    if (before.pairs < pairsEach) records.set(hash, withPair(before, won));
  }
}

/** Next is tried what has had the fewest duels. */
function ordersFor(
  pool: readonly Piece[],
  forms: readonly Piece[],
  records: Records,
  until: number,
): () => Order | null {
  let number = [...records.values()].reduce((sum, { pairs }) => sum + pairs, 0);
  return () => {
    if (Date.now() >= until) return null;
    const wants = [...pool, ...forms].filter((one) => isWanting(records, one));
    const [wanted] = wants.sort((a, b) => pairsOf(records, a) - pairsOf(records, b));
    if (!wanted) return null;
    const seed = `balance ${++number} of ${wanted.id}`;
    const { week, kits } = pairingFor(wanted, pool, new Set(wants), seededDice(seed));
    return { seed, week, map: number, kits: [boughtIn(kits[0]), boughtIn(kits[1])] };
  };
}
