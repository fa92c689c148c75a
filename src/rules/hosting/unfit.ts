import { isArena, type MapDefinition } from '../board/schema.ts';
import { type BroughtFace } from '../face.ts';
import { type Definition, type Goods, type Hash, isBrought, stocked } from '../goods.ts';
import { checkedName, skeleton } from '../lobby/name.ts';
import { isInNoOrb } from '../menagerie/lay-loot.ts';
import { type Refusal, type RefusalFacts, refuse } from '../refusal.ts';
import { heroesOf, type Scene } from '../scene.ts';

type Bringable = Extract<Definition, { of: BroughtFace['of'] }>;
/** One of the things that are brought. `before`: the hash of what it takes the place of. */
export type Brought = { id: string; hash: Hash; card: Bringable; before: Hash | null };

/** Why a game can make nothing of it; null where it can. */
export function unfit(scene: Scene, one: Brought): Refusal | null {
  const name = checkedName(one.card.name, 'game');
  if (typeof name !== 'string') return name;
  return one.before === null ? unfitAsNew(scene, one) : unfitAsChange(scene, one, one.before);
}

/** It has to come to be had, met or walked on. */
function unfitAsNew(scene: Scene, { card }: Brought): Refusal | null {
  const { name, of } = card;
  const no = (why: 'kinds' | 'no week' | 'stalls') =>
    refuse('goods of no use', null, { name, of, why });
  if (card.of === 'item') return isInNoOrb(card) ? no('kinds') : null;
  if (card.of === 'map') return isArena(card) ? null : no('stalls');
  const hero = heroesOf(scene.game).find((other) => skeleton(other.name) === skeleton(name));
  if (hero) return refuse('goods like a hero', 'GAME-01', { name, hero: hero.name });
  return card.week === undefined ? no('no week') : unmet(scene, card, card.week);
}

/** A monster whose first week is over is met by nobody who has not met it. */
function unmet({ game }: Scene, { name }: { name: string }, first: number): Refusal | null {
  const reached = (game.week?.number ?? 0) + game.house['monsters ahead'];
  return first <= reached && game.week
    ? refuse('goods of no use', null, { name, of: 'monster', why: 'week' })
    : null;
}

/** WEEK-04: of a week's monster, whether a later one's week has come by the next week. */
function outdone(
  { game, goods }: Scene,
  { name, week }: { name: string; week?: number | undefined },
): Refusal | null {
  if (!game.week || week === undefined) return null;
  const next = game.week.number + game.house['monsters ahead'] + 1;
  const isLater = ({ card: { week: first } }: { card: { week?: number | undefined } }) =>
    first !== undefined && first > week && first <= next;
  return stocked(goods, 'monster').some(isLater)
    ? refuse('goods of no use', null, { name, of: 'monster', why: 'outdone' })
    : null;
}

/** What somebody has already must not become another thing under their hands. */
function unfitAsChange(scene: Scene, { id, card }: Brought, before: Hash): Refusal | null {
  const was = scene.goods.definition(before);
  const no = (part: Part) => refuse('another thing', 'GAME-06', { name: card.name, part });
  if (was.of === 'monster' && card.of === 'monster') {
    if (was.part !== card.part) return no('part');
    if (was.week === card.week || card.week === undefined) return outdone(scene, card);
    return isBrought(id) ? unmet(scene, card, card.week) : no('week');
  }
  if (was.of === 'map' && card.of === 'map') {
    if (isArena(was) !== isArena(card)) return no('kind');
    return unguarded(scene, card);
  }
  if (was.of !== 'item' || card.of !== 'item') return no('kind');
  if (was.slot !== card.slot) return no('slot');
  return [...was.kinds].sort().join() === [...card.kinds].sort().join() ? null : no('kinds');
}
type Part = RefusalFacts['another thing']['part'];

/** GLOSS-05: none but a Skeli of the game keeps watch in its menagerie. */
function unguarded({ goods }: Scene, { name, guards = {} }: MapDefinition): Refusal | null {
  const isSkeli = ({ skeli }: { skeli: string }) => {
    const card = definitionOf(goods, skeli);
    return card?.of === 'monster' && card.part === 'skeli';
  };
  return Object.values(guards).every(isSkeli)
    ? null
    : refuse('goods of no use', 'GLOSS-05', { name, of: 'map', why: 'guards' });
}

function definitionOf({ stock, definition }: Goods, id: string): Definition | null {
  const hash = Object.hasOwn(stock.ids, id) ? stock.ids[id] : undefined;
  return hash === undefined ? null : definition(hash);
}
