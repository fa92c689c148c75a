import { terse } from '../../rules/abilities/aloud/index.ts';
import { count } from './times.ts';
import { type Description } from '../../rules/sight/views.ts';

type Ability = Description['abilities'][number];

function abilityText(ability: Ability, refilled: boolean): string {
  if (!('identify' in ability)) return terse(ability);
  return `Identifies an orb’s item; ${chargesText(ability.identify.charges, refilled)}.`;
}

const chargesText = (charges: number, refilled: boolean): string =>
  `${count(charges, 'charge')}${refilled ? ' a week' : ''}`;

/** What a card says that it does, made from its abilities, so that it cannot drift from them. */
export function cardText({ kinds, power, charges, abilities }: Description): string {
  const refilled = !kinds.includes('consumable');
  return [
    ...(power === undefined ? [] : [`AP ${power}.`]),
    ...abilities.map((ability) => abilityText(ability, refilled)),
    ...(charges === undefined ? [] : [`${chargesText(charges, refilled)}.`]),
  ].join(' ');
}
