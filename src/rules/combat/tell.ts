import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type Bout, creatureOf, creaturesOf, isSafe, livingIn } from './bout.ts';
import { reckonsWith } from './made-out.ts';
import { type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { type FightEvent, type FightEventKind, type FightEventOf, type Who } from './event.ts';
import { type Fight } from './fight.ts';
import { type PublicOf } from './knowledge.ts';

type Facts<K extends FightEventKind> = Omit<FightEventOf<K>, 'kind' | 'round' | 'rules' | 'unseen'>;
/** Whom each watcher knows nothing of; undefined for nobody. */
export type Unseen = Record<CreatureId, CreatureId[]> | undefined;

/** Where what happens is noted down, a running fight or one that is only being laid out. */
export type Telling = Pick<Bout, 'fight' | 'events' | 'silent'>;

/** Notes what happened, the rules that decided it, and who could not see whom. */
export const tell = <K extends FightEventKind>(
  bout: Telling,
  kind: K,
  rules: RuleId[],
  facts: Facts<K>,
): void => (bout.silent ? undefined : tellAsSeen(bout, kind, rules, facts, unseenIn(bout.fight)));

/** The same of what was seen so a while ago. */
export function tellAsSeen<K extends FightEventKind>(
  bout: Telling,
  kind: K,
  rules: RuleId[],
  facts: Facts<K>,
  unseen: Unseen,
): void {
  if (bout.silent) return;
  const event: object = { kind, round: bout.fight.round, rules, ...facts };
  if (unseen) (event as { unseen?: Unseen }).unseen = unseen;
  bout.events.push(event as FightEvent);
}

export const whoIs = ({ id, name }: Creature): Who => ({ id, name });

const veils: readonly ConditionKind[] = ['hidden', 'blinded', 'ethereal'];
const isVeil = ({ kind }: { kind: ConditionKind }): boolean => veils.includes(kind);
const isVeiled = ({ conditions }: Creature): boolean =>
  conditions.length > 0 && conditions.some(isVeil);

/** ENTER-07: all but those who were left behind; the dead have a player, too. */
const attending = (fight: Fight): Creature[] => creaturesOf(fight).filter((one) => !isSafe(one));

/**
 * COND-01, COND-08, COND-10: whom of the living no creature of its player's makes out now, and who was
 * so when it vanished.
 */
export function unseenIn(fight: Fight): Unseen {
  const living = livingIn(fight);
  const gone = creaturesOf(fight).filter((one) => one.goneFrom);
  if (gone.length === 0 && !living.some(isVeiled)) return undefined;
  const unseen: Record<CreatureId, CreatureId[]> = {};
  for (const watcher of attending(fight)) {
    const veiled = living.filter((one) => one !== watcher && !reckonsWith(fight, watcher, one));
    const vanished = gone.filter(({ goneFrom }) => goneFrom?.includes(watcher.id));
    const all = [...veiled, ...vanished];
    if (all.length > 0) unseen[watcher.id] = all.map(({ id }) => id);
  }
  return Object.keys(unseen).length > 0 ? unseen : undefined;
}

/**
 * COMBAT-11: what somebody saw begin they are told the outcome of, though they make out nobody any more by
 * then: whom each knew nothing of before, and does not now.
 */
export function stillUnseen(before: Unseen, now: Unseen): Unseen {
  if (!before || !now) return undefined;
  const still: Record<CreatureId, CreatureId[]> = {};
  for (const watcher of Object.keys(now) as CreatureId[]) {
    const all = now[watcher]?.filter((id) => before[watcher]?.includes(id)) ?? [];
    if (all.length > 0) still[watcher] = all;
  }
  return Object.keys(still).length > 0 ? still : undefined;
}

/** Whom nobody makes out as something begins that is told later; nothing where nothing is told. */
export const unseenBefore = ({ fight, silent }: Telling): Unseen =>
  silent ? undefined : unseenIn(fight);

/** COND-01: who does not make out this one now. */
export function strangersTo(fight: Fight, one: Creature): CreatureId[] {
  const unseen = unseenIn(fight) ?? {};
  return (Object.keys(unseen) as CreatureId[]).filter((id) => unseen[id]?.includes(one.id));
}

/** COMBAT-11: whose doing is told, and who is not to learn that it was theirs, whoever sees them now. */
export type Veil = { of: Creature | null; strangers: readonly CreatureId[] };

/** The same of what somebody has done, or has laid before, behind that veil. */
export function tellVeiled<K extends FightEventKind>(
  bout: Telling,
  { of, strangers }: Veil,
  kind: K,
  rules: RuleId[],
  facts: Facts<K>,
  seen: { unseen: Unseen } = { unseen: unseenBefore(bout) },
): void {
  if (bout.silent) return;
  const { unseen } = seen;
  if (!of || strangers.length === 0) return tellAsSeen(bout, kind, rules, facts, unseen);
  const all = { ...unseen };
  for (const id of strangers) all[id] = [...new Set([...(all[id] ?? []), of.id])];
  tellAsSeen(bout, kind, rules, facts, all);
}

/**
 * COMBAT-11: a defence that was attacked is public from then on, as is what it was attacked with; to
 * those alone who know of that creature, and `on` whom it acted, where that gives it away. `since`:
 * whom nobody made out as it began, which may have been before they lost sight.
 */
export function show(
  fight: Fight,
  id: CreatureId,
  what: { stat: StatName } | { ability: string },
  { on, since }: { on?: Creature; since?: { unseen: Unseen } } = {},
): void {
  const self = creatureOf(fight, id);
  const before = fight.shown[id] ?? { stats: [], abilities: [] };
  const known =
    'stat' in what ? before.stats.includes(what.stat) : before.abilities.includes(what.ability);
  if (known) return;
  const all = attending(fight);
  const saw = (one: Creature) => since !== undefined && !since.unseen?.[one.id]?.includes(id);
  const watchers = all.filter(
    (one) => (reckonsWith(fight, one, self) || saw(one)) && (!on || reckonsWith(fight, one, on)),
  );
  if (watchers.length === all.length) {
    fight.shown[id] = { ...before, ...withOne(before, what) };
    return;
  }
  showTo(fight, id, what, watchers);
}

/** COMBAT-11: the same to these alone. */
export function showTo(
  { shown }: Fight,
  id: CreatureId,
  what: { stat: StatName } | { ability: string },
  watchers: readonly Creature[],
): void {
  const before = shown[id] ?? { stats: [], abilities: [] };
  const to = { ...before.to };
  for (const watcher of watchers)
    to[watcher.id] = withOne(to[watcher.id] ?? { stats: [], abilities: [] }, what);
  shown[id] = { ...before, to };
}

function withOne(
  { stats, abilities }: PublicOf,
  what: { stat: StatName } | { ability: string },
): PublicOf {
  return 'stat' in what
    ? { stats: withName(stats, what.stat), abilities }
    : { stats, abilities: withName(abilities, what.ability) };
}

const withName = <Name>(names: Name[], name: Name): Name[] =>
  names.includes(name) ? names : [...names, name];
