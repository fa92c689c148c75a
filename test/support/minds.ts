import { type Carried } from '../../src/rules/abilities/carried.ts';
import { type FightAbility, fightAbilitySchema } from '../../src/rules/abilities/seam.ts';
import { type Fight, type FightAction, type Orders } from '../../src/rules/combat/index.ts';
import { legalActions } from '../../src/rules/combat/legal.ts';
import { chooseAction } from '../../src/rules/combat/mind/choose.ts';
import { itemId } from '../../src/rules/names.ts';
import { positionSeenBy } from '../../src/rules/sight/fight.ts';
import { act, idOf } from './drawn-fight.ts';
import { type Rolls } from './rolling.ts';

/** What whoever stands at that letter would do next by itself. */
export const choiceOf = (fight: Fight, letter = 'A', orders?: Orders): FightAction =>
  chooseAction(positionSeenBy(fight, idOf(letter)), legalActions(fight, idOf(letter)), orders);

/** Lets it do what it would, and says what that was. */
export function doesNext(fight: Fight, letter: string, rolls: Rolls = {}, orders?: Orders) {
  const action = choiceOf(fight, letter, orders);
  return { action, fight: act(fight, letter, action, rolls).fight };
}

/** A thing as cards write its abilities. */
export const thing = (name: string, x: number, ...abilities: object[]): Carried => ({
  ...{ item: itemId(name), name, x, place: 0, charges: null, spent: false },
  ...{ uses: {}, standing: {} },
  abilities: abilities.map((one): FightAbility => fightAbilitySchema.parse(one)),
});
