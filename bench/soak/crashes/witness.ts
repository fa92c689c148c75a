import { type Run } from '../../../test/support/transcript/play/begin.ts';
import { lookAround, type Look } from '../../../test/support/transcript/play/look.ts';
import { type SeenMessage } from '../../../test/support/transcript/play/stage-types.ts';
import { dump, timeless } from './dump.ts';
import { type Ground } from './ground.ts';

/** All that an act may change, seen from outside: the rows, and what each person can read for good. */
export type Witness = { rows: string[]; messages: string[]; look: Look };

export async function witness({ database, house }: Ground, run: Run): Promise<Witness> {
  const look = await lookAround(house.stage, run.cast);
  return { rows: await dump(database), messages: messagesIn(look), look };
}

const messagesIn = (look: Look): string[] =>
  look.views.flatMap(({ name, channels }) =>
    channels.flatMap((channel) =>
      channel.messages
        .filter(({ ephemeral }) => !ephemeral)
        .map((message) => `${name} in ${channel.name}: ${timeless(lasting(message.text))}`),
    ),
  );

/**
 * What was fought or met on the way stands in the panel unless its last answer does; the rows have all of
 * it.
 */
const told = /^(.* · \d+ gold)$[^]*?(?=^\s*(?:Round \d+\.|You stand on ))/m;

/**
 * ITEM-24: which of one's creatures a panel is about is forgotten with the process; the rows have what
 * each of them has left to do.
 */
const aboutOne =
  /^(\s*Round \d+\.) \*\*(?:You lead |It is your move\*\*.* once you end your turn)[^]*$/m;

/**
 * The first line says when and by whom. What a panel repeats of the last answer, down to its
 * buttons, is for comfort and may be forgotten.
 */
const lasting = (text: string): string =>
  text
    .replace(/^.*\n?/, '')
    .replace(told, '$1\n')
    .replace(aboutOne, '$1')
    .replace(/^\s*\*\*Last:\*\*(?:.*\n)(?:\s*[^\s[(<].*\n|\s*\n)*/m, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

/** Answers that somebody still waits for. */
export const hanging = (look: Look): string[] =>
  look.views.flatMap(({ name, channels }) =>
    channels
      .flatMap(({ messages }) => messages as (SeenMessage & { thinking?: boolean })[])
      .filter(({ thinking }) => thinking)
      .map(({ command }) => `${name} waits for an answer to ${command?.name ?? 'a press'}`),
  );

/**
 * Messages are numbered as people see it, those of a channel and of each hero by themselves, and the
 * parts of a long one after it: no such line may stand twice where one person reads.
 */
export function doubled({ look }: Witness): string[] {
  return look.views.flatMap(({ name, channels }) =>
    channels.flatMap((channel) => {
      const lines = channel.messages.flatMap(({ text }) => /№ ?\d.*/.exec(text)?.[0] ?? []);
      const twice = lines.filter((line, at) => lines.indexOf(line) !== at);
      return twice.map((line) => `${name} reads ${line} twice in ${channel.name}`);
    }),
  );
}

/** What one has and the other lacks; nothing where they are equal. */
export function differences(expected: Witness, found: Witness): string[] {
  return (['rows', 'messages'] as const).flatMap((what) => {
    const missing = without(expected[what], found[what]);
    const surplus = without(found[what], expected[what]);
    const turned = surplus.filter((line) => isPanel(line) && missing.some(pageOf(line)));
    return [
      ...missing.filter((line) => !turned.some((panel) => pageOf(panel)(line))).map(lost),
      ...surplus.filter((line) => !turned.includes(line)).map((line) => `too much: ${line}`),
    ];
  });
}

const lost = (line: string): string => `lost: ${line}`;

/** Which page of their panel somebody has turned to is forgotten with the process: its first stands there. */
const isPanel = (line: string): boolean => /^.+? in .+?: Week \d+: /.test(line);

/** ITEM-24: a page about another of one's creatures, by whom one is asked something, too. */
const isAboutAnother = (line: string): boolean => line.includes('[Back to ');

const pageOf =
  (panel: string) =>
  (line: string): boolean =>
    line.startsWith(placeIn(panel)) &&
    (isAboutAnother(line) || (!isPanel(line) && line.includes('[Back]')));

/** `Bran in Brannoch: ` */
const placeIn = (line: string): string => /^.+? in .+?: /.exec(line)?.[0] ?? line;

/** As often as the other has a line, it is taken away. */
function without(lines: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of other) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}
