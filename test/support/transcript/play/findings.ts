import { wronglyAnswered } from '../checks/answered.ts';
import { brokenLimits } from '../checks/limits.ts';
import { errorLines } from '../checks/log-lines.ts';
import { unguardedMentions } from '../checks/mentions.ts';
import { wouldWait } from '../checks/pace.ts';
import { callbackRoute, isObject, pathOf } from '../checks/payload.ts';
import { type Evidence, type SecretKeeper } from '../checks/secrets.ts';
import { type Check } from '../format/transcript.ts';
import { type Worker } from '../worker/worker.ts';
import { SETTLES_WITHIN } from './begin.ts';
import { freshFor, membersOfPrivateThreads } from './look.ts';
import { type Played } from './judge.ts';
import { type Entry, type Id, type Judgement, type RequestEntry } from './stage-types.ts';

/** What the runner found wrong by itself; `line` where a secret was planted, else 0. */
export type Finding = {
  check: Check | 'secrets' | 'money' | 'openapi';
  line: number;
  says: string;
};

/** Whose interactions are whose: the answers to them are for one person. */
export type Tokens = Map<string, Id>;

const requests = (entries: readonly Entry[]): RequestEntry[] =>
  entries.filter((entry) => entry.kind === 'request');

/** Judges what passed between bot and stage, what everybody sees and what was logged in a step. */
export function findingsIn(
  { entries, before, after }: Pick<Played, 'entries' | 'before' | 'after'>,
  logLines: readonly string[],
  keeper: SecretKeeper,
  tokens: Tokens,
): Finding[] {
  const sent = requests(entries);
  for (const entry of entries) learnToken(entry, tokens, keeper);
  const inside = membersOfPrivateThreads(after.world);
  const evidence: Evidence = {
    // What has not changed was searched when it was new, and tells nothing that came after it.
    views: after.views.map(({ person, name }) => ({
      person,
      name,
      messages: freshFor(before, after, person),
    })),
    payloads: sent.map((entry) => ({ entry, readers: readersOf(entry, inside, tokens) })),
    logLines: [...logLines],
  };
  const of = (check: Finding['check'], says: string[]): Finding[] =>
    says.map((one) => ({ check, line: 0, says: one }));
  return [
    ...keeper.leaks(evidence).map(({ secret, line, where }): Finding => ({
      check: 'secrets',
      line,
      says: `“${secret}” was told before its time: ${where}`,
    })),
    ...of('answered', wronglyAnswered(entries)),
    ...of('mentions', sent.flatMap(unguardedMentions)),
    ...of('limits', [...sent.flatMap(brokenLimits), ...wouldWait(entries, SETTLES_WITHIN)]),
    ...of('errors', errorLines(logLines)),
  ];
}

function learnToken(entry: Entry, tokens: Tokens, keeper: SecretKeeper): void {
  if (entry.kind !== 'dispatch' || entry.event !== 'INTERACTION_CREATE') return;
  if (!isObject(entry.payload)) return;
  const { id, token, user, member } = entry.payload;
  const who = isObject(user)
    ? user
    : isObject(member) && isObject(member['user'])
      ? member['user']
      : {};
  if (typeof token !== 'string' || typeof id !== 'string' || typeof who['id'] !== 'string') return;
  keeper.neverLog(token);
  tokens.set(token, who['id']);
  tokens.set(id, who['id']);
}

function readersOf(
  entry: RequestEntry,
  inside: ReadonlyMap<Id, readonly Id[]>,
  tokens: Tokens,
): Id[] | 'everybody' {
  if (entry.audience !== null) {
    const { channel, people } = entry.audience;
    const members = inside.get(channel);
    return members ? people.filter((person) => members.includes(person)) : people;
  }
  if (entry.status >= 300) return [];
  const path = pathOf(entry);
  const key = callbackRoute.exec(path)?.[1] ?? /^\/webhooks\/[^/]+\/([^/]+)/.exec(path)?.[1];
  const person = key === undefined ? undefined : tokens.get(key);
  return person === undefined ? 'everybody' : [person];
}

/** The books balance. */
export async function auditOf(worker: Worker): Promise<Finding[]> {
  const { sum, broken } = await worker.operations.audit();
  if (sum === 0 && broken.length === 0) return [];
  const says = `the sum is ${sum}; broken: ${JSON.stringify(broken)}`;
  return [{ check: 'money', line: 0, says }];
}

export const checkedIn = ({ requests, answers }: Judgement): number =>
  requests.checked + answers.checked;

/** What is not as Discord's own description of its API says, and was not found before. */
export const publishedIn = ({ mismatches }: Judgement, before: Judgement): Finding[] =>
  mismatches.slice(before.mismatches.length).map(({ side, operation, path, problem }) => ({
    check: 'openapi',
    line: 0,
    says: `the ${side} of ${operation} at ${path}: ${problem}`,
  }));
