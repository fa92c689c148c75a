import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView, type PublicOrb } from '../../../rules/sight/views.ts';
import { button } from '../../screen.ts';
import { bearing } from '../compass.ts';
import { type Tile, tileDistance, tileName, tilesOf } from '../tiles.ts';
import { idsOf } from './ids.ts';
import { isWalking } from './walk.ts';

/** ORB-07: to where it can be bought; who buys walks there by itself. */
export const walksTo = (view: HeroView, { id, tile }: PublicOrb) =>
  view.fight &&
  isWalking(view.fight) &&
  tile !== undefined &&
  !isBeside(view.fight, tile) &&
  !view.legal.cutOff.includes(id)
    ? [button('Walk There', idsOf(view)('walk-to', String(tile)))]
    : [];

/** Where it lies, for whoever walks. */
export function placeLine({ fight, legal }: HeroView, { id, tile }: PublicOrb): string[] {
  if (!fight || !isWalking(fight) || tile === undefined) return [];
  if (isBeside(fight, tile)) return ['It lies beside you.'];
  const own = fight.creatures.find(({ id }) => id === fight.you);
  const where = own ? bearing(own.tile, tile) : tileName(tile);
  if (legal.cutOff.includes(id))
    return [
      `It lies on ${tileName(tile)}, ${where} of you. You know no safe way there: come next to it step by step to buy it.`,
    ];
  return [`It lies on ${tileName(tile)}, ${where} of you; who buys it walks there first.`];
}

const isBeside = ({ creatures, you }: FightView, tile: Tile): boolean =>
  creatures.some(
    (one) => one.id === you && tilesOf(one).some((own) => tileDistance(own, tile) <= 1),
  );
