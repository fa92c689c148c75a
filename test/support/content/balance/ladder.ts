import { seededDice, shuffled } from '../../../../src/rules/dice.ts';
import { type CardOf, type ItemCard, type MonsterCard } from '../shelves.ts';
import { shopping } from './kits.ts';
import { boughtIn, type Order } from './player.ts';
import { pitAmong } from './pit.ts';
import { playAll } from './players.ts';
import { goldBy, type Piece, shortHash, startersAmong } from './pool.ts';
import { nothingYet, type Records, type Tried, withPair } from './record.ts';

/** So many heroes meet each monster. */
const challengers = 400;
/** Of so many things each week has a hero the choice. */
const offeredEach = 12;

/** A monster of a week, as it is first met. */
export type Rung = { week: number; name: string; key: string };

/**
 * `items`: of which every hero has the starters; other ones change what can be beaten, as does another
 * pit among the `maps`.
 */
export const ladderOf = (
  monsters: readonly MonsterCard[],
  items: readonly ItemCard[],
  maps: readonly CardOf<'map'>[],
): Rung[] => {
  const pit = pitAmong(maps);
  const born = startersAmong(items).map((one) => one.card);
  return monsters
    .flatMap(({ card }) =>
      card.week === undefined
        ? []
        : [{ week: card.week, name: card.name, key: `met ${shortHash({ card, born, pit })}` }],
    )
    .sort((a, b) => a.week - b.week);
};

export const isUnmet = (records: Records, { key }: Rung): boolean =>
  (records.get(key) ?? nothingYet).pairs < challengers;

/** What a hero buys of what it has been offered by then: the dearest that it can, a weapon first. */
function order(rung: Rung, number: number, pool: readonly Piece[]): Order {
  const seed = `ladder ${number} of week ${rung.week}`;
  const gold = goldBy(rung.week);
  const offers = shuffled(pool, seededDice(seed), 'offers').slice(0, offeredEach * rung.week);
  const kit = shopping(
    gold,
    null,
    offers.sort((a, b) => b.card.cost - a.card.cost),
  );
  return { seed, week: rung.week, map: 0, kits: [boughtIn(kit)] };
}

/** Has each monster met by heroes with the gold of its week. Returns what could not be played. */
export async function climb(
  rungs: readonly Rung[],
  pool: readonly Piece[],
  records: Records,
  until: number,
): Promise<string[]> {
  const broken: string[] = [];
  const orders = rungs.flatMap((rung) => {
    const met = records.get(rung.key) ?? nothingYet;
    const left = Math.max(0, challengers - met.pairs);
    return Array.from({ length: left }, (_, at) => order(rung, met.pairs + at, pool));
  });
  const next = () => (Date.now() >= until ? null : (orders.shift() ?? null));
  await playAll(next, ({ week, seed }, answer) => {
    if ('broke' in answer) return void broken.push(`${seed}: ${answer.broke}`);
    const key = rungs.find((one) => one.week === week)?.key ?? '';
    records.set(key, withPair(records.get(key) ?? nothingYet, answer.won));
  });
  return broken;
}

export const metOf = (records: Records, { key }: Rung): Tried => records.get(key) ?? nothingYet;
