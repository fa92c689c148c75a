import { type Damage, type FightEventOf, type Part } from '../combat/event.ts';
import { resistTo } from '../combat/harm.ts';
import { type RuleId } from '../names.ts';
import { onlyTheDie } from './rolls.ts';
import { type Watcher } from './veil.ts';

/** Rules that would give away the armor of the one or the strength of the other, or its level. */
const telling: readonly RuleId[] = ['COMBAT-05', 'COMBAT-06', 'MONSTER-07'];
/** What is the worse about an attacker that may not be seen. */
const burdens: readonly RuleId[] = ['COND-09', 'COND-10'];
export const isUntold = (rule: RuleId): boolean => !telling.includes(rule);

/** What a viewer knows of an attack: the own side's numbers; the attacked defence is everybody's. */
export function attackSeenBy(event: FightEventOf<'attacked'>, watcher: Watcher) {
  const [attacks, suffers] = [watcher.owns(event.who.id), watcher.owns(event.target.id)];
  const { roll, verdict } = event;
  const damage = event.damage && feltBy(event.damage, attacks, suffers || event.with !== '');
  return {
    rules: event.rules.filter(
      (rule) => (attacks || !burdens.includes(rule)) && ((attacks && suffers) || isUntold(rule)),
    ),
    roll: attacks ? roll : onlyTheDie(roll),
    damage: damage && {
      ...damage,
      parts: damage.parts.map((part, i) => {
        const known = i < ofAttacker ? attacks : i === ofAttacker ? suffers : attacks && suffers;
        return known ? part : hidden(part);
      }),
      times: attacks ? damage.times : verdict === 'critical hit' ? 2 : 1,
      dealt: suffers ? damage.dealt : null,
    },
  };
}

/**
 * The same of what is no attack's. What its dealer brought to it is the dealer's to know, as is that
 * it counted twice for MONSTER-07; the ground brings dice that lie open.
 */
export function hurtSeenBy(
  { by, who, cause, rules, damage }: FightEventOf<'hurt'>,
  watcher: Watcher,
) {
  const [deals, suffers] = [by !== null && watcher.owns(by.id), watcher.owns(who.id)];
  const felt = feltBy(damage, deals, suffers || cause !== '');
  const times = !deals && rules.includes('MONSTER-07') ? damage.times / 2 : damage.times;
  return {
    rules: rules.filter(
      (rule) => (rule === 'MONSTER-07' ? deals : suffers && deals) || isUntold(rule),
    ),
    damage: {
      ...felt,
      parts: felt.parts.map((part, i) =>
        suffers && (i > 0 || deals || by === null) ? part : hidden(part),
      ),
      times,
      dealt: suffers ? damage.dealt : null,
    },
  };
}

/** Of a wound's parts, weapon and damage are the attacker's; then the target's resist, then piercing. */
const ofAttacker = 2;

/**
 * COMBAT-11: a wound without the parts that would tell by being there: of piercing knows who brought
 * it alone, and of the type, where whose it was is not seen, who felt it.
 */
function feltBy(damage: Damage<number>, deals: boolean, typed: boolean) {
  const untold = [...(deals ? [] : ['piercing']), ...(typed ? [] : [resistTo(damage.type)])];
  const parts = damage.parts.filter(({ what }, i) => i === 0 || !untold.includes(what));
  return { ...damage, type: typed ? damage.type : null, parts };
}

const hidden = ({ what }: Part<number>): Part<null> => ({ what, n: null });
