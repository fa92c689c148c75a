import { type Ability, type ItemDefinition, type ItemKind } from './definition.ts';

/** ITEM-20: which of its two an ultimate is. */
export const ultimateForms = ['greater', 'lesser'] as const;
export type UltimateForm = (typeof ultimateForms)[number];

/** The card of a thing as somebody has it: its definition, and what has become of it. */
export type Card = ItemDefinition & {
  /** FORGE-02; absent: it is not. */
  isGreater?: true;
  /** ITEM-21: of an ultimate, which it is; absent: none has been chosen. */
  ultimate?: UltimateForm;
  /** FORGE-03: the second of two that are one, as it is by itself; absent: it is one alone. */
  with?: Card;
};

/** All that it can do, as one thing (FORGE-03). */
export const abilitiesOf = ({ abilities, with: second }: Card): Ability[] => [
  ...abilities,
  ...(second?.abilities ?? []),
];

/** FORGE-03: what is true of one of the two is true of both. */
export const kindsOf = ({ kinds, with: second }: Card): ItemKind[] => [
  ...kinds,
  ...(second?.kinds ?? []),
];

export const isOfKind = (card: Card, kind: ItemKind): boolean => kindsOf(card).includes(kind);
