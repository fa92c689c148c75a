import { type TriggerWord } from '../trigger.ts';
import { type Named, named, nobody, whoever, you } from './whom.ts';

/** What an ability waits for, as it is told to its carrier, and who had a part in it. */
type Waiting = { said: string; other: Named; victim: Named };

type Parts = Pick<Waiting, 'other' | 'victim'>;

/** As firing finds them: who is not named by what happens is nobody. */
const own: Parts = { other: you, victim: you };
const alone: Parts = { other: nobody, victim: you };
const unmarked: Parts = { other: nobody, victim: nobody };
const someone = (other: Named): Parts => ({ other, victim: nobody });
const both = (one: Named): Parts => ({ other: one, victim: one });
const to = (other: Named, victim = you): Parts => ({ other, victim });

const target = both(named('the target', 'target'));
const attacker = named('the attacker', 'attacker');
const ally = named('that ally', 'ally');
const enemy = named('that enemy', 'enemy');
const dealer = whoever('dealt it');
const wounder = whoever('caused it');
const killer = named('whoever killed you', 'killer');
const otherKiller = named('the killer (unless that was you)', 'killer');
const layer = whoever('laid it');
const user = whoever('uses it');

const on = (said: string, parts: Parts): Waiting => ({ said, ...parts });

/** COMBAT-14: of each trigger what follows `When`, and who is `other` and `victim` in it. */
export const waiting: Readonly<Record<TriggerWord, Waiting>> = {
  'my turn begins': on('your turn begins', own),
  'my turn ends': on('your turn ends', own),
  'an enemy’s turn begins': on('an enemy’s turn begins', both(enemy)),
  'an enemy’s turn ends': on('an enemy’s turn ends', both(enemy)),
  'a round begins': on('a round begins', own),
  'I attack': on('you attack', target),
  'I would hit': on('an attack of yours is about to hit', target),
  'I would miss': on('an attack of yours is about to miss', target),
  'I would be struck': on('an attack is about to hit you', to(attacker)),
  'I would be struck critically': on('a critical hit is about to strike you', to(attacker)),
  'an ally would be struck': on('an attack is about to hit an ally', to(attacker, ally)),
  'I hit': on('you hit', target),
  'I hit with a basic attack': on('you hit with a basic attack', target),
  'I hit with a special attack': on('you hit with a special attack', target),
  'I score a critical hit': on('you score a critical hit', target),
  'I miss': on('you miss', target),
  'I am attacked': on('you are attacked', to(attacker)),
  'I am struck': on('you are hit', to(attacker)),
  'I am struck by a basic attack': on('you are hit by a basic attack', to(attacker)),
  'I am struck by a special attack': on('you are hit by a special attack', to(attacker)),
  'I am struck critically': on('you are critically hit', to(attacker)),
  'I am missed': on('an attack misses you', to(attacker)),
  'an ally is struck': on('an ally is hit', to(attacker, ally)),
  'I deal damage': on('you deal damage', both(whoever('took it'))),
  'I take damage': on('you take damage', to(dealer)),
  'I take toxic damage': on('you take toxic damage', to(dealer)),
  'I take fire damage': on('you take fire damage', to(dealer)),
  'I take cold damage': on('you take cold damage', to(dealer)),
  'I take electric damage': on('you take electric damage', to(dealer)),
  'I fall below half HP': on('you fall below half HP', to(wounder)),
  'an ally falls below half HP': on('an ally falls below half HP', to(wounder, ally)),
  'I am healed': on('you are healed', to(whoever('healed you'))),
  'I lay a condition': on('you lay a condition on somebody', both(whoever('has it now'))),
  'a condition is laid on me': on('a condition is laid on you', to(layer)),
  'I lose a condition': on('you lose a condition', alone),
  'I kill': on('you kill somebody', both(named('the dead', 'dead'))),
  'I die': on('you die', to(killer)),
  'an ally dies': on('an ally dies', to(otherKiller, ally)),
  'an enemy dies': on('an enemy dies', to(otherKiller, enemy)),
  'I move': on('you have moved', unmarked),
  'an enemy moves': on('an enemy has moved', someone(enemy)),
  'I am moved by somebody': on('somebody pushes or pulls you', to(whoever('did so'))),
  'I enter lava': on('you enter lava', alone),
  'I enter the Styx': on('you enter the Styx', alone),
  'I hide': on('you have hidden', unmarked),
  'I am found': on('somebody you can see finds you', to(named('the finder', 'finder'))),
  'I use an ability': on('you have used an ability', unmarked),
  'an ally uses an ability': on('an ally has used an ability', someone(ally)),
  'an enemy uses an ability': on('an enemy has used an ability', someone(enemy)),
  'I am targeted by an ability': on('an ability targets you', to(user)),
  'an enemy targets me with an ability': on('an enemy’s ability targets you', to(enemy)),
  'a monster is released': on('a monster is released', someone(named('the monster', 'monster'))),
};
