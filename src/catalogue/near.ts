import leven from 'leven';

/** ` Did you mean “…”?`, where one of the known words is nearly what was written; else nothing. */
export function didYouMean(written: string, known: readonly string[]): string {
  const near = nearest(written, known);
  return near === null ? '' : ` Did you mean “${near}”?`;
}

/** What people say instead of the words of cards. */
const instead = wordsFor({
  ...{ health: 'hp', 'hit points': 'hp', hitpoints: 'hp', life: 'hp', 'max hp': 'hp' },
  ...{ 'temp hp': 'temporary hp', 'temporary hit points': 'temporary hp' },
  ...{ damage: 'deal', hurt: 'deal', condition: 'lay', inflict: 'lay', apply: 'lay' },
  ...{ helmet: 'head', helm: 'head', hat: 'head', boots: 'feet', shoes: 'feet', cloak: 'cape' },
  ...{ shield: 'off hand', weapon: 'primary hand', amulet: 'neck', chest: 'body' },
  ...{ 'I am hit': 'I am struck', 'I get hit': 'I am struck', 'I kill an enemy': 'I kill' },
  ...{
    'I am damaged': 'I take damage',
    'I take a hit': 'I am struck',
    'I crit': 'I score a critical hit',
  },
});

/** What people say instead of several words, of which one is known at each place; each with how it stands there. */
const insteadOfSome = wordsFor({
  target: ['on', 'to', 'use: { range: 3, on: enemy }'],
});

/**
 * Of the known words the one that people call as is written, or else the one that is least different, in
 * a letter or two; null where none is.
 */
export function nearest(written: string, known: readonly string[]): string | null {
  const called = instead.get(written) ?? written.replace(/ resistance$/, ' resist');
  if (called !== written && known.includes(called)) return called;
  const isKnown = (word: string) => known.includes(word.split(':', 1)[0] ?? '');
  const one = insteadOfSome.get(written.replace(/s$/, ''))?.find(isKnown);
  if (one !== undefined) return one;
  const most = written.length > 4 ? 2 : 1;
  const [near] = known
    .map((word) => ({ word, far: distance(written, word, most) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return near?.word ?? null;
}

/** Of the known words those that are most like what was written, the likest first. */
export function likest(written: string, known: readonly string[], most: number): string[] {
  const words = new Set(written.toLowerCase().split(' '));
  const shared = (word: string) => word.split(' ').filter((one) => words.has(one.toLowerCase()));
  return known
    .map((word) => ({ word, far: leven(written, word) - 2 * shared(word).join('').length }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ word }) => word);
}

/** A table that is asked with what strangers write: an object would answer to `constructor`, too. */
export function wordsFor<T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}

function distance(written: string, word: string, most: number): number {
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  if (lettersOf(a) === lettersOf(b)) return 1;
  return leven(a, b, { maxDistance: most + 1 });
}

const lettersOf = (word: string): string => [...word].sort().join('');
