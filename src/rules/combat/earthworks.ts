import { type Ground, withGround, type Board } from '../board/board.ts';
import { overlaps } from '../board/space.ts';
import { groundAt } from '../board/terrain.ts';
import { type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { type Bout, livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { type LaidGround } from './thing.ts';
import { tellInVain } from './in-vain.ts';
import { isStale } from './stalemate.ts';
import { tell, whoIs } from './tell.ts';

/** What can become something else; walls, water, spawn tiles and whatever lies on a tile stay. */
const changeable: readonly Ground[] = ['floor', 'difficult ground', 'lava'];

/** `cause`: by what ability. */
type Laying = Pick<LaidGround, 'ground' | 'lasts' | 'by'> & { cause: string };

/**
 * MOVE-07, MOVE-11, MOVE-15: those of the tiles that can are other ground from now on, over what was
 * laid there before, which is there again if it lasts longer. Nobody is buried: where somebody is,
 * seen or not, on foot or above, no force wall comes up. Says who is there.
 */
export function layGround(
  bout: Bout,
  who: Creature,
  tiles: readonly Tile[],
  { ground, lasts, by, cause }: Laying,
): Creature[] {
  const { fight } = bout;
  const walls = ground === 'force wall';
  const bodies = livingIn(fight);
  const open = tiles.filter(
    (tile) =>
      !isStale(fight) &&
      canBecome(fight, tile, ground) &&
      !(walls && bodies.some((one) => overlaps(one, { tile, size: 0 }))),
  );
  if (open.length === 0) {
    if (tiles.length > 0) tellFirm(bout, who, cause);
    return [];
  }
  const laid = open.map((tile): LaidGround => ({ tile, ground, by, lasts }));
  const before = (fight.ground?.laid ?? []).filter(
    (older) => !laid.some((newer) => isRenewedBy(older, newer)),
  );
  redraw(fight, fight.ground?.base ?? fight.board, [...before, ...laid]);
  const turns = lasts === 'until ended' ? null : lasts.turns;
  tell(bout, 'ground laid', ['ITEM-27'], { who: whoIs(who), ground, tiles: open, turns });
  return bodies.filter((one) => open.some((tile) => overlaps(one, { tile, size: 0 })));
}

/** Whether it was laid there by the same, and ends no later, so that it never shows again. */
const isRenewedBy = (older: LaidGround, newer: LaidGround): boolean =>
  older.tile === newer.tile && older.by === newer.by && turnsLeft(older) <= turnsLeft(newer);

const turnsLeft = ({ lasts }: LaidGround): number =>
  lasts === 'until ended' ? Infinity : lasts.turns;

/** What was that already stays so; what was laid there can be laid anew. */
function canBecome({ board, ground: other }: Fight, tile: Tile, ground: Ground): boolean {
  const now = groundAt(board, tile);
  if (!changeable.includes(now)) return false;
  return now !== ground || other?.laid.some((one) => one.tile === tile) === true;
}

function tellFirm(bout: Bout, who: Creature, what: string): void {
  const tried = { who, by: who, what };
  if (isStale(bout.fight)) tellInVain(bout, 'past changing', tried, ['DUEL-02']);
  else tellInVain(bout, 'firm ground', tried, ['ITEM-27']);
}

/** A board is never changed, only replaced. */
function redraw(fight: Fight, base: Board, laid: LaidGround[]): void {
  fight.board = laid.length === 0 ? base : withGround(base, laid);
  if (laid.length === 0) fight.ground = undefined;
  else fight.ground = { base, laid };
}

/** COMBAT-13: at the end of a turn of `of`. */
export function wearGround(bout: Bout, of: CreatureId): void {
  const { ground } = bout.fight;
  if (!ground) return;
  const counts = ({ lasts }: LaidGround) => lasts !== 'until ended' && lasts.of === of;
  const laid = ground.laid.map((one) =>
    counts(one) && one.lasts !== 'until ended'
      ? { ...one, lasts: { of, turns: one.lasts.turns - 1 } }
      : one,
  );
  bout.fight.ground = { ...ground, laid };
  restore(bout, (one) => turnsLeft(one) <= 0);
}

/** What the dead have laid is gone with them, and so is all of it after too long a fight. */
export function clearGround(bout: Bout): void {
  const { fight } = bout;
  if (fight.ground) restore(bout, ({ by }) => isStale(fight) || fight.creatures[by]?.dead === true);
}

/** ITEM-27: whatever abilities have laid on these tiles. */
export const bareGround = (bout: Bout, tiles: readonly Tile[]): void =>
  restore(bout, ({ tile }) => tiles.includes(tile), 'ITEM-27');

/** COMBAT-13: with the fight in loot or quest. */
export const endGround = (bout: Bout): void => restore(bout, () => true);

/** Of what lay under something else nothing is told. */
function restore(
  bout: Bout,
  isOver: (one: LaidGround) => boolean,
  rule: RuleId = 'COMBAT-13',
): void {
  const { fight } = bout;
  if (!fight.ground?.laid.some(isOver)) return;
  const { board } = fight;
  const { base, laid } = fight.ground;
  redraw(
    fight,
    base,
    laid.filter((one) => !isOver(one)),
  );
  const tiles = [...new Set(laid.map(({ tile }) => tile))].filter(
    (tile) => groundAt(board, tile) !== groundAt(fight.board, tile),
  );
  if (tiles.length > 0) tell(bout, 'ground gone', [rule], { tiles });
}
