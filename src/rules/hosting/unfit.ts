import { isArena } from '../board/schema.ts';
import { type BroughtFace } from '../face.ts';
import { type Definition, type Hash } from '../goods.ts';
import { checkedName, skeleton } from '../lobby/name.ts';
import { isInNoOrb } from '../menagerie/lay-loot.ts';
import { type Refusal, refuse } from '../refusal.ts';
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
function unfitAsNew({ game }: Scene, { card }: Brought): Refusal | null {
  const { name, of } = card;
  const no = (why: 'kinds' | 'no week' | 'week' | 'stalls') =>
    refuse('goods of no use', null, { name, of, why });
  if (card.of === 'item') return isInNoOrb(card) ? no('kinds') : null;
  if (card.of === 'map') return isArena(card) ? null : no('stalls');
  const hero = heroesOf(game).find((other) => skeleton(other.name) === skeleton(name));
  if (hero) return refuse('goods look alike', 'GAME-01', { name, other: hero.name });
  if (card.week === undefined) return no('no week');
  const reached = (game.week?.number ?? 0) + game.house['monsters ahead'];
  return card.week <= reached && game.week ? no('week') : null;
}

/** What somebody has already must not become another thing under their hands. */
function unfitAsChange({ goods }: Scene, { card }: Brought, before: Hash): Refusal | null {
  const was = goods.definition(before);
  const no = (part: 'kind' | 'kinds' | 'slot') =>
    refuse('another thing', 'GAME-06', { name: card.name, part });
  if (was.of !== card.of) return no('kind');
  if (was.of === 'map' && card.of === 'map')
    return isArena(was) === isArena(card) ? null : no('kind');
  if (was.of !== 'item' || card.of !== 'item') return null;
  if (was.slot !== card.slot) return no('slot');
  return [...was.kinds].sort().join() === [...card.kinds].sort().join() ? null : no('kinds');
}
