import { type Id, type RequestEntry, type SeenMessage } from '../play/stage-types.ts';
import { place } from './mentions.ts';
import { isObject, textsIn } from './payload.ts';

export type Secret = {
  name: string;
  /** Who typed it, if somebody did. */
  by: Id | null;
  /** All of them together in one message tell it. */
  words: string[];
  knownTo: Set<Id>;
  line: number;
  /** The runner’s own: a file that reveals all does not mean it. */
  forGood?: boolean;
};

/** What there is to be searched after a step; people only with what they may know as themselves. */
export type Evidence = {
  views: { person: Id; name: string; messages: SeenMessage[] }[];
  payloads: { entry: RequestEntry; readers: Id[] | 'everybody' }[];
  logLines: string[];
};

export type Leak = { secret: string; line: number; where: string };

type Kept = Secret & { tells: (text: string) => boolean; seenBefore: Set<string> };

export type SecretKeeper = ReturnType<typeof secretKeeper>;

/** Keeps the secrets of one transcript and finds out who was told one before its time. */
export function secretKeeper() {
  const kept: Kept[] = [];
  const neverLogged = new Set<string>();
  let planted = 0;

  return {
    plant(secret: Secret, views: Evidence['views']): void {
      const seen = views.flatMap(({ messages }) => messages.map(versionOf));
      kept.push({ ...secret, tells: teller(secret.words), seenBefore: new Set(seen) });
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
      const told = kept.flatMap((secret) => leaksOf(secret, evidence));
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

function leaksOf(secret: Kept, { views, payloads, logLines }: Evidence): Leak[] {
  const { name, line, knownTo } = secret;
  const leaks: Leak[] = [];
  const leak = (where: string) => leaks.push({ secret: name, line, where });
  for (const view of views) {
    if (knownTo.has(view.person)) continue;
    for (const message of view.messages)
      if (message.author.bot && !secret.seenBefore.has(versionOf(message)))
        if (tells(unitsOfMessage(message), secret)) leak(`${view.name} sees: ${message.text}`);
  }
  for (const { entry, readers } of payloads) {
    const strangers = readers === 'everybody' || readers.some((reader) => !knownTo.has(reader));
    if (strangers && tells(unitsOfPayload(entry), secret)) leak(place(entry));
  }
  for (const text of logLines) if (secret.tells(text)) leak(`the log: ${text}`);
  return leaks;
}

const tells = (units: string[], secret: Kept): boolean =>
  units.flatMap(sentencesIn).some(secret.tells);

const AS_ONE = 4;

/**
 * The lines of a text, and a short text as a whole. In a long one a number here and a name there
 * are no sentence.
 */
function sentencesIn(unit: string): string[] {
  const lines = unit.split('\n').filter((line) => line.trim() !== '');
  return lines.length <= AS_ONE ? [...lines, lines.join('\n')] : lines;
}

const versionOf = ({ id, text }: SeenMessage): string => `${id} ${text}`;

function unitsOfMessage(message: SeenMessage): string[] {
  const files = message.attachments.flatMap(({ filename, description }) => [
    filename,
    description ?? '',
  ]);
  return [message.text, ...files, ...customIds(message.components)];
}

function unitsOfPayload({ body, files }: RequestEntry): string[] {
  const named = files.flatMap(({ filename, description }) => [filename, description ?? '']);
  const texts = textsIn(body, ['custom_id']);
  return [...texts, texts.join('\n'), ...fieldsIn(body), ...named, ...customIds(body)];
}

/** A field's name and value, and an embed's title and description, are read as one. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  const { name, title } = value;
  const rest = name === undefined ? value['description'] : value['value'];
  const pair = [name ?? title, rest].filter((part) => typeof part === 'string');
  return [
    ...(pair.length === 2 ? [pair.join(': ')] : []),
    ...Object.values(value).flatMap(fieldsIn),
  ];
}

/** Custom ids are read one by one: numbers in several of them are no words of one sentence. */
function customIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(customIds);
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(customIds);
  return typeof value['custom_id'] === 'string' ? [value['custom_id'], ...inside] : inside;
}

/** Whether a text has all of the words, each as a whole word, in whatever case. */
function teller(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
  });
  return (text) => patterns.every((pattern) => pattern.test(text));
}
