import { disarm, wearArms } from './arming.ts';
import { type Bout, creaturesOf, livingIn } from './bout.ts';
import { endConditions } from './conditions.ts';
import { type Creature, type CreatureId, type Duration } from './creature.ts';
import {
  afflicting,
  arming,
  blessing,
  changing,
  type Enchantment,
  protecting,
  tellDisenchanted,
  tuning,
} from './enchanting.ts';
import { takeBack } from './lent-ways.ts';
import { tell, whoIs } from './tell.ts';
import { retune } from './tuning.ts';

type Lasting = { lasts?: Duration };

/** COMBAT-13: at the end of a turn of `of` whatever lasts to the end of one of its turns runs down. */
export function runDown(bout: Bout, of: CreatureId): void {
  for (const creature of creaturesOf(bout.fight)) {
    // Of the dead nothing is over any more.
    if (creature.dead) continue;
    const { conditions, changes, afflictions, arms, temporaryHp, boons } = creature;
    const { tunings, protections } = creature;
    if (isAnyCounted(conditions, of)) {
      creature.conditions = conditions.map((one) => shortened(one, of));
      endConditions(bout, creature, 'time', isOver);
    }
    if (temporaryHp.length > 0) lend(bout, creature, left(temporaryHp, of));
    if (changes) creature.changes = wornOff(bout, creature, changes, of, changing);
    if (afflictions) creature.afflictions = wornOff(bout, creature, afflictions, of, afflicting);
    if (boons.length > 0) creature.boons = wornOff(bout, creature, boons, of, blessing);
    if (tunings) retune(creature, wornOff(bout, creature, tunings, of, tuning));
    if (protections) creature.protections = wornOff(bout, creature, protections, of, protecting);
    if (arms) tellDisenchanted(bout, creature, wearArms(creature, of).map(arming), 'time');
  }
}

/** COMBAT-13, COND-01: with the combat all durations end, and hiding; what waits for a cure stays. */
export function endDurations(bout: Bout): void {
  const stays = ({ lasts }: Lasting) => lasts === undefined || lasts === 'until ended';
  for (const creature of livingIn(bout.fight)) {
    endConditions(bout, creature, 'time', (one) => !stays(one));
    endConditions(bout, creature, 'broken', ({ kind }) => kind === 'hidden');
    const { changes = [], afflictions = [], boons, tunings = [], protections = [] } = creature;
    // COMBAT-18: of auras it is told who is in them, and nothing of their end.
    const lasting = changes.filter(({ aura }) => aura === undefined);
    if (creature.changes) creature.changes = lasting.filter(stays);
    lend(bout, creature, creature.temporaryHp.filter(stays));
    creature.afflictions = undefined;
    creature.boons = boons.filter(stays);
    if (creature.tunings) retune(creature, tunings.filter(stays));
    if (creature.protections) creature.protections = protections.filter(stays);
    const ended: Enchantment[] = [
      ...lasting.filter((one) => !stays(one)).map(changing),
      ...afflictions.map(afflicting),
      ...disarm(creature, stays).map(arming),
      { kind: 'ways', ways: takeBack(creature, stays) },
      ...boons.filter((one) => !stays(one)).map(blessing),
      ...tunings.filter((one) => !stays(one)).map(tuning),
      ...protections.filter((one) => !stays(one)).map(protecting),
    ];
    tellDisenchanted(bout, creature, ended, 'time');
  }
}

/** STAT-08: these temporary HP are left; what of them is over goes, and is told. */
export function lend(
  bout: Bout,
  creature: Creature,
  pools: Creature['temporaryHp'],
  cause: 'time' | 'dispelled' = 'time',
): void {
  const over = sumOf(creature.temporaryHp) - sumOf(pools);
  creature.temporaryHp = pools;
  if (over > 0 && !creature.dead)
    tell(bout, 'temporary hp', [cause === 'time' ? 'COMBAT-13' : 'STAT-08'], {
      ...{ who: whoIs(creature), cause, hp: -over },
    });
}

const sumOf = (pools: Creature['temporaryHp']): number =>
  pools.reduce((sum, { hp }) => sum + hp, 0);

/** What is left of them, and tells of what is not. */
function wornOff<T extends Lasting>(
  bout: Bout,
  creature: Creature,
  before: T[],
  of: CreatureId,
  called: (one: T) => Enchantment,
): T[] {
  const now = left(before, of);
  if (now.length === before.length) return now;
  const ended = before.filter((one) => isOver(shortened(one, of)));
  tellDisenchanted(bout, creature, ended.map(called), 'time');
  return now;
}

const isCounted = (
  lasts: Duration | undefined,
  of: CreatureId,
): lasts is Exclude<Duration, string> =>
  lasts !== undefined && lasts !== 'until ended' && lasts.of === of;

function isAnyCounted(them: readonly Lasting[], of: CreatureId): boolean {
  for (const { lasts } of them) if (isCounted(lasts, of)) return true;
  return false;
}

function shortened<T extends Lasting>(one: T, of: CreatureId): T {
  if (!isCounted(one.lasts, of)) return one;
  const shorter = { ...one };
  shorter.lasts = { of, turns: one.lasts.turns - 1 };
  return shorter;
}

const isOver = ({ lasts }: Lasting): boolean =>
  lasts !== undefined && lasts !== 'until ended' && lasts.turns <= 0;

const left = <T extends Lasting>(things: T[], of: CreatureId): T[] =>
  isAnyCounted(things, of)
    ? things.map((one) => shortened(one, of)).filter((one) => !isOver(one))
    : things;
