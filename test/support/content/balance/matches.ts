import { type Dice, shuffled } from '../../../../src/rules/dice.ts';
import { type Kit, shopping } from './kits.ts';
import { goldBy, latest, type Piece, weekOf } from './pool.ts';

/** Two kits of the same gold, one of which has a thing that is to be tried. */
export type Pairing = { week: number; kits: readonly [Kit, Kit] };

/** What is spent differs by such a part of the gold at most, or else as little as was found. */
const even = 0.1;
const tries = 20;
/** Nobody buys what is so small a part of the gold. */
const smallestPart = 0.03;

/** Things that one hero has bought; more would hide what each of them does. */
const most = 8;

/**
 * In the first week in which a hero would buy it, with what it sits on. `wants`: of things those that are
 * to be tried yet, of which kits are made first. Throws for what can never be had.
 */
export function pairingFor(
  wanted: Piece,
  pool: readonly Piece[],
  wants: ReadonlySet<Piece>,
  dice: Dice,
): Pairing {
  for (let week = weekOf(wanted.card.cost); week <= latest; week += 1) {
    const gold = goldBy(week);
    const shelf = pool.filter(({ card }) => card.cost <= gold && card.cost >= gold * smallestPart);
    const first = shopping(gold, wanted, inAnyOrder(shelf, wants, dice), most);
    if (first.bought.some(({ piece }) => piece === wanted))
      return { week, kits: [first, against(first, { wanted, shelf, gold, wants, dice })] };
  }
  throw new Error(`${wanted.id} finds nothing to sit on, up to week ${latest}`);
}

type Match = {
  wanted: Piece;
  shelf: readonly Piece[];
  gold: number;
  wants: ReadonlySet<Piece>;
  dice: Dice;
};

/** A kit of the same gold without that thing, as even as is found. */
function against(first: Kit, { wanted, shelf, gold, wants, dice }: Match): Kit {
  // ITEM-37: nobody has the other form of it.
  const others = shelf.filter((one) => one.card.name !== wanted.card.name);
  let best: Kit | null = null;
  for (let time = 0; time < tries; time++) {
    const kit = shopping(gold, null, inAnyOrder(others, wants, dice), most);
    const apart = Math.abs(kit.spent - first.spent);
    if (!best || apart < Math.abs(best.spent - first.spent)) best = kit;
    if (apart <= gold * even) break;
  }
  return best ?? first;
}

/** What is to be tried yet comes twice as soon, so that most of a duel is of use. */
function inAnyOrder(shelf: readonly Piece[], wants: ReadonlySet<Piece>, dice: Dice): Piece[] {
  const places = (is: boolean, stride: number) =>
    shuffled(
      shelf.filter((one) => wants.has(one) === is),
      dice,
      'offers',
    ).map((piece, at) => ({ piece, place: stride * (at + 1) }));
  return [...places(true, 1), ...places(false, 2)]
    .sort((a, b) => a.place - b.place)
    .map(({ piece }) => piece);
}
