import { type Carried } from '../abilities/carried.ts';
import { isRepeated } from '../abilities/repeated.ts';
import { type Triggered } from '../abilities/seam.ts';
import { type MomentKind, type TriggerWord, triggers } from '../abilities/trigger.ts';
import { areEnemies, type Bout, creaturesOf, type Moment } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { perceives } from './made-out.ts';
import { areTied } from './tied.ts';
import { placeInTurns } from './turn-order.ts';

/** One triggered ability of somebody, found once when the bout is opened. */
export type Handler = {
  owner: Creature;
  carried: Carried;
  index: number;
  ability: Triggered;
  waitsFor: TriggerWord;
  trigger: (typeof triggers)[TriggerWord];
};

/** By the moment that sets them off. */
export function handlersIn({ fight }: Bout): Map<MomentKind, Handler[]> {
  const handlers = new Map<MomentKind, Handler[]>();
  for (const owner of creaturesOf(fight))
    for (const carried of owner.kit ?? [])
      for (const [index, ability] of carried.abilities.entries()) {
        if (!('when' in ability) || isRepeated(carried.abilities, index)) continue;
        const { when: waitsFor } = ability;
        const trigger = triggers[waitsFor];
        const list = handlers.get(trigger.moment) ?? [];
        list.push({ owner, carried, index, ability, waitsFor, trigger });
        handlers.set(trigger.moment, list);
      }
  return handlers;
}

/** Whether the owner has that part in what happened, as far as it can tell (COND-01). */
export function answers({ fight }: Bout, handler: Handler, moment: Moment): boolean {
  const { owner: self, trigger } = handler;
  const { part, test } = trigger;
  const { doer, sufferer } = moment;
  if (test && !(test as (facts: object) => boolean)(moment.facts)) return false;
  switch (part) {
    case 'doer':
      return doer === self && (!sufferer || perceives(fight, self, sufferer));
    case 'sufferer':
      return sufferer === self;
    case 'sufferer of somebody seen':
      return sufferer === self && doer !== null && perceives(fight, self, doer);
    case 'ally of the doer':
      return doer !== null && isAlly(fight, self, doer) && perceives(fight, self, doer);
    case 'ally of the sufferer':
      return sufferer !== null && isAlly(fight, self, sufferer) && perceives(fight, self, sufferer);
    case 'enemy of the sufferer':
      return sufferer !== null && areEnemies(self, sufferer) && perceives(fight, self, sufferer);
    case 'anybody':
      return true;
    case 'enemy of the doer':
      return doer !== null && areEnemies(self, doer) && perceives(fight, self, doer);
  }
}

const isAlly = (fight: Fight, self: Creature, other: Creature): boolean =>
  self !== other && !areEnemies(self, other) && !areTied(fight, self, other);

/** An ability that answers to a moment. */
export type Due = { handler: Handler; moment: Moment };

/** COMBAT-14: one owner's by slot and time. */
export function inOrder({ fight }: Bout, due: readonly Due[]): readonly Due[] {
  if (due.length < 2) return due;
  const turns = ({ handler }: Due) => placeInTurns(fight, handler.owner.id);
  const slot = ({ handler }: Due) => handler.carried.place;
  return [...due].sort((a, b) => turns(a) - turns(b) || slot(a) - slot(b));
}
