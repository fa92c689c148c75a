import { type Id, type RequestEntry, type SeenMessage } from '../play/stage-types.ts';
import { place } from './mentions.ts';
import { headingTells, readText, wordsTell, type Read, type Tells } from './tells.ts';
import { unitsOfMessage, unitsOfPayload } from './units.ts';

export type Secret = {
  name: string;
  /** Who typed it, if somebody did. */
  by: Id | null;
  /** All of them together in one sentence tell it. */
  words: string[];
  knownTo: Set<Id>;
  line: number;
  /** The runner’s own: a file that reveals all does not mean it. */
  forGood?: boolean;
  /** Two words, of which the first may also be the heading of a text and the second a line of it. */
  headed?: boolean;
};

/**
 * What there is to be searched after a step: of what people see, with what they may know as
 * themselves, all that is new to them.
 */
export type Evidence = {
  views: { person: Id; name: string; messages: SeenMessage[] }[];
  payloads: { entry: RequestEntry; readers: Id[] | 'everybody' }[];
  logLines: string[];
};

export type Leak = { secret: string; line: number; where: string };

/** Messages as they stood somewhere at a time, each as `versionOf` has it. */
export type Versions = ReadonlySet<string>;

export const versionOf = ({ id, text }: SeenMessage): string => `${id} ${text}`;

type Kept = Secret & { tells: Tells; seenBefore: Versions };

export type SecretKeeper = ReturnType<typeof secretKeeper>;

/** Keeps the secrets of one transcript and finds out who was told one before its time. */
export function secretKeeper() {
  const kept: Kept[] = [];
  const neverLogged = new Set<string>();
  let planted = 0;

  return {
    /** `seenBefore`: what stood there before, and so does not tell it. */
    plant(secret: Secret, seenBefore: Versions): void {
      kept.push({ ...secret, tells: tellerOf(secret), seenBefore });
      planted++;
    },
    /** Something that must never stand in a log: a token, or what a person wrote in private. */
    neverLog(text: string): void {
      if (text.length < SHORTEST || neverLogged.has(text)) return;
      neverLogged.add(text);
      planted++;
    },
    /** Ends the secrecy for these people, or (null) for everybody; false: there is no such secret. */
    reveal(which: (secret: Secret) => boolean, to: readonly Id[] | null): boolean {
      const found = kept.filter(which);
      for (const secret of found)
        if (to === null) kept.splice(kept.indexOf(secret), 1);
        else for (const person of to) secret.knownTo.add(person);
      return found.length > 0;
    },
    leaks(evidence: Evidence): Leak[] {
      const exhibits = exhibitsIn(evidence);
      const told = kept.flatMap((secret) => exhibits.flatMap((one) => leaksOf(secret, one)));
      const logged = evidence.logLines.flatMap((line) =>
        [...neverLogged]
          .filter((text) => line.includes(text))
          .map(() => ({ secret: 'something private', line: 0, where: `the log: ${line}` })),
      );
      return [...told, ...logged];
    },
    planted: () => planted,
  };
}

const SHORTEST = 8;

const tellerOf = ({ words, headed }: Secret): Tells =>
  headed === true ? headingTells(words[0] ?? '', words[1] ?? '') : wordsTell(words);

/** A text, and to whom it was shown; `version` of a message that somebody sees. */
type Exhibit = { reads: Read[]; version: string | null; shown: Shown[] };
type Shown = { where: string; to: Id[] | 'everybody' };

/** Everything that is to be searched, cut up once for all secrets and all readers. */
function exhibitsIn({ views, payloads, logLines }: Evidence): Exhibit[] {
  const sent = payloads.map(({ entry, readers }) => ({
    reads: unitsOfPayload(entry).map(readText),
    version: null,
    shown: [{ where: place(entry), to: readers }],
  }));
  const logged = logLines.map((line) => ({
    reads: [{ lines: [line], sentences: [line] }],
    version: null,
    shown: [{ where: `the log: ${line}`, to: 'everybody' as const }],
  }));
  return [...messagesIn(views), ...sent, ...logged];
}

/** Of a message that several people see, one exhibit. */
function messagesIn(views: Evidence['views']): Exhibit[] {
  const found = new Map<string, Exhibit>();
  for (const { person, name, messages } of views)
    for (const message of messages.filter(({ author }) => author.bot)) {
      const version = versionOf(message);
      const reads = () => unitsOfMessage(message).map(readText);
      const exhibit = found.get(version) ?? { reads: reads(), version, shown: [] };
      exhibit.shown.push({ where: `${name} sees: ${message.text}`, to: [person] });
      found.set(version, exhibit);
    }
  return [...found.values()];
}

function leaksOf(secret: Kept, { reads, version, shown }: Exhibit): Leak[] {
  const { name, line, knownTo, seenBefore, tells } = secret;
  if (version !== null && seenBefore.has(version)) return [];
  const strange = shown.filter(
    ({ to }) => to === 'everybody' || to.some((reader) => !knownTo.has(reader)),
  );
  if (strange.length === 0 || !reads.some(tells)) return [];
  return strange.map(({ where }) => ({ secret: name, line, where }));
}
