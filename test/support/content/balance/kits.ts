import { room } from '../../../../src/rules/hero/equip.ts';
import { additionOf, cannotCarry, roomFor } from '../../../../src/rules/items/additions.ts';
import { type Worn } from './hero.ts';
import { isWeapon, type Piece, sitsOnOthers } from './pool.ts';

/** What somebody has bought: each thing, or what sits on the thing that was bought at that place before. */
export type Kit = { spent: number; bought: readonly { piece: Piece; on: number | null }[] };

/** The same with one more, if there is room and gold for it; null where there is not. */
function withMore(kit: Kit, piece: Piece, gold: number): Kit | null {
  const { card } = piece;
  const spent = kit.spent + card.cost;
  if (spent > gold) return null;
  if (kit.bought.some((one) => one.piece.card.name === card.name)) return null;
  const on = sitsOnOthers(piece) ? carrierFor(kit, piece) : null;
  if (on === undefined) return null;
  const there = kit.bought.filter((one) => one.on === null && one.piece.card.slot === card.slot);
  if (on === null && there.length >= room(card.slot)) return null;
  return { spent, bought: [...kit.bought, { piece, on }] };
}

/** ITEM-02, ITEM-13, ITEM-18: the first thing on which it can sit; undefined: none. */
function carrierFor({ bought }: Kit, { card }: Piece): number | undefined {
  const addition = additionOf(card);
  if (addition === null) return undefined;
  const at = bought.findIndex(({ piece, on }, nth) => {
    const sitting = bought.filter(
      (one) => one.on === nth && additionOf(one.piece.card) === addition,
    );
    return on === null && !cannotCarry(piece.card, addition) && sitting.length < roomFor(addition);
  });
  return at < 0 ? undefined : at;
}

/**
 * What is wanted before all else, with what it sits on, if on anything; then a weapon, for half of what
 * is left at most; then all that there is gold for, in the order of the offers, `most` in all.
 */
export function shopping(
  gold: number,
  wanted: Piece | null,
  offers: readonly Piece[],
  most = Infinity,
): Kit {
  let kit: Kit = { spent: 0, bought: [] };
  const buy = (piece: Piece) => {
    kit = withMore(kit, piece, gold) ?? kit;
  };
  const own = wanted ? wanted.card.cost : 0;
  if (wanted && sitsOnOthers(wanted)) {
    const bears = (piece: Piece) =>
      cannotCarry(piece.card, additionOf(wanted.card) ?? 'gem') === null;
    const carrier = offers.find((one) => bears(one) && one.card.cost <= gold - own);
    if (carrier) buy(carrier);
  }
  if (wanted) buy(wanted);
  const half = (gold - own) / 2;
  const arm = offers.find((one) => isWeapon(one) && one.card.cost <= half);
  if (arm && !kit.bought.some(({ piece }) => isWeapon(piece))) buy(arm);
  for (const piece of offers) if (kit.bought.length < most) buy(piece);
  return kit;
}

/** As it is worn: each thing with what sits on it. */
export const worn = ({ bought }: Kit): Worn[] =>
  bought.flatMap(({ piece, on }, at) =>
    on === null
      ? [
          {
            card: piece.card,
            carries: bought.flatMap((one) => (one.on === at ? [one.piece.card] : [])),
          },
        ]
      : [],
  );
