import { ownerOf } from './acting.ts';
import { type Bout, creaturesOf, die, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type FightEventOf } from './event.ts';
import { forget } from './perception.ts';
import { strangersTo, tellAsSeen, unseenIn, whoIs } from './tell.ts';

type Why = FightEventOf<'vanished'>['why'];

/** It is gone, which is no death: nothing that waits for one is set off; who rode it is let down. */
export function vanish(bout: Bout, creature: Creature, why: Why): void {
  leave(bout, creature, why);
  bout.letDown(creature);
}

/** The same, but for its rider. */
export function leave(bout: Bout, creature: Creature, why: Why): void {
  const unseen = unseenIn(bout.fight);
  const from = strangersTo(bout.fight, creature);
  die(creature);
  creature.gone = true;
  if (from.length > 0) creature.goneFrom = from;
  creature.conditions = creature.conditions.filter(({ kind }) => kind !== 'hidden');
  forget(bout.fight, creature.id);
  tellAsSeen(bout, 'vanished', ['ITEM-24'], { who: whoIs(creature), why }, unseen);
}

/** GAME-03, ITEM-24: companions go with whoever they belong to. */
export function sendOrphans(bout: Bout): void {
  if (!creaturesOf(bout.fight).some(({ kind }) => kind === 'companion')) return;
  for (const one of livingIn(bout.fight)) {
    const owner = ownerOf(one);
    if (owner !== null && bout.fight.creatures[owner]?.dead) vanish(bout, one, 'owner');
  }
}
