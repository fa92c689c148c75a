import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView, type PublicOrb } from '../../../rules/sight/views.ts';
import { button } from '../../screen.ts';
import { bearing } from '../compass.ts';
import { type Tile, tileDistance, tileName, tilesOf } from '../tiles.ts';
import { cutOffText } from '../no-way.ts';
import { idsOf } from './ids.ts';
import { isWalking } from './walk.ts';

/** ORB-07: to where it can be bought; who buys walks there by itself. */
export const walksTo = (view: HeroView, { id, tile }: PublicOrb) =>
  view.fight &&
  isWalking(view.fight) &&
  tile !== undefined &&
  !isBeside(view.fight, tile) &&
  !(id in view.legal.cutOff)
    ? [button('Walk There', idsOf(view)('walk-to', String(tile)))]
    : [];

/** Where it lies, for whoever walks. */
export function placeLine({ fight, legal }: HeroView, { id, tile }: PublicOrb): string[] {
  if (!fight || !isWalking(fight) || tile === undefined) return [];
  if (isBeside(fight, tile)) return ['It lies beside you.'];
  const own = fight.creatures.find(({ id }) => id === fight.you);
  const where = own ? bearing(own.tile, tile) : tileName(tile);
  const why = legal.cutOff[id];
  if (why !== undefined)
    return [`It lies on ${tileName(tile)}, ${where} of you. ${cutOffText(why, mountOf(fight))}`];
  return [`It lies on ${tileName(tile)}, ${where} of you; who buys it walks there first.`];
}

/** MOVE-12: who carries it. */
const mountOf = ({ creatures, you }: FightView): string | null => {
  const mount = creatures.find(({ id }) => id === you)?.mount;
  return creatures.find(({ id }) => id === mount)?.name ?? null;
};

const isBeside = ({ creatures, you }: FightView, tile: Tile): boolean =>
  creatures.some(
    (one) => one.id === you && tilesOf(one).some((own) => tileDistance(own, tile) <= 1),
  );
