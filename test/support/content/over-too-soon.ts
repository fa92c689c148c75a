import { type TriggerWord } from '../../../src/rules/abilities/trigger.ts';
import { isErrand } from '../../../src/rules/items/definition.ts';
import { meaningOf } from '../meaning.ts';
import { type ActiveCard, sayingsOf } from './shelves.ts';

/** Of an ability, or of one of somebody who comes along, what it says as far as it matters here. */
type Meaning = { use?: object; when?: TriggerWord; do?: Effect[]; abilities?: Meaning[] };
type Effect = { to?: unknown; turns?: unknown; change?: object; give?: string };

/** Stats that matter only while somebody else acts. */
const guards = [
  ...['dodge', 'willpower', 'immunity', 'armor'],
  ...['toxic resist', 'fire resist', 'cold resist', 'electric resist'],
];

/** What comes in one's own turn, as a use does, or with the round before it. */
const own: readonly TriggerWord[] = [
  ...(['a round begins', 'my turn begins', 'my turn ends'] as const),
  ...(['I move', 'I hide', 'I use an ability'] as const),
];

/**
 * Cards that shield their owner for one turn, and in that turn itself, so that it is over before an
 * enemy acts (COMBAT-13): each in a sentence.
 */
export const overTooSoon = (cards: readonly ActiveCard[]): string[] =>
  cards
    .filter((one) =>
      sayingsOf(one).some((said) => !isErrand(said) && isOver(meaningOf(said) as Meaning)),
    )
    .map(({ id }) => `${id} shields its owner in their own turn alone; expected 2 turns`);

const isOver = ({ use, when, do: effects = [], abilities = [] }: Meaning): boolean =>
  abilities.some(isOver) ||
  ((use !== undefined || (when !== undefined && own.includes(when))) && effects.some(isShield));

const isShield = (effect: Effect): boolean =>
  effect.to === 'self' &&
  String(effect.turns) === '1' &&
  ('temporary hp' in effect ||
    effect.give === 'invulnerable' ||
    (effect.change !== undefined &&
      Object.keys(effect.change).every((stat) => guards.includes(stat))));
