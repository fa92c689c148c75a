import { type Beat } from './beat.ts';
import { type Call } from './fight-line.ts';
import { phrase } from './phrase.ts';
import { listed } from './words.ts';

/** No sentence tells more of somebody at once. */
const mostAtOnce = 3;

/** Beats of one turn as sentences: what is the same once, and what one does in a row together. */
export function sentences(beats: readonly Beat[], call: Call): string[] {
  const rows: Beat[][] = [];
  for (const one of together(beats)) {
    const row = rows.at(-1);
    if (row && mayFollow(row, one)) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => sentence(row, call));
}

/**
 * Of beats with one key the first, with their number and what came of all of them; not of wounds between
 * which another has befallen the same one, who would seem to get better by it.
 */
function together(beats: readonly Beat[]): Beat[] {
  const merged = new Map<string, Beat>();
  const places = new Map<string, string>();
  const woundedBy = new Map<string, string>();
  for (const [at, one] of beats.entries()) {
    const wounded = one.blow && one.blow.end !== 'missed' ? one.on : undefined;
    const isNext = wounded === undefined || (woundedBy.get(wounded) ?? one.key) === one.key;
    if (wounded !== undefined) woundedBy.set(wounded, one.key);
    const place = places.get(one.key) ?? one.key;
    const before = merged.get(place);
    if (before && isNext) mergeInto(merged, place, before, one);
    else {
      const apart = before ? `${one.key} ${at}` : one.key;
      places.set(one.key, apart);
      merged.set(apart, one);
    }
  }
  return [...merged.values()];
}

function mergeInto(merged: Map<string, Beat>, place: string, before: Beat, one: Beat): void {
  const results = [...before.results, ...one.results];
  const both = { ...before, count: before.count + one.count, results };
  // A wound that is dealt again and again is told when all that dealt it was told.
  if (one.sting !== undefined) merged.delete(place);
  merged.set(place, { ...both, said: one.said, health: [...before.health, ...one.health] });
}

function mayFollow(row: readonly Beat[], { who, said, alone, lead = '' }: Beat): boolean {
  const last = row.at(-1);
  if (!last || alone || last.alone || lead !== '' || last.who.id !== who.id) return false;
  if (isSuffered(last.said) && !isSuffered(said)) return false;
  return row.length < mostAtOnce && last.results.length === 0 && last.health.length === 0;
}

const isSuffered = (said: string): boolean => said.startsWith('was ');

function sentence(row: readonly Beat[], call: Call): string {
  const [first] = row;
  if (!first) return '';
  const phrases = row.map((one, at) => phrase({ ...one, said: saidAfter(row[at - 1], one) }));
  return capitalised(`${first.lead ?? ''}${call(first.who)} ${listed(phrases)}.`);
}

/** The same thing upon the same one is not named again, nor who suffered just before. */
function saidAfter(before: Beat | undefined, { said, on, blow }: Beat): string {
  if (!before) return said;
  if (blow && before.blow?.with === blow.with) {
    if (blow.end === before.blow.end) return `${blow.end} again`;
    return { hit: 'then found the mark', missed: 'then missed', felled: 'then felled them' }[
      blow.end
    ];
  }
  const turned = 'turned to ';
  if (said.startsWith(turned) && before.said.startsWith(turned)) return said.slice(7);
  return on !== undefined && on === before.on ? said.replace(` ${on}`, ' them') : said;
}

/** A sentence that begins with a monster; a hero's name is written as its player writes it. */
export const capitalised = (text: string): string =>
  text.replace(
    /^(the|somebody|something) /,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
