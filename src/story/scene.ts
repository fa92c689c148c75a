import { type CreatureId } from '../rules/combat/creature.ts';
import { type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { type Midst, noMidst } from './midst.ts';
import { type Beat, oneself, type Owned, ownedBy, type Telling } from './beat.ts';

export type Seen<K extends SeenFightEvent['kind']> = Extract<SeenFightEvent, { kind: K }>;

/** What was done last, to which what follows may belong; `on`: what tells it of each whom it reached. */
export type Deed = { beat: Beat; by: CreatureId; name: string; on: Map<CreatureId, Beat> };

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
  midst: Midst;
  /** Whose turn it is. */
  of: CreatureId | null;
  /** What went off, by whose it is and how it is called; without what is told otherwise. */
  stirred: Map<string, Owned>;
  /** Abilities that are told by name. */
  named: Set<string>;
};

export const sceneOf = (telling: Telling, of: CreatureId | null): Scene => ({
  ...{ telling, of, beats: [], deed: null, trigger: null, before: null },
  ...{ sprung: null, rerolled: null, midst: noMidst() },
  ...{ stirred: new Map(), named: new Set() },
});

export const nameIt = ({ named }: Scene, by: Pick<Who, 'id'> | null, name: string) =>
  void named.add(`${by?.id ?? ''} ${name}`);

/** Adds to the last deed what came of it for somebody whom it reached; whether it did. */
export function cameOf(scene: Scene, by: Pick<Who, 'id'> | null, who: Who, said: string): boolean {
  const { deed, telling } = scene;
  const told = deed?.on.get(who.id);
  // Of a miss nothing comes but what goes off at it.
  if (!deed || !told || told.blow?.end === 'missed') return false;
  const isOwn = deed.by === who.id;
  if (isOwn ? !cameToItself(scene, by) : deed.by !== by?.id) return false;
  told.results.push({ said, whom: isOwn ? oneself : telling.call(who) });
  return true;
}

/** Of what somebody has brought upon themselves, whether it can come of nothing but that deed. */
const cameToItself = ({ deed, trigger, sprung }: Scene, by: Pick<Who, 'id'> | null): boolean =>
  (by === null || by.id === deed?.by) && trigger === null && sprung === null;

/** Whether all that was told since a trap was sprung is what befell who sprang it. */
export function isItsTrap({ sprung, beats }: Scene, who: Who, cause: string): boolean {
  if (sprung?.trap !== cause) return false;
  return beats.slice(beats.indexOf(sprung.beat)).every((one) => one.who.id === who.id);
}

/** ` by Left’s Hook`: what must have done it, as far as that is known for sure. */
export function byWhat(scene: Scene, by: Who | null, whose: Who): string {
  const { trigger, telling, deed } = scene;
  if (!by) return byOwn(scene, whose);
  if (by.name === '') return ' by somebody unseen';
  if (isItsTrap(scene, whose, by.name)) return ' by it';
  if (trigger?.who.id !== by.id || (deed?.by === by.id && deed.beat.blow?.end !== 'missed'))
    return by.id === whose.id ? '' : ` by ${telling.call(by)}`;
  nameIt(scene, by, trigger.ability);
  return ` by ${ownedBy(by, trigger.ability, whose, telling.call)}`;
}

/** Of what nobody else has brought upon somebody: by what of their own, where that has just gone off. */
function byOwn(scene: Scene, whose: Who): string {
  const { trigger, telling, before } = scene;
  if (trigger?.who.id !== whose.id || before !== trigger) return '';
  nameIt(scene, whose, trigger.ability);
  return ` by ${ownedBy(whose, trigger.ability, whose, telling.call)}`;
}
