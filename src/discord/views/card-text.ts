import { type OwnItem } from '../../rules/sight/views.ts';

type Card = Pick<OwnItem, 'kinds' | 'abilities'>;
type Ability = Card['abilities'][number];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One ability, read aloud from its own parts. GLOSS-03: BA is a basic attack, RG its range in tiles. */
function abilityText(ability: Ability, refilled: boolean): string {
  if ('always' in ability) {
    const parts = Object.entries(ability.always).map(
      ([stat, n]) => `${signed(n)} ${stat.replace('hp', 'HP')}`,
    );
    const ways = (ability.ways ?? []).map((way) => `moves so: ${way}`);
    const boons = (ability.boons ?? []).map((boon) =>
      typeof boon === 'string' ? boon : `critical range ${boon['wider critical']} wider`,
    );
    return [...parts, ...ways, ...boons].join(', ');
  }
  if ('attack' in ability) {
    const { range, damage, piercing, type } = ability.attack;
    const kind = type === 'physical' ? '' : ` ${type}`;
    const through = piercing > 0 ? `, piercing ${piercing}` : '';
    return `BA, RG ${range}, ${damage}${kind} damage${through}`;
  }
  const charges = `${ability.identify.charges} charges${refilled ? ' a week' : ''}`;
  return `Identifies an orb’s item; ${charges}`;
}

/** What a card says that it does, made from its abilities, so that it cannot drift from them. */
export const cardText = ({ kinds, abilities }: Card): string =>
  abilities.map((ability) => `${abilityText(ability, !kinds.includes('consumable'))}.`).join(' ');
