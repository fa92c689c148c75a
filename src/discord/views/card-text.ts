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
export function cardText(said: Description): string {
  const { kinds, power, charges, abilities, greater, lesser } = said;
  const refilled = !kinds.includes('consumable');
  const texts = (all: readonly Ability[]) => all.map((one) => abilityText(one, refilled));
  return [
    ...formTexts(said),
    ...(power === undefined ? [] : [`AP ${power}.`]),
    ...texts(abilities),
    ...(greater ? ['Only as a greater ultimate:', ...texts(greater)] : []),
    ...(lesser ? ['Only as a lesser ultimate:', ...texts(lesser)] : []),
    ...(greater && lesser && charges !== undefined ? ['Either way:'] : []),
    ...(charges === undefined ? [] : [`${chargesText(charges, refilled)}.`]),
    ...(said.with ? [`Combined with ${said.with.name}:`, cardText(said.with)] : []),
  ].join(' ');
}

/** ITEM-21, FORGE-02: what it is for good. */
const formTexts = ({ ultimate, isGreater }: Description): string[] => [
  ...(ultimate ? [`A ${ultimate} ultimate.`] : []),
  ...(isGreater ? ['Made greater.'] : []),
];
