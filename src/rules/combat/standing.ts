import { type Carried, type Standing } from '../abilities/carried.ts';
import { type Triggered } from '../abilities/seam.ts';
import { creaturesOf } from './bout.ts';
import { type Fight } from './fight.ts';

/** COMBAT-14: what its player has said of the ability at that place, or else the card; ITEM-27: not of what must be. */
export const wordOn = ({ standing }: Carried, index: number, ability: Triggered): Standing =>
  ability.must ? 'always' : (standing[index] ?? ability.standing ?? 'always');

/** COMBAT-14: whether an act may stop in its midst because some player wants to be asked. */
export const mayAsk = (fight: Fight): boolean =>
  fight.pending !== undefined ||
  creaturesOf(fight).some(({ player, kit }) => player !== null && kit?.some(hasQuestion));

const hasQuestion = (carried: Carried): boolean =>
  carried.abilities.some(
    (ability, index) => 'when' in ability && wordOn(carried, index, ability) === 'ask',
  );
