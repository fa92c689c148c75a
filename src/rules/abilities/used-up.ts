/**
 * Whether a thing would be there still when it is gone: it is used up by one of its abilities (ITEM-35),
 * and has something that is always there besides (ITEM-27).
 */
export const outlastsItself = (abilities: readonly object[]): boolean =>
  abilities.some((one) => (one as { 'used up'?: true })['used up'] === true) &&
  abilities.some(
    (one) =>
      'always' in one || 'attack' in one || 'depends' in one || 'level up' in one || 'holy' in one,
  );
