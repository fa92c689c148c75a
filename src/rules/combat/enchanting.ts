import { type Meant } from '../abilities/meant.ts';
import { isDoubled } from '../abilities/verbs/lasting.ts';
import type { Run } from '../abilities/verbs/verb.ts';
import { type MovementKind } from '../board/gaits.ts';
import { type BasicAttack, type DamageType, type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type Bout } from './bout.ts';
import {
  type Boon,
  type Change,
  type Creature,
  type CreatureId,
  type Duration,
  type Grant,
  type Protection,
  type Tuned,
  type Guise,
} from './creature.ts';
import { type Fight } from './fight.ts';
import { movementRules } from './movement.ts';
import { tell, whoIs } from './tell.ts';

/** What an ability makes of somebody for a while, besides conditions. */
export type Enchantment =
  /**
   * `formula`: it came of stats of whom it befell (STAT-07), and would tell them; `updated`: by its
   * dependents, for good (ITEM-04).
   */
  | { kind: 'stats'; by: Change['by']; formula?: true; updated?: true }
  /** `by`: how much wider, or how many charges; null where it is no number. */
  | { kind: 'boon'; boon: Boon['kind']; by: number | null }
  | { kind: 'ways'; ways: MovementKind[] }
  | { kind: 'attack'; attack: BasicAttack }
  /** What is other about all of its attacks. */
  | { kind: 'attacks'; by: NonNullable<Grant['by']>; type: DamageType | null }
  /** STAT-10: by how much the abilities of which of its things are other; `thing`: of one, its name. */
  | { kind: 'abilities'; by: Tuned['by']; of: Meant; thing?: string }
  /** Which of its things others leave alone. */
  | { kind: 'protection'; of: Meant; thing?: string }
  /** Somebody else, or something. `attacks`: instead of its own; null where it has these. */
  | { kind: 'guise'; guise: string; by: Change['by']; attacks: BasicAttack[] | null }
  /** COMBAT-13: damage with each turn. */
  | { kind: 'affliction'; type: DamageType };

type Changing = { by: Change['by']; formula?: true; guise?: Guise };

/** COMBAT-11: who knew which of these stats by then, besides its own player. */
export type Known = Partial<Record<CreatureId | 'everybody', StatName[]>>;

/**
 * STAT-08, ROLL-02: tells what an ability does to somebody from now on, and for how many turns.
 * `longer`: another had done it to them before, and it lasts longer now.
 */
export function tellEnchanted(
  run: Run,
  one: Creature,
  what: Enchantment,
  lasts: Duration,
  longer = false,
): void {
  const { bout, carrier, ability } = run;
  if (bout.silent || isNothing(what)) return;
  const turns = lasts === 'until ended' ? null : lasts.turns;
  const rules = rulesOf(what);
  if (turns !== null && isDoubled(run, one)) rules.push('ROLL-02');
  const tells = what.kind === 'stats' || what.kind === 'guise';
  const known = tells ? knownOf(bout.fight, one, what.by) : undefined;
  const by = whoIs(carrier);
  const facts = {
    who: whoIs(one),
    by,
    cause: ability,
    what,
    turns,
    ...(longer && { longer: true as const }),
  };
  tell(bout, 'enchanted', rules, known ? { ...facts, known } : facts);
}

/** COMBAT-13, STAT-08: tells what is over by its time, or is dispelled. */
export function tellDisenchanted(
  bout: Bout,
  one: Creature,
  ended: readonly Enchantment[],
  why: 'time' | 'dispelled',
): void {
  if (bout.silent || one.dead) return;
  for (const what of ended)
    if (!isNothing(what))
      tell(bout, 'enchantment ended', why === 'time' ? ['COMBAT-13'] : rulesOf(what), {
        who: whoIs(one),
        what,
        why,
      });
}

export function changing({ by, formula, guise }: Changing): Enchantment {
  if (guise) return { kind: 'guise', guise: guise.name, by, attacks: guise.attacks };
  return formula ? { kind: 'stats', by, formula } : { kind: 'stats', by };
}

export const blessing = (boon: Boon): Enchantment => ({
  kind: 'boon',
  boon: boon.kind,
  by: 'by' in boon ? boon.by : 'charges' in boon ? boon.charges : null,
});

export const arming = ({ attack, by = {}, type }: Grant): Enchantment =>
  attack ? { kind: 'attack', attack } : { kind: 'attacks', by, type: type ?? null };

export const tuning = ({ by, of, thing }: Tuned): Enchantment => ({
  ...{ kind: 'abilities', by, of },
  ...(thing !== undefined && { thing }),
});

export const protecting = ({ of, thing }: Protection): Enchantment => ({
  ...{ kind: 'protection', of },
  ...(thing !== undefined && { thing }),
});

export const afflicting = ({ type }: { type: DamageType }): Enchantment => ({
  kind: 'affliction',
  type,
});

/** It makes nothing of anybody that would be told. */
export const isNothing = (what: Enchantment): boolean =>
  (what.kind === 'stats' && Object.values(what.by).every((n) => n === 0)) ||
  (what.kind === 'boon' && what.by === 0) ||
  // The attacks of a guise are told with it.
  (what.kind === 'attacks' && what.type === null && Object.keys(what.by).length === 0) ||
  (what.kind === 'ways' && what.ways.length === 0) ||
  (what.kind === 'abilities' && Object.values(what.by).every((n) => n === 0));

const boonRules: Record<Boon['kind'], RuleId> = {
  'double damage': 'MONSTER-07',
  'true sight': 'COMBAT-16',
  'ghost strike': 'COMBAT-15',
  'empty mind': 'QUEST-08',
  invulnerable: 'COMBAT-15',
  'wider critical': 'ROLL-01',
  'legendary shield': 'QUEST-09',
};

/** The rules that say what it does. */
function rulesOf(what: Enchantment): RuleId[] {
  switch (what.kind) {
    case 'stats':
      return [
        what.updated ? 'ITEM-04' : 'STAT-08',
        ...(what.by.hp === undefined ? [] : ['STAT-01' as const]),
        ...(what.formula && !what.updated ? ['STAT-07' as const] : []),
      ];
    case 'boon':
      return [boonRules[what.boon]];
    case 'ways':
      return what.ways.map((way) => movementRules[way]);
    case 'abilities':
      return ['STAT-10'];
    case 'protection':
      return ['ITEM-27'];
    case 'guise':
      return [
        'STAT-08',
        ...(what.by.size === undefined ? [] : ['STAT-11' as const]),
        ...(what.attacks === null ? [] : ['COMBAT-03' as const]),
      ];
    case 'affliction':
      return ['COMBAT-13'];
    default:
      return ['COMBAT-03'];
  }
}

/** Undefined where nobody else knows any of them. */
function knownOf({ shown }: Fight, { id }: Creature, by: Change['by']): Known | undefined {
  const { stats, to } = shown[id] ?? { stats: [] };
  const changed = (all: StatName[]) => all.filter((stat) => by[stat] !== undefined);
  const lists = [
    ['everybody', changed(stats)] as const,
    ...Object.entries(to ?? {}).map(([watcher, one]) => [watcher, changed(one.stats)] as const),
  ].filter(([, list]) => list.length > 0);
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
}
