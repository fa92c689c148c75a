import { readFile } from 'node:fs/promises';
import { readTranscript } from '../../../test/support/transcript/format/read.ts';
import { type Step, type Transcript } from '../../../test/support/transcript/format/transcript.ts';

/** Which acts of which files are struck: the numbers of their steps. */
export type Picks = Map<string, Set<number>>;

export type Wish = {
  files: readonly string[];
  /** What a kind of act must have in its name. */
  only: string;
  /** Commands that are typed, presses and all else, or both. */
  acts: 'commands' | 'others' | 'all';
  /** At most so many kinds, whichever chance says. */
  kinds: number;
  /** Of two parts the first has the first of the files in which acts are struck, the third and so on. */
  part: { nth: number; of: number };
};

/**
 * Typed commands are of one kind by their path and the options given, presses by their label, choices
 * by their chooser, times by how they are said.
 */
export function kindOf({ act, said }: Step): string | null {
  switch (act.do) {
    case 'type':
      return commandIn(act.line);
    case 'press':
      return `press ${act.label.said}`;
    case 'choose':
      return act.from === null ? 'choose' : `choose from ${act.from.said}`;
    case 'submit':
      return `submit ${Object.keys(act.fields).join(', ')}`;
    case 'write to bot':
      return 'write to the bot';
    case 'clock':
      return said;
    default:
      return null;
  }
}

function commandIn(line: string): string | null {
  const path = /^\/[a-z]+( [a-z-]+)?(?= |$)/.exec(line)?.[0];
  if (path === undefined) return null;
  const given = [...line.slice(path.length).matchAll(/(?<= )[a-z-]+(?=: )/g)].map(([name]) => name);
  return [path, ...given].join(' ');
}

export async function read(file: string): Promise<Transcript> {
  const transcript = readTranscript(file, await readFile(file, 'utf8'));
  if (Array.isArray(transcript)) throw new Error(`${file} is no transcript`);
  return transcript;
}

type Act = { kind: string; file: string; at: number; refused: boolean };

/**
 * One act of each kind, whichever part it is in: rather one that is not refused, since a refusal changes
 * nothing, and of those the one with the fewest steps before it.
 */
export async function picks({ files, only, acts, kinds, part }: Wish): Promise<Picks> {
  const best = new Map<string, Act>();
  for (const file of files)
    for (const act of actsOf(file, await read(file))) {
      const known = best.get(act.kind);
      if (isOf(acts, act.kind) && act.kind.includes(only) && (!known || isBetter(act, known)))
        best.set(act.kind, act);
    }
  const chosen = Number.isFinite(kinds)
    ? shuffled([...best.values()]).slice(0, kinds)
    : [...best.values()];
  return new Map(
    files
      .map((file) => [file, chosen.filter((act) => act.file === file)] as const)
      .filter(([, those]) => those.length > 0)
      .filter((_, nth) => nth % part.of === part.nth - 1)
      .map(([file, those]) => [file, new Set(those.map(({ at }) => at))]),
  );
}

const isBetter = (one: Act, other: Act): boolean =>
  one.refused === other.refused ? one.at < other.at : other.refused;

const isOf = (acts: Wish['acts'], kind: string): boolean =>
  acts === 'all' || kind.startsWith('/') === (acts === 'commands');

/**
 * None while the stage is told to fail, which is not kept; nor are things that are laid out for the start
 * of a game. Discord does not say who has written to a bot that was not there: only players are asked for.
 */
function actsOf(file: string, { steps, owned }: Transcript): Act[] {
  let failing = false;
  const players = new Set<string>();
  const start = owned.length === 0 ? -1 : steps.findIndex(({ act }) => isStart(act));
  return steps.flatMap((step, at) => {
    if (step.act.do === 'fault') failing = true;
    if (step.act.do === 'end faults') failing = false;
    if (step.act.do === 'type' && step.act.line.startsWith('/game join'))
      players.add(step.act.person);
    const isUnknown = step.act.do === 'write to bot' && !players.has(step.act.person);
    const kind = failing || at <= start || isUnknown || isBarred(step) ? null : kindOf(step);
    return kind === null ? [] : [{ kind, file, at, refused: isRefused(step) }];
  });
}

const isStart = (act: Step['act']): boolean => act.do === 'type' && act.line === '/game start';

/** Discord's own app lets nobody do it. */
const isBarred = ({ expectations }: Step): boolean =>
  expectations.some(({ ask }) => ask === 'refused');

/** As far as the file says so: what is refused names its rule, or says that nothing was done. */
const isRefused = ({ expectations }: Step): boolean =>
  expectations.some(
    (one) =>
      one.ask === 'answer' &&
      one.count === 'some' &&
      /\b[A-Z]+-\d\d\b|^no |^nothing\b/i.test(one.match.said),
  );

export function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
