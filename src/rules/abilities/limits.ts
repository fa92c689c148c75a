/** In what an ability can be used so many times, the shortest first. */
export const spans = ['turn', 'round', 'fight', 'week', 'game'] as const;
export type Span = (typeof spans)[number];

/** `week`: from one level-up of the owner to the next (WEEK-03). */
export type Limit = { each: Span; times: number };

/** Whether its uses outlast a fight, and so are counted on the thing. */
export const outlastsFights = (each: Span): each is 'week' | 'game' =>
  each === 'week' || each === 'game';

/** Whether no use of it comes back in the same fight. */
export const isForGood = (limit: { each: Span } | undefined): boolean =>
  limit !== undefined && limit.each !== 'turn' && limit.each !== 'round';

const staying = ['gold', 'refill', 'steal charges'] as const;

/** ITEM-05, WEEK-03: whether it gives gold or charges, which one has after a combat, too. */
export const staysAfterwards = (ability: { do?: readonly object[] }): boolean =>
  ability.do?.some((effect) => staying.some((one) => one in effect)) ?? false;

/**
 * ITEM-27: how often an ability of a thing has been used in its week or game, by the ability's name,
 * which is its own whatever else of the card is changed. `each`: in which of them, as its card said then.
 */
export type Used = { ability: string; times: number; each?: Span };

export const timesCounted = (used: readonly Used[] | undefined, name: string | undefined): number =>
  used?.find(({ ability }) => ability === name)?.times ?? 0;

/** The same with one more of that ability. */
export const onceMore = (used: readonly Used[] | undefined, name: string, each: Span): Used[] =>
  counted(used, [{ ability: name, times: timesCounted(used, name) + 1, each }]);

/** The same with those counts in the place of older ones. */
export const counted = (used: readonly Used[] | undefined = [], now: readonly Used[]): Used[] => [
  ...used.filter((one) => !now.some(({ ability }) => ability === one.ability)),
  ...now,
];

type Counted = { name?: string | undefined; limit?: Limit | undefined };

/** ITEM-24: the uses that a card counts over fights, with those of who comes along with it. */
export const countedOn = (abilities: readonly object[]): { name: string; limit: Limit }[] =>
  abilities.flatMap((ability) => {
    const { name, limit } = ability as Counted;
    const own = 'companion' in ability ? (ability as { abilities?: object[] }).abilities : [];
    const counts = limit && name !== undefined && outlastsFights(limit.each);
    return [...(counts ? [{ name, limit }] : []), ...countedOn(own ?? [])];
  });
