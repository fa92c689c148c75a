import {
  type Entrant,
  type Fight,
  type FightMode,
  type Thing,
  type Trap,
  trapOn,
} from '../combat/index.ts';
import { isCompanion } from '../abilities/companion.ts';
import { type Game, type Item } from '../game.ts';
import { type Hash } from '../goods.ts';
import { ownCard } from '../hero/thing-card.ts';
import { type Card } from '../items/card.ts';
import { powerOf } from '../items/power.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Lying } from '../owned.ts';
import { type Scene, setGame, setItem } from '../scene.ts';

type Seen = Pick<Scene, 'game'>;
type Laid = Item & { holder: `hero:${HeroId}`; lies: Lying };

/** In the order of their placing. */
const laidIn = ({ items }: Game): Laid[] =>
  Object.values(items)
    .filter((one): one is Laid => one.lies !== undefined && one.holder.startsWith('hero:'))
    .sort((a, b) => a.lies.nth - b.lies.nth);

/** Fights have an arena of their own, loot rounds the menagerie. */
const mapFor = ({ goods, week }: Game, mode: FightMode): Hash =>
  goods[(mode === 'loot' ? week?.menagerie : week?.map) ?? ''] ?? '';

/**
 * ITEM-35: what lies where a fight is about to begin, in the order of its placing: the traps of all
 * heroes, and what `stayed` there of an earlier fight of the same round.
 */
export function thingsThere(
  scene: Seen,
  mode: FightMode,
  who: Entrant[],
  stayed: readonly Thing[] = [],
): Thing[] {
  const traps = laidTraps(scene, mode, who);
  const before = stayed.flatMap((one) =>
    one.kind === 'trap' && one.item in scene.game.items
      ? traps.filter(({ item }) => item === one.item)
      : [one],
  );
  return [...before, ...traps.filter((trap) => !before.includes(trap))];
}

/**
 * ITEM-26: a duel or loot round is another round than the one in which they went off; a monster round is
 * one for all who fight in it. A trap is its placer's who
 * comes along with it, else its hero's.
 */
function laidTraps({ game }: Seen, mode: FightMode, who: Entrant[]): Trap[] {
  const map = mapFor(game, mode);
  return laidIn(game)
    .filter(({ lies }) => lies.map === map)
    .map(({ id, holder, lies: { trap } }) => {
      const placer = who.find(({ kit = [] }) => kit.some(({ item }) => item === id));
      const owner = placer?.id ?? (holder.slice('hero:'.length) as HeroId);
      return { ...(mode === 'monster round' ? trap : renewed(game, trap)), owner };
    });
}

/** ITEM-26: it can go off again; PERC-05: whoever came for one round only has found nothing. */
function renewed({ heroes, items }: Game, { foundBy = [], ...trap }: Trap): Trap {
  const stayed = foundBy.filter((id) => id in heroes || `i${id.slice(1)}` in items);
  return { ...trap, spent: false, ...(stayed.length > 0 && { foundBy: stayed }) };
}

/** ITEM-35: what heroes have laid there when a fight is over stays; the rest they have again. */
export function keepLaid(scene: Scene, fight: Fight): void {
  const map = mapFor(scene.game, fight.mode);
  const there = trapsOfHeroes(fight);
  for (const item of laidIn(scene.game))
    if (item.lies.map === map && !there.some(({ trap }) => trap.item === item.id))
      takeUp(scene, item);
  for (const { hero, trap } of there) {
    const item = scene.game.items[trap.item];
    if (item?.holder !== `hero:${hero}`) continue;
    const lies = { map, nth: fight.things.indexOf(trap), trap: asItIs(scene, item, fight, trap) };
    setItem(scene, trap.item, { lies });
  }
}

/**
 * GAME-06: a host may have changed it while it lay in that fight, which has ended with it as it was; of
 * whoever was not in that fight it has been changed where it lay.
 */
function asItIs({ game, goods }: Scene, item: Item, { creatures }: Fight, trap: Trap): Trap {
  const card = ownCard(game, goods, item);
  const placer = creatures[trap.owner];
  const thing = placer?.kit?.find((one) => one.item === item.id);
  const before = thing?.own ?? thing?.x;
  const x =
    placer === undefined || before === undefined
      ? (item.lies?.trap.x ?? trap.x)
      : stronger(trap, before, powerOf(card, placer.level));
  return { ...trap, ...trapOf(card), x };
}

/** The trap that it is; ITEM-24: or that who comes along with it can lay. */
function trapOf({ name, abilities }: Card): ReturnType<typeof trapOn> {
  const along = abilities.find(isCompanion);
  return along ? trapOn(along.companion, along.abilities ?? []) : trapOn(name, abilities);
}

const powerFor = ({ level }: Trap, card: Card): number => powerOf(card, level ?? 1);

/** Its power where that of its card has been another. */
const stronger = ({ x }: Trap, before: number, now: number): number =>
  Math.max(0, x + now - before);

/** GAME-06: a trap that lies there becomes what a host has made of its card, and is as hidden as that says. */
export function relay(scene: Scene, { id, lies }: Item, was: Card, is: Card): void {
  const written = lies && trapOf(is);
  if (!written) return;
  const { trap } = lies;
  const x = stronger(trap, powerFor(trap, was), powerFor(trap, is));
  setItem(scene, id, { lies: { ...lies, trap: { ...trap, ...written, x } } });
}

/** GAME-06, ITEM-35: the same of those that lie in the fight that goes on. */
export function relayInside(scene: Scene, which: readonly ItemId[]): void {
  const { fight, items } = scene.game;
  if (!fight) return;
  const things = fight.things.map((one): Thing => {
    if (one.kind !== 'trap' || !which.includes(one.item)) return one;
    const { name, stealth, does, flyers, x } = items[one.item]?.lies?.trap ?? one;
    return { ...one, name, stealth, does, flyers, x };
  });
  setGame(scene, { fight: { ...fight, things } });
}

/** Those of whom somebody called are gone with them. */
const trapsOfHeroes = ({ things, creatures }: Fight): { hero: HeroId; trap: Trap }[] =>
  things.flatMap((trap) => {
    if (trap.kind !== 'trap') return [];
    const placer = creatures[trap.owner];
    if (placer?.summoned) return [];
    const hero = placer ? placer.player : (trap.owner as HeroId);
    return hero === null ? [] : [{ hero, trap }];
  });

/**
 * ITEM-35: over weeks they stay, ready to go off (ITEM-26). Where another map takes the place of the
 * one on which they lie, their owners have them again.
 */
export function carryLaidOver(scene: Scene): void {
  const maps = (['monster round', 'loot'] as const).map((mode) => mapFor(scene.game, mode));
  for (const item of laidIn(scene.game))
    if (!maps.includes(item.lies.map)) takeUp(scene, item);
    else
      setItem(scene, item.id, {
        lies: { ...item.lies, trap: renewed(scene.game, item.lies.trap) },
      });
}

function takeUp(scene: Scene, { lies: _, ...item }: Laid): void {
  setGame(scene, { items: { ...scene.game.items, [item.id]: item } });
}
