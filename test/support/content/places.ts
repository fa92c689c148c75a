import { type Ability } from '../../../src/rules/items/definition.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { type ActiveCard } from './shelves.ts';

export type Active = ActiveCard['card'];

/** The keys that lead to a value on a card, the outermost first. */
export type Path = readonly (string | number)[];

/** Its abilities, and of an ultimate those that one form alone has (ITEM-20). */
export function listsOn(card: Active): Record<string, readonly Ability[]> {
  const { abilities = [] } = card;
  const { greater = [], lesser = [] } = card.of === 'item' ? card : {};
  return greater.length + lesser.length > 0 ? { abilities, greater, lesser } : { abilities };
}

/** FORGE-02: what it names to have instead once it is made greater. */
export const greaterForm = (card: Active) =>
  card.of === 'item' ? card['greater form'] : undefined;

/** Every place on it, as far as it does something, and what stands there. */
export function placesOn(card: Active): { path: Path; value: unknown }[] {
  const places: { path: Path; value: unknown }[] = [];
  const visit = (value: unknown, path: Path): void => {
    places.push({ path, value });
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  const { power, charges } = card;
  visit({ power, charges, ...listsOn(card), 'greater form': greaterForm(card) }, []);
  return places;
}

/** With another value there; null where that is no card. */
export const withAt = (card: Active, path: Path, value: unknown): Active | null =>
  asCard(card, (written) => rewritten(written, path, [value]));

/** With nothing there; null where that is no card. */
export const withoutAt = (card: Active, path: Path): Active | null =>
  asCard(card, (written) => rewritten(written, path, []));

function asCard({ of, ...written }: Active, alter: (written: unknown) => unknown): Active | null {
  const schema = of === 'item' ? itemSchema : monsterSchema;
  const altered = schema.safeParse(alter(written));
  return altered.success ? ({ of, ...altered.data } as Active) : null;
}

/** With what stands at the end of the path written anew: as one value, or none. */
function rewritten(value: unknown, [key, ...rest]: Path, becomes: readonly unknown[]): unknown {
  const put = (name: string, one: unknown): readonly unknown[] => {
    if (name !== String(key)) return [one];
    return rest.length > 0 ? [rewritten(one, rest, becomes)] : becomes;
  };
  if (Array.isArray(value)) return value.flatMap((one, at) => put(String(at), one));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.flatMap(([name, one]) => put(name, one).map((other) => [name, other])),
  );
}
