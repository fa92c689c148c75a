import { typewritten, type Match } from '../format/match.ts';
import { type Where } from '../format/transcript.ts';
import { Impossible } from './cast.ts';
import { allFor, isIn, type Look, type Seen } from './look.ts';
import { type Component, type Id, type SeenMessage } from './stage-types.ts';

const BUTTON = 2;
const selects = [3, 5, 6, 7, 8];

export type Found = { message: Id; component: Component };

/** The newest message first, as far as the person sees them in that place. */
function messages(look: Look, person: Id, where: Where): Seen[] {
  const there = allFor(look, person).filter(
    (seen) =>
      isIn(look, person, where.place, seen) && (where.on?.fits(seen.message.text, look.at) ?? true),
  );
  return there.sort((a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? 1 : -1));
}

export function messageAt(look: Look, person: Id, where: Where): Seen {
  const newest = messages(look, person, where)[0];
  if (!newest) throw new Impossible(`sees no such message${described(where)}`);
  return newest;
}

export function buttonAt(look: Look, person: Id, label: Match, where: Where): Found {
  return componentAt(look, person, where, `button “${label.said}”`, (component) =>
    component.type === BUTTON ? closeness(component.label ?? '', label, look.at) : 0,
  );
}

export function selectAt(
  look: Look,
  person: Id,
  from: Match | null,
  options: readonly string[],
  where: Where,
): Found {
  const what = `chooser ${from ? `“${from.said}” ` : ''}with ${options.map((one) => `“${one}”`).join(', ')}`;
  return componentAt(look, person, where, what, (component) => {
    if (!selects.includes(component.type)) return 0;
    if (component.options && !options.every((one) => labelFor(component, one) !== null)) return 0;
    return from === null ? 1 : closeness(component.placeholder ?? '', from, look.at);
  });
}

/** The full label of the option that is called so, or has it in its label. */
export function labelFor({ options }: Component, said: string): string | null {
  return options
    ? named(
        options.map(({ label }) => label),
        said,
      )
    : said;
}

/** The one of the labels that is meant: called exactly so, else the only one that has it. */
export function named(labels: readonly string[], said: string): string | null {
  const plain = (text: string): string => typewritten(text).toLowerCase();
  const exact = labels.find((label) => plain(label) === plain(said));
  if (exact !== undefined) return exact;
  const near = labels.filter((label) => plain(label).includes(plain(said)));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** 2: called exactly so; 1: it is in it. */
function closeness(label: string, match: Match, now: number): number {
  return label === match.said ? 2 : match.fits(label, now) ? 1 : 0;
}

function componentAt(
  look: Look,
  person: Id,
  where: Where,
  what: string,
  fits: (component: Component) => number,
): Found {
  const seen = messages(look, person, where).flatMap(({ message }) =>
    flat(message.components).map((component) => ({ message: message.id, component })),
  );
  const found = [2, 1].map((wanted) => seen.find(({ component }) => fits(component) === wanted));
  const best = found[0] ?? found[1];
  if (!best) throw new Impossible(`sees no ${what}${described(where)}`);
  return best;
}

/** A button that can be pressed, by the beginning of its label. */
export const buttonIn = ({ components }: SeenMessage, label: RegExp): Component | null =>
  flat(components).find((one) => one.type === BUTTON && label.test(one.label ?? '')) ?? null;

const flat = (components: readonly Component[]): Component[] =>
  components.flatMap((one) => [
    one,
    ...flat(one.components ?? []),
    ...flat(one.accessory ? [one.accessory] : []),
  ]);

const described = ({ place, on }: Where): string =>
  `${place === null ? '' : ` in ${place}`}${on === null ? '' : ` with “${on.said}”`}`;
