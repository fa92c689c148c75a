import { type Dice } from '../dice.ts';
import { aurasIn } from './auras.ts';
import { type Bout, creaturesOf, type Fought, newChain } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { feel } from './feeling.ts';
import { ownKit } from './kit.ts';
import { spring } from './springing.ts';
import { deaf, firing } from './firing.ts';
import { letDown } from './riding.ts';
import { wholeCreature, wholeFight, wholeThing, wholeTurn } from './shape.ts';

/** COMBAT-14: without an answer it is as the card says. */
export const unanswered: Bout['ask'] = ({ otherwise = true }) => otherwise;

/** A working copy; the fight that was handed over stays as it is. */
export const boutOf = (fight: Fight, dice: Dice, ask: Bout['ask'] = unanswered): Bout =>
  boutOn(copied(fight), dice, ask);

function copied(fight: Fight): Fight {
  const creatures: Record<CreatureId, Creature> = {};
  for (const creature of creaturesOf(fight)) creatures[creature.id] = copyOf(creature);
  const copy = wholeFight(fight);
  copy.creatures = creatures;
  copy.shown = { ...fight.shown };
  copy.knowledge = { ...fight.knowledge };
  copy.turn = wholeTurn(fight.turn);
  copy.order = [...fight.order];
  if (fight.things.length > 0) copy.things = fight.things.map(wholeThing);
  if (fight.acts) copy.acts = { ...fight.acts };
  return copy;
}

/** Upon that very fight, which nobody else has. */
export function boutOn(fight: Fight, dice: Dice, ask: Bout['ask'] = unanswered): Bout {
  const bout: Bout = {
    fight,
    dice,
    events: [],
    silent: false,
    chain: newChain(),
    later: [],
    halved: new Set(),
    lent: [],
    doomed: null,
    ...deaf,
    ask,
    auras: [],
    enlist() {
      bout.auras = aurasIn(fight);
      Object.assign(bout, firing(bout));
    },
    feel: (victim, aura) => feel(bout, victim, aura),
    letDown: (mount) => letDown(bout, mount),
    spring: (victim, trap) => spring(bout, victim, trap),
  };
  bout.enlist();
  return bout;
}

/** All else of it is replaced, never changed. */
function copyOf(creature: Creature): Creature {
  const copy = wholeCreature(creature);
  if (copy.kit) copy.kit = ownKit(copy.kit);
  return copy;
}

/** The copy as a value of its own, its events added to its log. */
export const closed = ({ fight, events }: Pick<Bout, 'fight' | 'events'>): Fought => ({
  fight: { ...fight, log: [...fight.log, ...events] },
  events,
});
