import { type BasicAttack } from '../../hero/stats.ts';
import { type SeenCreature } from '../../sight/fight.ts';
import { type Creature } from '../creature.ts';
import { type HealthWord } from '../health.ts';
import { criticalFrom, hasBoon, statOf } from '../reading.ts';

/**
 * What a mind takes for true of a defence that has not become public; armor may be any of those, so
 * that the harder of two blows is worth more even where one armor would make them equal.
 */
const guessed = { dodge: 12, armor: [0, 1, 2], resist: [0] };

/** What an attack on a target deals on average, as far as the attacker can tell. */
export function expectedDamage(me: Creature, attack: BasicAttack, target: SeenCreature): number {
  const dodge = target.stats.dodge ?? guessed.dodge;
  const critical = criticalFrom(me);
  let [hits, criticals] = [0, 0];
  for (let natural = 2; natural <= 20; natural++) {
    if (natural >= critical) criticals += 1;
    else if (natural + statOf(me, 'accuracy') >= dodge) hits += 1;
  }
  const resist = attack.type === 'physical' ? guessed.armor : guessed.resist;
  const blow = attack.damage + statOf(me, 'damage');
  const dealt = resist.map((guess) => Math.max(1, blow - Math.max(0, guess - attack.piercing)));
  const average = dealt.reduce((sum, one) => sum + one, 0) / dealt.length;
  return ((hits + 2 * criticals) / 20) * average * (hasBoon(me, 'double damage') ? 2 : 1);
}

const nearDeath: Record<HealthWord, number> = {
  uninjured: 1,
  'barely injured': 1.05,
  injured: 1.15,
  'badly injured': 1.3,
  'near death': 1.6,
  dead: 0,
};

/** Why to strike this one rather than another: it is about to fall, or its fall wins the fight. */
export const urgency = (me: Creature, target: SeenCreature): number =>
  nearDeath[target.health] * (me.kind === 'hero' && target.kind === 'hero' ? 2 : 1);

export const longestRange = (me: Creature): number =>
  Math.max(0, ...me.sheet.attacks.map(({ range }) => range));
