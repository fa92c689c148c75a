import { rouse } from './guarding.ts';
import { distance } from '../board/space.ts';
import { type BasicAttack } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type ActionOf } from './action.ts';
import { areEnemies, type Bout, creatureOf } from './bout.ts';
import { isProof } from './conditions.ts';
import { type Creature } from './creature.ts';
import { type Damage, type Verdict } from './event.ts';
import { tellInVain } from './in-vain.ts';
import { giveAway, witnessOf } from './perception.ts';
import { reckonsWith } from './made-out.ts';
import { felt, resistTo, takeTheDead, tellDeaths, wound } from './harm.ts';
import { healthWord } from './health.ts';
import { hasBoon, statOf } from './reading.ts';
import { type Rolled, rollToHit } from './rolling.ts';
import { show, stillUnseen, tellAsSeen, type Unseen, unseenIn, whoIs } from './tell.ts';

/**
 * What is struck with; `cause`: by which ability, absent for an action of its own; `before`: whom
 * nobody made out as it began.
 */
type Swing = { attack: BasicAttack; cause: string | undefined; before: Unseen };

/** COMBAT-03 to -06: a basic attack that is allowed, from the roll to the wound. */
export function basicAttack(
  bout: Bout,
  attacker: Creature,
  action: ActionOf<'attack'>,
  cause?: string,
): void {
  const target = creatureOf(bout.fight, action.target);
  const attack = attacker.sheet.attacks[action.attack];
  if (!attack) throw new Error(`no attack ${action.attack}`);
  rouse(bout, target);
  const witness = witnessOf(bout, attacker, target);
  const before = unseenIn(bout.fight);
  bout.fire({ kind: 'attacked', doer: attacker, sufferer: target, facts: { how: 'basic' } });
  const rolled = attacker.dead || target.dead ? null : aim(bout, attacker, target);
  const swing = { attack: asItIs(attacker, attack, action), cause, before };
  if (rolled) strike(bout, attacker, target, swing, rolled);
  else noteAttack(bout, attacker, target);
  // COND-01: it has attacked, though the target may be dead before the die falls.
  giveAway(bout, attacker, target, witness);
}

/** COMBAT-14: what answers have made of an attack counts for it; one that is gone by now goes on. */
function asItIs(
  { sheet }: Creature,
  attack: BasicAttack,
  { attack: at }: ActionOf<'attack'>,
): BasicAttack {
  const now = sheet.attacks[at];
  return now?.name === attack.name ? now : attack;
}

const aim = (bout: Bout, attacker: Creature, target: Creature): Rolled | null =>
  rollToHit(bout, {
    attacker,
    target,
    how: 'basic',
    stat: 'dodge',
    bonus: () => ({ what: 'accuracy', n: statOf(attacker, 'accuracy') }),
  });

/** What has been rolled lands, is told, and is answered to. */
function strike(
  bout: Bout,
  attacker: Creature,
  target: Creature,
  swing: Swing,
  rolled: Rolled,
): void {
  const { attack } = swing;
  const { verdict } = rolled;
  const proof = isProof(target, attacker);
  const harms = !proof || hasBoon(attacker, 'ghost strike');
  const landed = isHit(verdict) && harms ? blow(attacker, target, attack, verdict) : null;
  noteAttack(bout, attacker, target);
  const since = { unseen: swing.before };
  show(bout.fight, target.id, { stat: 'dodge' }, { since });
  show(bout.fight, attacker.id, { ability: attack.name }, { since });
  const wounded = landed !== null && wound(bout, target, landed.damage.dealt);
  const dead = takeTheDead(wounded ? [target] : []);
  if (proof && landed) landed.rules.push('COMBAT-15');
  tellAttack(bout, attacker, target, swing, rolled, landed);
  if (isHit(verdict) && !harms)
    tellInVain(bout, 'invulnerable', { who: target, by: attacker, what: attack.name }, [
      'COMBAT-15',
    ]);
  tellDeaths(bout, dead, attacker);
  if (landed) felt(bout, target, attacker, { type: attack.type, amount: landed.damage.dealt });
  answered(bout, attacker, target, verdict);
}

function tellAttack(
  bout: Bout,
  attacker: Creature,
  target: Creature,
  { attack, cause, before }: Swing,
  { roll, against, verdict, decided }: Rolled,
  landed: Blow | null,
): void {
  if (bout.silent) return;
  const rules: RuleId[] = ['COMBAT-03', ...decided, ...(landed?.rules ?? []), 'COMBAT-11'];
  const far = distance(attacker, target);
  const facts = {
    who: whoIs(attacker),
    target: whoIs(target),
    with: attack.name,
    how: 'basic' as const,
    roll,
    against,
    verdict,
    damage: landed?.damage ?? null,
    health: healthWord(target),
    ...(cause !== undefined && { cause }),
    ...(far > 1 && { far }),
  };
  tellAsSeen(bout, 'attacked', rules, facts, stillUnseen(before, unseenIn(bout.fight)));
}

/** COMBAT-14: what waits for a hit or a miss. */
function answered(bout: Bout, attacker: Creature, target: Creature, verdict: Verdict): void {
  const critical = verdict === 'critical hit';
  const how = 'basic' as const;
  if (isHit(verdict))
    bout.fire({ kind: 'hit', doer: attacker, sufferer: target, facts: { how, critical } });
  else bout.fire({ kind: 'missed', doer: attacker, sufferer: target, facts: { how } });
}

export const isHit = (verdict: Verdict) => verdict === 'hit' || verdict === 'critical hit';

type Blow = { damage: Damage<number>; rules: RuleId[] };

/** COMBAT-04 to -06, then what doubles it: MONSTER-07 and ROLL-02, each after the least of 1. */
function blow(by: Creature, target: Creature, attack: BasicAttack, verdict: Verdict): Blow {
  const resist = resistTo(attack.type);
  const withstood = statOf(target, resist);
  // COMBAT-05: piercing cancels what is there and never turns it into a weakness.
  const pierced = Math.min(attack.piercing, Math.max(0, withstood));
  const parts = [
    { what: 'weapon', n: attack.damage },
    { what: 'damage', n: statOf(by, 'damage') },
    { what: resist, n: -withstood },
    ...(attack.piercing > 0 ? [{ what: 'piercing', n: pierced }] : []),
  ];
  const sum = parts.reduce((total, part) => total + part.n, 0);
  const critical = verdict === 'critical hit';
  const doubled = hasBoon(by, 'double damage');
  const times = (critical ? 2 : 1) * (doubled ? 2 : 1);
  const rules: RuleId[] = [
    'COMBAT-04',
    ...(pierced > 0 ? (['COMBAT-05'] as const) : []),
    ...(sum < 1 ? (['COMBAT-06'] as const) : []),
    ...(doubled ? (['MONSTER-07'] as const) : []),
    ...(critical ? (['ROLL-02'] as const) : []),
  ];
  return { damage: { type: attack.type, parts, times, dealt: Math.max(1, sum) * times }, rules };
}

/** MONSTER-03, MONSTER-04: what counts as being attacked, and as attacking. */
export function noteAttack({ fight }: Bout, attacker: Creature, target: Creature): void {
  attacker.idle = 0;
  if (areEnemies(attacker, target)) {
    target.ignored = 0;
    if (target.id === fight.turn.of) fight.turn.harried = true;
  }
  fight.turn.attacked = true;
  if (attacker.id === fight.turn.of) fight.turn.struck = true;
  if (!reckonsWith(fight, attacker, target)) return;
  fight.turn.knowingly = true;
  attacker.calm = attacker.id === fight.turn.of ? -1 : 0;
}
