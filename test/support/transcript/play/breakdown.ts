import { shown } from '../format/moment.ts';
import { type Step, type Transcript } from '../format/transcript.ts';
import { noneOwn, type OwnCounts } from '../lore/own.ts';
import { type Worker } from '../worker/worker.ts';
import { type Finding } from './findings.ts';
import { textOfForm, type Failure, type Played } from './judge.ts';
import { changesFor, type Look } from './look.ts';
import { type SeenMessage } from './stage-types.ts';

/** Why a transcript failed, at which of its lines, and what there was to see. */
export type Breakdown = {
  line: number;
  step: string;
  failures: Failure[];
  findings: Finding[];
  /** What each person concerned newly saw in the step, as text. */
  saw: { name: string; text: string }[];
  log: string[];
};

export type Counts = {
  steps: number;
  expectations: number;
  secrets: number;
  /** Of these, what the runner has found out by itself. */
  own: OwnCounts;
  payloads: number;
  logLines: number;
  /** Requests and answers that were held against Discord's description, where that was given. */
  judged: number;
};

export const nothing: Counts = {
  ...{ steps: 0, expectations: 0, secrets: 0, payloads: 0, logLines: 0, judged: 0 },
  own: noneOwn,
};

export type Outcome = { transcript: Transcript; counts: Counts; broke: Breakdown | null };

const LOG_LINES_SHOWN = 15;

type Where = Pick<Step, 'line' | 'said'>;

export function breakdown(
  step: Where,
  worker: Worker,
  failures: Failure[],
  findings: Finding[],
  saw: Breakdown['saw'],
): Breakdown {
  const log = worker.log.slice(-LOG_LINES_SHOWN);
  return { line: step.line, step: step.said, failures, findings, saw, log };
}

/** The step could not be played to its end. */
export const stopped = (step: Where, worker: Worker, but: string): Breakdown =>
  breakdown(step, worker, [{ line: step.line, expected: 'it can be done', but, saw: [] }], [], []);

/** What the people of the failures saw; where none is named, the one who acted. */
export function sawIn(played: Played, failures: readonly Failure[]): Breakdown['saw'] {
  const { cast, before, after, actor, done } = played;
  const named = new Set(failures.flatMap(({ saw }) => saw));
  const shown = [...cast.people].filter(([name, id]) => named.has(name) || id === actor);
  const saw = shown.map(([name, person]) => ({ name, text: textOfChanges(before, after, person) }));
  const form = done.outcome?.modal;
  return form ? [...saw, { name: 'the form', text: textOfForm(form) }] : saw;
}

function textOfChanges(before: Look, after: Look, person: string): string {
  const changes = changesFor(before, after, person);
  const places = [...new Set(changes.map(({ channel }) => channel))];
  return places
    .map((place) => {
      const messages = changes.filter(({ channel }) => channel === place);
      const server = place.server ? ` · ${place.server.name}` : '';
      return [
        `# ${place.name}${server}`,
        ...messages.map(({ message }) => shownMessage(message)),
      ].join('\n');
    })
    .join('\n');
}

/** A message with who wrote it and when, as a person reads it. */
export function shownMessage({
  at,
  author,
  command,
  edited,
  ephemeral,
  text,
}: SeenMessage): string {
  const used = command === null ? '' : ` (used /${command.name} by ${command.by})`;
  const marks = `${ephemeral ? ' · only you' : ''}${edited === null ? '' : ' · edited'}`;
  const lines = text === '' ? [] : text.split('\n').map((line) => `  ${line}`);
  return [`[${shown(Date.parse(at))}] ${author.name}${used}${marks}`, ...lines].join('\n');
}
