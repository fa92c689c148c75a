import { type Tile } from '../board/tile.ts';
import { type Fight, hindranceOf, isAtPeace } from '../combat/index.ts';
import { type Game, type Orb } from '../game.ts';
import { type Goods } from '../goods.ts';
import { spawnsFor } from '../fighting/spawns.ts';
import { openedBy } from '../menagerie/chests.ts';
import { waysToBuy } from '../menagerie/buy.ts';
import { scrollOf } from '../menagerie/identify.ts';
import { isEmpty, orbDefinition } from '../menagerie/orbs.ts';
import { hasSaved } from '../menagerie/save.ts';
import { salesOf } from '../menagerie/sell.ts';
import { stallsOf } from '../menagerie/stalls.ts';
import { type HeroId } from '../names.ts';
import { heroOf } from '../scene.ts';
import { heroIn } from '../walking/pace.ts';
import { besideOneOf, nearOnFoot, whyNoWay } from '../walking/near.ts';
import { passMeans } from '../week/passing.ts';
import { secretsSeenBy } from './secrets.ts';
import { type Legal } from './views.ts';
import { isTurnOf } from '../whose-turn.ts';

/** What the open turn allows this hero; of orbs, those to which a way leads (ORB-07). */
export function turnLegal(game: Game, goods: Goods, hero: HeroId): Partial<Legal> {
  const turn = game.week?.turn;
  if (!isTurnOf(turn, hero)) return {};
  const spawns = spawnsFor({ game, goods }, hero);
  const enterOn = spawns && spawns.tiles.length > 1 ? spawns : null;
  if (!turn.begun) return { enter: true, enterOn, pass: passMeans({ game }, turn) };
  if (turn.kind === 'monster') return {};
  const { fight } = game;
  if (fight && (!isAtPeace(fight) || fight.pending)) return {};
  const full = Object.values(game.orbs).filter((orb) => !isEmpty(game, orb));
  const { identified } = heroOf(game, hero);
  const scene = { game, goods };
  const scroll = scrollOf(scene, hero);
  const open = full.filter(({ colour }) => colour !== 'red');
  const save = hasSaved(game, hero) ? [] : open.map((orb) => orb.id);
  // ORB-07, ITEM-36: whoever its conditions keep from acting can only save, wait, or leave.
  if (fight && hindranceOf(fight, heroIn(fight, hero), { do: 'hide' }))
    return { endTurn: true, save };
  const isNear = nearOnFoot(fight, hero);
  const near = full.filter(({ tile }) => tile === undefined || isNear(tile));
  const ways = near.map((orb) => ({ id: orb.id, all: waysToBuy(scene, hero, orb) }));
  const forms = ways.map(
    ({ id, all }) =>
      [id, all.flatMap(({ as, cost }) => (as === undefined ? [] : [{ as, cost }]))] as const,
  );
  const unknown = open.filter((orb) => !identified.includes(orbDefinition(game, orb)));
  return {
    // ENTER-10: whoever has defeated the monster has still to come in.
    ...(spawns && { enter: true, enterOn }),
    endTurn: true,
    buy: ways.filter(({ all }) => all.length > 0).map(({ id }) => id),
    buyAs: Object.fromEntries(forms.filter(([, all]) => all.length > 0)),
    identify: scroll ? unknown.map((orb) => orb.id) : [],
    save,
    open: openedBy(scene, hero, near).map((orb) => orb.id),
    sell: isServed(scene, isNear) ? salesOf(scene, hero) : [],
    cutOff: fight
      ? cutOff(
          fight,
          hero,
          full.filter((orb) => !near.includes(orb)),
        )
      : {},
    visit: waiting(scene, hero).filter(isNear),
  };
}

/** ORB-07: why to none of those a way leads. */
function cutOff(fight: Fight, hero: HeroId, orbs: readonly Orb[]): Legal['cutOff'] {
  const noWay = whyNoWay(fight, hero);
  return Object.fromEntries(
    orbs.flatMap(({ id, tile }) =>
      tile === undefined ? [] : [[id, noWay(besideOneOf([tile])).why]],
    ),
  );
}

/** ENTER-12: whether a way leads to a stall; without a map everybody is near. */
function isServed(
  scene: { game: Game; goods: Goods },
  isNear: ReturnType<typeof nearOnFoot>,
): boolean {
  const stalls = stallsOf(scene);
  return stalls.length === 0 || stalls.some(({ tile }) => isNear(tile));
}

/** ORB-09: while it walks. */
const waiting = ({ game, goods }: { game: Game; goods: Goods }, hero: HeroId): Tile[] =>
  game.fight
    ? secretsSeenBy(game, goods, hero)
        .filter(({ known }) => known === 'noticed')
        .map(({ tile }) => tile)
    : [];
