import { type Who } from '../rules/combat/event.ts';
import { type HealthWord } from '../rules/combat/health.ts';
import { type Prices } from './deaths.ts';
import { type Call } from './fight-line.ts';
import { type Health, isNews } from './health.ts';
import { listed } from './words.ts';

/** What came of a deed: `pushing them a tile`; `whom`: who `them` is, null where it is nobody. */
export type Result = { said: string; whom: string | null };
/** Whom it befell by their own deed. */
export const oneself = 'themselves';
/** How a wound has left somebody. */
export type Left = { who: string; health: HealthWord };

/** One thing that somebody did, or that befell them, before it is put into a sentence. */
export type Beat = {
  who: Who;
  /** What follows the name. */
  said: string;
  /** Whom it befell, as they are called in `said`. */
  on?: string;
  /** Of a blow: by what another is known for one with the same thing, and how it came out. */
  blow?: { with: string; end: 'hit' | 'missed' | 'felled' };
  /** What comes before the name, such as luck. */
  lead?: string;
  /** Its sentence tells nothing else. */
  alone?: true;
  /** Beats of one key say the same, and are told once with their number. */
  key: string;
  count: number;
  results: Result[];
  /** News of wounds. */
  health: Left[];
  /** Of a wound that no blow dealt: what did it, told in few words where all know it by now. */
  sting?: Owned;
};

/** What an account keeps in mind from its first round to its last. */
export type Telling = {
  call: Call;
  known: Health;
  /** Whoever dies in this fight. */
  dying: ReadonlySet<string>;
  /** And who of what one's own ability has cost. */
  prices: Prices;
  /** Names of traps that were sprung before. */
  traps: Set<string>;
  /** Abilities that were named before, and wounds that were told before. */
  familiar: Set<string>;
};

export const beat = (who: Who, said: string, more: Partial<Beat> = {}): Beat => ({
  ...{ who, said, key: `${who.id} ${said}`, count: 1, results: [], health: [] },
  ...more,
});

/** How somebody is, where it is worse than what was told, and they live on. */
export const newsOf = ({ known, call }: Telling, who: Who, health: HealthWord): Left[] =>
  isNews(known, who, health) && health !== 'dead' ? [{ who: call(who), health }] : [];

/** A trap is nobody. */
export const trapNamed = (name: string): Who => ({ id: 'm0', name });

/** `Left’s Maul`; of one's own, `their own Maul`; a trap, or what bears its owner's name, `the Snare`. */
export function ownedBy(owner: Who | null, thing: string, whose: Who | null, call: Call) {
  if (!owner || owner.name === '') return thing;
  if (owner.name === thing) return call(owner);
  return owner.id === whose?.id ? `their own ${thing}` : `${call(owner)}’s ${thing}`;
}

/** The same of what may be a trap whose doing outlasts it. */
export const thingOf = (owner: Who | null, thing: string, whose: Who, telling: Telling): string =>
  owner === null && telling.traps.has(thing)
    ? telling.call(trapNamed(thing))
    : ownedBy(owner, thing, whose, telling.call);

/** `Left’s Maul and Cloak stirred, and so did lava`: what things did, by their owners. */
export function ownedDid(things: readonly Owned[], did: (many: boolean) => string): string {
  const owners = new Map<string, Set<string>>();
  for (const { owner, thing } of things) owners.set(owner, new Set(owners.get(owner)).add(thing));
  const [first = '', ...others] = [...owners].map(
    ([owner, all]) => `${owner === '' ? '' : `${owner}’s `}${listed([...all])}`,
  );
  const many = ([...owners.values()][0]?.size ?? 0) > 1;
  return `${first} ${did(many)}${others.length === 0 ? '' : `, and so did ${listed(others)}`}.`;
}

/** A thing, and how its owner is called; of nobody’s no name. */
export type Owned = { owner: string; thing: string };
