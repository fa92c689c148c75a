import { type Cast } from '../play/cast.ts';
import { changesFor, type Look } from '../play/look.ts';
import { type Id } from '../play/stage-types.ts';

/** A message that the bot has written or changed, as one person reads it. */
export type Told = {
  id: Id;
  channel: Id;
  reader: Id;
  /** For this reader alone: their own thread, a direct message, an answer that only they see. */
  alone: boolean;
  /** The first line, without the marks of bold. */
  title: string;
  lines: string[];
};

/** What people were told in a step, oldest first; what stands in a channel once, by whoever reads it. */
export function newsIn(cast: Cast, before: Look, after: Look): Told[] {
  const told = [...cast.people.values()].flatMap((reader) =>
    changesFor(before, after, reader)
      .filter(({ message }) => message.author.bot)
      .map(({ channel, message }): Told => {
        const lines = message.text.split('\n');
        const alone = message.ephemeral || channel.kind !== 'text';
        const title = (lines[0] ?? '').replace(/^\*\*(.*)\*\*$/, '$1');
        return { id: message.id, channel: channel.id, reader, alone, title, lines };
      }),
  );
  const unlike = told.filter(
    ({ id, alone }, at) => alone || told.findIndex((one) => one.id === id) === at,
  );
  return unlike.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
}

/** What the pattern’s groups hold in each line that has it. */
export const found = (lines: readonly string[], pattern: RegExp): string[][] =>
  lines.flatMap((line) => {
    const groups = pattern.exec(line)?.slice(1);
    return groups ? [groups.map((group: string | undefined) => group ?? '')] : [];
  });
