import { type Special } from '../abilities/seam.ts';
import { applyAll, type Effect } from '../abilities/verbs/index.ts';
import { comesOf, isCarriersOwn } from '../abilities/verbs/reached.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { isHit, noteAttack } from './attack.ts';
import { type Moment } from './bout.ts';
import { isProof } from './conditions.ts';
import { type Boon, type Creature, type CreatureId } from './creature.ts';
import { type Damage, type Roll, type Verdict } from './event.ts';
import { feltFrom, takeTheDead, tellDeaths, wound } from './harm.ts';
import { healthWord } from './health.ts';
import { tellInVain } from './in-vain.ts';
import { giveAway, witnessOf } from './perception.ts';
import { hasBoon } from './reading.ts';
import { rollToHit } from './rolling.ts';
import { damageOf, damageRules } from './special-damage.ts';
import {
  show,
  stillUnseen,
  strangersTo,
  tellVeiled,
  type Unseen,
  unseenIn,
  type Veil,
  whoIs,
} from './tell.ts';

/** One target's part of a special attack. */
type Strike = {
  target: Creature;
  roll: Roll<number>;
  against: { stat: StatName; n: number };
  verdict: Verdict;
  damage: Damage<number> | null;
  /** COMBAT-15: whether there was damage in it that the target is safe from. */
  resisted: boolean;
  rules: RuleId[];
};

/** COMBAT-08, COMBAT-09, ROLL-01: a roll for each target; the rest of it where the roll succeeds. */
export function specialAttack(run: Run, special: Special, effects: readonly Effect[]): void {
  const { bout, carrier } = run;
  const before = unseenIn(bout.fight);
  const witnesses = run.targets.map((target) => witnessOf(bout, carrier, target));
  const aimed = run.targets.filter((target) => !isShielded(run, special, target));
  for (const sufferer of aimed)
    bout.fire({ kind: 'attacked', doer: carrier, sufferer, facts: { how: 'special' } });
  // COMBAT-14: what it had not before this attack counts for it, too.
  const targets = aimed.filter((target) => !isShielded(run, special, target));
  const rolled = targets.map((one) => strike(run, special, one, before));
  if (carrier.dead) return;
  const strikes = rolled.filter((one): one is Strike => one !== null && !one.target.dead);
  const wounded = strikes.filter(({ target, damage }) => wound(bout, target, damage?.dealt ?? 0));
  // COND-01: whoever falls to its own deed hides no more, and has hidden as it was done.
  const veil: Veil = { of: carrier, strangers: bout.silent ? [] : strangersSince(run, before) };
  const dead = takeTheDead(wounded.map(({ target }) => target));
  for (const one of strikes) tellStrike(run, one, veil, before);
  const felt: Moment[] = [];
  for (const one of strikes) felt.push(...harmIn(run, one));
  tellDeaths(bout, dead, carrier, felt);
  follow(run, strikes, effects);
  bout.fireAll(strikes.map((one) => answerTo(run, one)));
  for (const [at, target] of run.targets.entries())
    giveAway(bout, carrier, target, witnesses[at] ?? null);
}

/** QUEST-09: each charge of a legendary shield cancels one special attack, which has been one. */
function isShielded(run: Run, { against }: Special, target: Creature): boolean {
  const { bout, carrier, ability } = run;
  const shield = target.boons.find(isShield);
  if (!shield || target === carrier || carrier.dead || target.dead) return false;
  if (shield.lasts === undefined) target.shieldSpent = (target.shieldSpent ?? 0) + 1;
  // What is used up is a shield no more.
  target.boons = target.boons
    .map((boon) => (boon === shield ? { ...shield, charges: shield.charges - 1 } : boon))
    .filter((boon) => boon.kind !== 'legendary shield' || boon.charges > 0);
  noteAttack(bout, carrier, target);
  show(bout.fight, target.id, { stat: against });
  const tried = { who: target, by: carrier, what: ability };
  tellInVain(bout, 'legendary shield', tried, ['QUEST-09', 'COMBAT-11']);
  return true;
}

type Shield = Extract<Boon, { kind: 'legendary shield' }>;
const isShield = (boon: Boon): boon is Shield =>
  boon.kind === 'legendary shield' && boon.charges > 0;

/** Null where what answers to it has killed one of the two before. */
function strike(run: Run, special: Special, target: Creature, before: Unseen): Strike | null {
  const { bout, carrier, carried } = run;
  noteAttack(bout, carrier, target);
  if (carrier.dead || target.dead) return null;
  const bonus = () => ({ what: 'ability power', n: carried.x });
  const aimed = {
    attacker: carrier,
    target,
    how: 'special',
    stat: special.against,
    bonus,
  } as const;
  const rolled = rollToHit(bout, aimed);
  if (!rolled) return null;
  const { roll, against, verdict, decided } = rolled;
  show(bout.fight, target.id, { stat: special.against }, { since: { unseen: before } });
  const harms = !isProof(target, carrier) || hasBoon(carrier, 'ghost strike');
  const damage =
    isHit(verdict) && harms ? damageOf({ ...run, upon: target }, special, target, verdict) : null;
  const resisted = isHit(verdict) && !harms && special.damage !== undefined;
  return { target, roll, against, verdict, damage, resisted, rules: ['COMBAT-08', ...decided] };
}

/** Who made out the carrier neither as it began nor does now. */
const strangersSince = ({ bout: { fight }, carrier }: Run, before: Unseen): CreatureId[] =>
  strangersTo(fight, carrier).filter((id) => before?.[id]?.includes(carrier.id));

function tellStrike(
  { bout, carrier, ability }: Run,
  one: Strike,
  veil: Veil,
  before: Unseen,
): void {
  if (bout.silent) return;
  const { target, roll, against, verdict, damage } = one;
  const rules: RuleId[] = [...one.rules, ...(damage ? damageRules(carrier, one, damage) : [])];
  const facts = {
    ...{ who: whoIs(carrier), target: whoIs(target), with: ability, how: 'special' as const },
    ...{ roll, against, verdict, damage, health: healthWord(target) },
  };
  const unseen = stillUnseen(before, unseenIn(bout.fight));
  tellVeiled(bout, veil, 'attacked', [...rules, 'COMBAT-11'], facts, { unseen });
  if (one.resisted)
    tellInVain(bout, 'invulnerable', { who: target, by: carrier, what: ability }, ['COMBAT-15']);
}

/** What the attack does besides, one effect after the other, each upon all at once (COMBAT-19). */
function follow(run: Run, strikes: readonly Strike[], effects: readonly Effect[]): void {
  const struck = strikes.filter(({ verdict }) => isHit(verdict));
  for (const effect of effects) {
    // STAT-01: nothing more comes of it once its carrier has fallen.
    if (run.carrier.dead) return;
    const open = struck.filter(({ target }) => comesOf(run, target, effect));
    const [one] = open;
    if (one && isCarriersOwn(effect)) applyAll([runUpon(run)(bestOf(open, one))], effect);
    else applyAll(open.map(runUpon(run)), effect);
  }
}

/** ROLL-02: what comes about once does so by a critical success, if there was one. */
const bestOf = (strikes: readonly Strike[], first: Strike): Strike =>
  strikes.find(({ verdict }) => verdict === 'critical hit') ?? first;

const runUpon =
  (run: Run) =>
  ({ target, verdict }: Strike): Run => {
    const upon = { ...run };
    upon.targets = [target];
    upon.other = target;
    upon.upon = target;
    // Each has had a roll of its own, area or not: no die tells what that has not.
    upon.isArea = undefined;
    upon.times = verdict === 'critical hit' ? 2 : 1;
    return upon;
  };

/** COMBAT-14: what waits for a hit or a miss. */
function answerTo({ carrier: doer }: Run, { target: sufferer, verdict }: Strike): Moment {
  const how = 'special' as const;
  const critical = verdict === 'critical hit';
  return isHit(verdict)
    ? { kind: 'hit', doer, sufferer, facts: { how, critical } }
    : { kind: 'missed', doer, sufferer, facts: { how } };
}

/** COND-06: what its harm breaks, the attack itself may lay anew. */
const harmIn = ({ bout, carrier }: Run, { target, damage }: Strike): Moment[] =>
  damage ? feltFrom(bout, target, carrier, { type: damage.type, amount: damage.dealt }) : [];
