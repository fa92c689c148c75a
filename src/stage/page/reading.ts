import { type SeenMessage } from './wire.ts';

type Marks = Record<string, string>;

/** Whether the message calls this person: by name, by everyone, or by being sent to them alone. */
export const calls = (message: SeenMessage, person: string): boolean =>
  message.author.id !== person &&
  (message.content.includes(`<@${person}>`) ||
    message.content.includes(`<@!${person}>`) ||
    /@(everyone|here)\b/.test(message.content));

/** Which messages of a channel came after the mark; all of them where there is no mark yet. */
export function unreadOf(
  messages: SeenMessage[],
  mark: string | undefined,
  person: string,
): SeenMessage[] {
  return messages.filter(
    ({ id, author }) => author.id !== person && (!mark || BigInt(id) > BigInt(mark)),
  );
}

/** The reading marks of one person, kept by the browser. */
export function readMarks(storage: Storage | null, person: string): Marks {
  try {
    return JSON.parse(storage?.getItem(`stage:read:${person}`) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

export function keepMark(
  storage: Storage | null,
  person: string,
  channel: string,
  message: string,
): void {
  const marks = { ...readMarks(storage, person), [channel]: message };
  storage?.setItem(`stage:read:${person}`, JSON.stringify(marks));
}
