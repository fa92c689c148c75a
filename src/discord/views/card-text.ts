import { terse } from '../../rules/abilities/aloud/index.ts';
import { type OwnItem } from '../../rules/sight/views.ts';

type Card = Pick<OwnItem, 'kinds' | 'abilities'>;
type Ability = Card['abilities'][number];

function abilityText(ability: Ability, refilled: boolean): string {
  if (!('identify' in ability)) return terse(ability);
  const charges = `${ability.identify.charges} charges${refilled ? ' a week' : ''}`;
  return `Identifies an orb’s item; ${charges}.`;
}

/** What a card says that it does, made from its abilities, so that it cannot drift from them. */
export const cardText = ({ kinds, abilities }: Card): string =>
  abilities.map((ability) => abilityText(ability, !kinds.includes('consumable'))).join(' ');
