import type { z } from 'zod';

/** Of a card as it is written, what says whether its parts fit each other. */
export type WrittenCard = {
  kinds: readonly string[];
  slot: string;
  power?: number | undefined;
  charges?: number | undefined;
  abilities: readonly object[];
  /** ITEM-20: what one form of an ultimate alone has. */
  greater?: readonly object[] | undefined;
  lesser?: readonly object[] | undefined;
  /** FORGE-02: what it has instead when it is made greater. */
  'greater form'?: { abilities?: readonly object[] | undefined } | undefined;
};

/** The abilities of every form that it may have (ITEM-20, FORGE-02). */
export const ofEveryForm = ({
  abilities,
  greater = [],
  lesser = [],
  'greater form': own,
}: WrittenCard): object[] => [...abilities, ...greater, ...lesser, ...(own?.abilities ?? [])];

const lists: readonly unknown[] = ['abilities', 'greater', 'lesser', 'greater form'];

/** Whether nothing has been found wrong with its abilities as yet, so that what is not in them is nowhere. */
export const isReadWhole = ({ issues }: z.core.$RefinementCtx): boolean =>
  !issues.some(({ path = [] }) => path.length > 1 && lists.includes(path[0]));
