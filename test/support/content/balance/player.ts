import { type Board } from '../../../../src/rules/board/board.ts';
import { seededDice } from '../../../../src/rules/dice.ts';
import { cardsIn, isOf, type MonsterCard } from '../shelves.ts';
import { challenged, duelled, maps } from './duel.ts';
import { type Worn } from './hero.ts';
import { type Kit, worn } from './kits.ts';
import { pitAmong } from './pit.ts';
import { lesserFormsOf, type Piece, piecesOf, startersAmong } from './pool.ts';

/**
 * A pair of mirrored duels to play on one of the maps, or with one kit alone a challenge of the week's
 * monster in the pit: kits by the ids of their things and on what each of them sits.
 */
export type Order = {
  seed: string;
  week: number;
  map: number;
  kits: readonly [Bought, Bought] | readonly [Bought];
};
export type Bought = readonly (readonly [id: string, on: number | null])[];

/** What the first kit won of it, 0 to 1, or why it could not be played. */
export type Answer = { won: number } | { broke: string };

export const boughtIn = ({ bought }: Kit): Bought => bought.map(({ piece, on }) => [piece.id, on]);

/** Plays what it is sent, one after the other, in a process of its own. */
export function playOrders(root: string): void {
  const cards = cardsIn(root);
  const items = cards.filter(isOf('item'));
  const born = startersAmong(items).map(({ card }): Worn => ({
    card,
    carries: [],
  }));
  const pieces = new Map([...piecesOf(items), ...lesserFormsOf(items)].map((one) => [one.id, one]));
  const monsters = cards.filter(isOf('monster')).map(({ card }) => card);
  const pit = pitAmong(cards.filter(isOf('map')));
  process.on('message', (order: Order) => {
    const answer = (): Answer => {
      try {
        return { won: wonBy(order, { born, pieces, monsters, pit }) };
      } catch (error) {
        return { broke: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    };
    process.send?.(answer());
  });
}

type There = {
  born: readonly Worn[];
  pieces: ReadonlyMap<string, Piece>;
  monsters: readonly Monster[];
  /** Where the week's monster is met. */
  pit: Board;
};

function wonBy({ seed, week, map, kits }: Order, { born, pieces, monsters, pit }: There): number {
  const [first = [], second] = kits.map((bought) => [...born, ...worn(kitOf(bought, pieces))]);
  const monster = monsters.find((one) => one.week === week);
  const board = second ? maps[map % maps.length] : pit;
  if (!monster || !board) throw new Error(`week ${week} has no monster, or there is no map`);
  const there = { week, monster, board };
  if (!second) return challenged(there, first, seededDice(seed));
  const straight = duelled({ ...there, sides: [first, second] }, seededDice(seed));
  const swapped = duelled({ ...there, sides: [second, first] }, seededDice(seed));
  return (straight + 1 - swapped) / 2;
}

type Monster = MonsterCard['card'];

function kitOf(bought: Bought, pieces: ReadonlyMap<string, Piece>): Kit {
  return {
    spent: 0,
    bought: bought.map(([id, on]) => {
      const piece = pieces.get(id);
      if (!piece) throw new Error(`${id} is no thing of the stock`);
      return { piece, on };
    }),
  };
}

if (process.send) playOrders('.');
