import { letterY, namesCrystals } from './amount.ts';
import { isNaming } from './naming.ts';

/** ITEM-13: an ability that works only while its thing is powered, as a card says or as it then is. */
type Powered = { powered?: true | undefined };

/** ITEM-13: whether it waits for a crystal that is not there. */
export const isPowered = (ability: object): boolean => (ability as Powered).powered !== true;

/** ITEM-13: whether the number of crystals makes a difference to it. */
export const needsCrystals = (ability: object): boolean =>
  (ability as Powered).powered === true || isCounted(ability);

/**
 * ITEM-13: the abilities of a thing with so many crystals in it: Y is that number, and with none what
 * names Y or Powered does not work. Each keeps its place in the list.
 */
export const withCrystals = <A extends object>(abilities: readonly A[], crystals: number): A[] =>
  abilities.map((ability) => {
    if (!needsCrystals(ability)) return ability;
    const { powered: _, ...counted } = countedIn(ability, crystals) as A & Powered;
    return (crystals > 0 ? counted : { ...counted, powered: true }) as A;
  });

/** Whether an amount anywhere in it says Y. */
function isCounted(value: unknown): boolean {
  if (typeof value === 'string') return namesCrystals(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => !isNaming(key) && isCounted(one));
}

/** The same with the number wherever an amount says Y. */
function countedIn(value: unknown, crystals: number): unknown {
  if (Array.isArray(value)) return value.map((one) => countedIn(one, crystals));
  if (typeof value === 'string') return namesCrystals(value) ? counted(value, crystals) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isNaming(key) ? one : countedIn(one, crystals),
    ]),
  );
}

const countedY = new RegExp(`(\\d+\\s*)?${letterY.source}`);

/** `2 Y + 1` with three crystals is `6 + 1`; what is nothing but a number is one. */
function counted(amount: string, crystals: number): string | number {
  const said = amount.replace(countedY, (_, times?: string) =>
    String(Number(times ?? 1) * crystals),
  );
  return /^-?\d+$/.test(said) ? Number(said) : namesCrystals(said) ? counted(said, crystals) : said;
}
