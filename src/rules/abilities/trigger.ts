import type { ConditionKind, Creature } from '../combat/creature.ts';
import type { Verdict } from '../combat/event.ts';
import type { DamageType } from '../hero/stats.ts';

/** What has just happened, as abilities can wait for it. */
export type MomentFacts = {
  'turn began': object;
  'turn ended': object;
  'round began': object;
  attacked: { how: 'basic' | 'special' };
  /** How the attack would come out; `answered`: the abilities that have had their say on it. */
  rolled: {
    how: 'basic' | 'special';
    answered: string[];
    /** The die as it lies now. */
    natural(): number;
    verdict(): Verdict;
    reroll(keep: 'second' | 'better' | 'worse', by: Creature, ability: string): void;
  };
  hit: { how: 'basic' | 'special'; critical: boolean };
  missed: { how: 'basic' | 'special' };
  damaged: { type: DamageType; amount: number };
  /** STAT-01: damage has left it less than half of its HP. */
  halved: object;
  healed: { amount: number };
  laid: { condition: ConditionKind };
  /** A condition has ended. */
  rid: { condition: ConditionKind };
  died: object;
  moved: object;
  used: object;
  /** `countered`: it does nothing to whom it was aimed at. */
  targeted: { byEnemy: boolean; countered: boolean };
  hidden: object;
  found: object;
  shoved: object;
  entered: { ground: 'lava' | 'styx' };
  released: object;
};
export type MomentKind = keyof MomentFacts;

/** Whose part in it the carrier of the ability has. */
export type Part =
  | 'doer'
  | 'sufferer'
  | 'ally of the sufferer'
  | 'enemy of the sufferer'
  | 'sufferer of somebody seen'
  | 'enemy of the doer'
  | 'ally of the doer'
  | 'anybody';

type Trigger<K extends MomentKind> = {
  moment: K;
  part: Part;
  test?: (facts: MomentFacts[K]) => boolean;
};

const on = <K extends MomentKind>(
  moment: K,
  part: Part,
  test?: (facts: MomentFacts[K]) => boolean,
): Trigger<K> => ({ moment, part, ...(test && { test }) });

const basic = ({ how }: { how: string }) => how === 'basic';
const special = ({ how }: { how: string }) => how === 'special';
type Rolled = MomentFacts['rolled'];
const wouldHit = ({ verdict }: Rolled) => verdict() === 'hit' || verdict() === 'critical hit';
const wouldMiss = (facts: Rolled) => !wouldHit(facts);
const wouldBeCritical = ({ verdict }: Rolled) => verdict() === 'critical hit';
const critical = (facts: { critical: boolean }) => facts.critical;

/**
 * The closed list of what a triggered ability can wait for, as cards say it (COMBAT-14). The doer
 * acts, the sufferer is acted upon; of what befalls one by itself one is the sufferer.
 */
export const triggers = {
  'my turn begins': on('turn began', 'sufferer'),
  'my turn ends': on('turn ended', 'sufferer'),
  'an enemy’s turn begins': on('turn began', 'enemy of the doer'),
  'an enemy’s turn ends': on('turn ended', 'enemy of the doer'),
  'a round begins': on('round began', 'sufferer'),
  'I attack': on('attacked', 'doer'),
  'I would hit': on('rolled', 'doer', wouldHit),
  'I would miss': on('rolled', 'doer', wouldMiss),
  'I would be struck': on('rolled', 'sufferer', wouldHit),
  'I would be struck critically': on('rolled', 'sufferer', wouldBeCritical),
  'an ally would be struck': on('rolled', 'ally of the sufferer', wouldHit),
  'I hit': on('hit', 'doer'),
  'I hit with a basic attack': on('hit', 'doer', basic),
  'I hit with a special attack': on('hit', 'doer', special),
  'I score a critical hit': on('hit', 'doer', critical),
  'I miss': on('missed', 'doer'),
  'I am attacked': on('attacked', 'sufferer'),
  'I am struck': on('hit', 'sufferer'),
  'I am struck by a basic attack': on('hit', 'sufferer', basic),
  'I am struck by a special attack': on('hit', 'sufferer', special),
  'I am struck critically': on('hit', 'sufferer', critical),
  'I am missed': on('missed', 'sufferer'),
  'an ally is struck': on('hit', 'ally of the sufferer'),
  'I deal damage': on('damaged', 'doer'),
  'I take damage': on('damaged', 'sufferer'),
  'I take toxic damage': on('damaged', 'sufferer', ({ type }) => type === 'toxic'),
  'I take fire damage': on('damaged', 'sufferer', ({ type }) => type === 'fire'),
  'I take cold damage': on('damaged', 'sufferer', ({ type }) => type === 'cold'),
  'I take electric damage': on('damaged', 'sufferer', ({ type }) => type === 'electric'),
  'I fall below half HP': on('halved', 'sufferer'),
  'an ally falls below half HP': on('halved', 'ally of the sufferer'),
  'I am healed': on('healed', 'sufferer'),
  'I lay a condition': on('laid', 'doer'),
  'a condition is laid on me': on('laid', 'sufferer'),
  'I lose a condition': on('rid', 'sufferer'),
  'I kill': on('died', 'doer'),
  'I die': on('died', 'sufferer'),
  'an ally dies': on('died', 'ally of the sufferer'),
  'an enemy dies': on('died', 'enemy of the sufferer'),
  'I move': on('moved', 'doer'),
  'an enemy moves': on('moved', 'enemy of the doer'),
  'I am moved by somebody': on('shoved', 'sufferer'),
  'I enter lava': on('entered', 'sufferer', ({ ground }) => ground === 'lava'),
  'I enter the Styx': on('entered', 'sufferer', ({ ground }) => ground === 'styx'),
  'I hide': on('hidden', 'doer'),
  'I am found': on('found', 'sufferer of somebody seen'),
  'I use an ability': on('used', 'doer'),
  'an ally uses an ability': on('used', 'ally of the doer'),
  'an enemy uses an ability': on('used', 'enemy of the doer'),
  'I am targeted by an ability': on('targeted', 'sufferer'),
  'an enemy targets me with an ability': on('targeted', 'sufferer', ({ byEnemy }) => byEnemy),
  'a monster is released': on('released', 'anybody'),
} satisfies Record<string, { [K in MomentKind]: Trigger<K> }[MomentKind]>;

/** What befalls one by itself, or what one does to nobody: nobody else has a part in it. */
export const lonely: readonly (keyof typeof triggers)[] = [
  ...(['my turn begins', 'my turn ends', 'a round begins', 'I lose a condition'] as const),
  ...(['I move', 'I enter lava', 'I enter the Styx', 'I hide', 'I use an ability'] as const),
];

/** What nobody suffers: there is no victim in it. */
export const victimless: readonly (keyof typeof triggers)[] = [
  ...(['I move', 'an enemy moves', 'I hide', 'a monster is released'] as const),
  ...(['I use an ability', 'an ally uses an ability', 'an enemy uses an ability'] as const),
];

export type TriggerWord = keyof typeof triggers;
export const triggerWords = Object.keys(triggers) as TriggerWord[];
