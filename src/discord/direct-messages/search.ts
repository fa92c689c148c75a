import { type Instant } from '../../rules/names.ts';
import { factsOf } from '../log.ts';
import { troubleOf } from '../wire/trouble.ts';
import { again, firstPause, longer, type Trying } from './again.ts';
import { type Missed, type Place } from './missed.ts';

/** So many places are asked at once. */
const lanes = 4;
/** Deadlines wait no longer for what cannot be read, in milliseconds. */
const patience = 20_000;

export type Search = Trying & {
  places: () => Promise<Place[]>;
  /** Told up to when all that was written is answered. */
  heard: (until: Instant) => void;
};

/**
 * Looks through all places, and answers what it finds in the order in which it was written, so that
 * each finds the game as its writer left it. What cannot be read within its patience is tried again
 * and answered when it is found, after this has resolved.
 */
export async function search({ places, heard, ...trying }: Search): Promise<void> {
  const { signal, wait } = trying;
  const found: Missed[] = [];
  let gathering = true;
  const meet = async (missed: Missed[]): Promise<void> => {
    if (gathering) found.push(...missed);
    else for (const { answer } of missed.sort(byTime)) await again(answer, trying);
  };
  const everywhere = again(places, trying)
    .then((all) => all && throughAll(all, meet, trying))
    .catch(() => undefined);
  await Promise.race([everywhere, wait(patience, signal).catch(() => undefined)]);
  gathering = false;
  for (const { at, answer } of found.sort(byTime)) {
    if (signal.aborted) return;
    heard(at);
    await again(answer, trying).catch(() => undefined);
  }
}

const byTime = (a: Missed, b: Missed): number => a.at - b.at;

/** Rounds over what is left, with growing pauses, until nothing is or it is ended. */
async function throughAll(
  all: Place[],
  meet: (missed: Missed[]) => Promise<void>,
  trying: Trying,
): Promise<void> {
  let left = all;
  for (let between = firstPause; !trying.signal.aborted; between = longer(between)) {
    left = await oneRound(left, meet, trying);
    if (left.length === 0) return;
    await trying.wait(between, trying.signal);
  }
}

/** Those that have to be asked again. */
async function oneRound(
  all: readonly Place[],
  meet: (missed: Missed[]) => Promise<void>,
  { signal, log }: Trying,
): Promise<Place[]> {
  const [waiting, failed] = [[...all], [] as Place[]];
  const lane = async (): Promise<void> => {
    for (let place = waiting.shift(); place && !signal.aborted; place = waiting.shift()) {
      try {
        await meet(await place());
      } catch (error) {
        log.warn(factsOf(error), 'the direct messages of somebody could not be looked at');
        if (troubleOf(error) !== 'never') failed.push(place);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failed;
}
