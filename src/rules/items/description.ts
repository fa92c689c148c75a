import { type Card, type UltimateForm } from './card.ts';
import { type ItemDefinition } from './definition.ts';

/** What of a card says what the thing does (ORB-05). */
export type Description = Pick<
  ItemDefinition,
  'kinds' | 'power' | 'charges' | 'abilities' | 'greater' | 'lesser'
> & {
  /** FORGE-02 */
  isGreater?: true;
  /** ITEM-21: of one that is owned, which it is. */
  ultimate?: UltimateForm;
  /** FORGE-03: the second of two that are one. */
  with?: { name: string } & Description;
  /** GAME-06: by the host, in this game: as the how manieth version of itself, and why. */
  changed?: Change;
};

/** What a host has made of a thing, in that week; 0: in the lobby. */
export type Change = { version: number; week: number; why: string | null };

export function descriptionOf(card: Card): Description {
  const { kinds, power, charges, abilities, greater, lesser } = card;
  const { isGreater, ultimate, with: second } = card;
  return {
    kinds,
    ...(power !== undefined && { power }),
    ...(charges !== undefined && { charges }),
    abilities,
    ...(greater && { greater }),
    ...(lesser && { lesser }),
    ...(isGreater && { isGreater }),
    ...(ultimate && { ultimate }),
    ...(second && { with: { name: second.name, ...descriptionOf(second) } }),
  };
}
