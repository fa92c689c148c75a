import { type CreatureId } from '../rules/combat/creature.ts';
import { type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { type Beat, type Owned, ownedBy, type Telling } from './beat.ts';

export type Seen<K extends SeenFightEvent['kind']> = Extract<SeenFightEvent, { kind: K }>;

/** What was done last, to which what follows may belong. */
type Deed = { beat: Beat; by: CreatureId; name: string; on: Set<CreatureId> };

/** A turn while it is turned into beats. */
export type Scene = {
  telling: Telling;
  beats: Beat[];
  deed: Deed | null;
  /** What went off last, with nothing else between. */
  trigger: Seen<'triggered'> | null;
  /** The trap that was sprung last. */
  sprung: { beat: Beat; trap: string } | null;
  rerolled: Seen<'rerolled'> | null;
  before: SeenFightEvent | null;
  /** Whose turn it is. */
  of: CreatureId | null;
  /** What went off, by whose it is and how it is called; without what is told otherwise. */
  stirred: Map<string, Owned>;
  /** Abilities that are told by name. */
  named: Set<string>;
};

export const sceneOf = (telling: Telling, of: CreatureId | null): Scene => ({
  ...{ telling, of, beats: [], deed: null, trigger: null, before: null },
  ...{ sprung: null, rerolled: null },
  ...{ stirred: new Map(), named: new Set() },
});

export const nameIt = ({ named }: Scene, by: Pick<Who, 'id'> | null, name: string) =>
  void named.add(`${by?.id ?? ''} ${name}`);

/** Adds to the last deed what came of it, if it is theirs whom it reached; whether it is. */
export function cameOf(scene: Scene, by: Who | null, who: Who, result: string): boolean {
  const { deed } = scene;
  if (!deed || !by || deed.by !== by.id || who.id === by.id || !deed.on.has(who.id)) return false;
  deed.beat.results.push(result);
  return true;
}

/** Whether all that was told since a trap was sprung is what befell who sprang it. */
export function isItsTrap({ sprung, beats }: Scene, who: Who, cause: string): boolean {
  if (sprung?.trap !== cause) return false;
  return beats.slice(beats.indexOf(sprung.beat)).every((one) => one.who.id === who.id);
}

/** ` by Left’s Hook`: what must have done it, as far as that is known for sure. */
export function byWhat(scene: Scene, by: Who | null, whose: Who): string {
  if (!by) return '';
  const { trigger, telling } = scene;
  if (by.name === '') return ' by somebody unseen';
  if (isItsTrap(scene, whose, by.name)) return ' by it';
  if (trigger?.who.id !== by.id || scene.deed?.by === by.id)
    return by.id === whose.id ? '' : ` by ${telling.call(by)}`;
  nameIt(scene, by, trigger.ability);
  return ` by ${ownedBy(by, trigger.ability, whose, telling.call)}`;
}
