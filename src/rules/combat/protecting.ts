import { type Carried } from '../abilities/carried.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type ItemId } from '../names.ts';
import { areEnemies } from './bout.ts';
import { type Creature } from './creature.ts';
import { tellInVain } from './in-vain.ts';

/**
 * What an ability does to things: it takes of them, from which they are protected whoever does it but
 * their owner, or it makes them other, from which they are protected if an enemy does it.
 */
export type Meddling = 'takes' | 'changes';

type By = Pick<Run, 'carrier' | 'isTrap'>;

/** Whether somebody's protected things are kept from what another's ability does; a trap is everybody's foe. */
export const isKeptOff = (owner: Creature, { carrier, isTrap }: By, how: Meddling): boolean =>
  carrier !== owner && (how === 'takes' || isTrap === true || areEnemies(carrier, owner));

/** Whether a thing of somebody is protected at all, by what is worn or for a while. */
export const isProtected = (
  { kit = [], protections = [] }: Pick<Creature, 'kit' | 'protections'>,
  thing: ItemId,
): boolean =>
  kit.some(({ item, kept }) => item === thing && kept === true) ||
  protections.some(({ items }) => items.includes(thing));

/** Those of somebody's things to which an ability may do that; that some are kept from it is told. */
export function openTo(
  run: Run,
  owner: Creature,
  things: readonly Carried[],
  how: Meddling,
): Carried[] {
  if (!isKeptOff(owner, run, how)) return [...things];
  const open = things.filter(({ item }) => !isProtected(owner, item));
  if (open.length < things.length) tellKept(run, owner);
  return open;
}

/** That something is protected from an ability, for those who see it used on whose it is. */
export const tellKept = ({ bout, carrier, ability }: Run, owner: Creature): void =>
  tellInVain(bout, 'protected', { who: owner, by: carrier, what: ability }, ['ITEM-27']);
