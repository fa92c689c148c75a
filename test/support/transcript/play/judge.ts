import { pingedBy } from '../checks/mentions.ts';
import { type Expectation } from '../format/transcript.ts';
import { type Done } from './act.ts';
import { type Cast } from './cast.ts';
import { allFor, changesFor, isReadIn, type Look, type Seen } from './look.ts';
import { type Entry, type Id, type Modal, type SeenMessage } from './stage-types.ts';

/** What there is to hold the expectations of a step against. */
export type Played = {
  cast: Cast;
  before: Look;
  after: Look;
  entries: readonly Entry[];
  actor: Id | null;
  done: Done;
  /** What Discord's app said to an act that it would not let the person do. */
  refused: string | null;
};

/** An expectation that was not met; `saw` names those whose view is worth printing. */
export type Failure = { line: number; expected: string; but: string; saw: string[] };

export function judge(expectation: Expectation, played: Played): Failure | null {
  const { line, said } = expectation;
  const fail = (but: string, saw: string[] = []): Failure => ({ line, expected: said, but, saw });
  switch (expectation.ask) {
    case 'view':
      return judgeView(expectation, played, fail);
    case 'answer': {
      const answer = answerOf(played);
      const fits = answer.some(({ text }) => expectation.match.fits(text, played.after.at));
      if (fits === (expectation.count === 'some')) return null;
      return fail(
        `the answer was ${answer.map(({ text }) => quoted(text)).join(' and ') || 'none'}`,
      );
    }
    case 'modal': {
      const form = played.done.outcome?.modal ?? null;
      if (form && expectation.match.fits(textOfForm(form), played.after.at)) return null;
      return fail(form ? `the form was ${quoted(textOfForm(form))}` : 'no form was shown');
    }
    case 'refused':
      if (played.refused === null) return fail('it was not refused');
      if (expectation.match.fits(played.refused, played.after.at)) return null;
      return fail(`it was refused with ${quoted(played.refused)}`);
    case 'status': {
      const status = played.done.outcome?.status ?? 'none';
      return status === expectation.status ? null : fail(`the status was “${status}”`);
    }
    case 'pinged':
      return judgePings(expectation.who, played, fail);
    case 'offered':
      return judgeOffers(expectation, played.done.offered ?? [], fail);
  }
}

type Fail = (but: string, saw?: string[]) => Failure;

function judgeView(
  expectation: Extract<Expectation, { ask: 'view' }>,
  played: Played,
  fail: Fail,
): Failure | null {
  const { who, but, place, match, among, count } = expectation;
  const { cast, before, after } = played;
  const names = (who ?? [...cast.people.keys()]).filter((name) => !but.includes(name));
  const wrong = names.flatMap((name) => {
    const person = cast.people.get(name) ?? '';
    const seen = among === 'new' ? changesFor(before, after, person) : allFor(after, person);
    const there = seen.filter((one) => isReadIn(after, person, place, one));
    const found = there.filter((one) =>
      fits(one, match, after.at, count === 'none' && among === 'new'),
    );
    const right = { some: found.length > 0, none: found.length === 0, one: found.length === 1 };
    return right[count] ? [] : [{ name, found: found.length }];
  });
  if (wrong.length === 0) return null;
  const saw = wrong.map(({ name }) => name);
  const times = wrong[0]?.found ?? 0;
  if (count === 'some') return fail(`${list(saw)} did not`, saw);
  return fail(count === 'none' ? `${list(saw)} did` : `${list(saw)} saw it ${times} times`, saw);
}

/** In an edited message, what stood there already has not been told by this step. */
function fits(
  seen: Seen,
  match: { fits(text: string, now: number): boolean },
  at: number,
  fresh: boolean,
) {
  if (!match.fits(seen.message.text, at)) return false;
  return !fresh || seen.before === null || !match.fits(seen.before, at);
}

/** The message that answered, or in direct messages and channels what the bot then wrote there. */
function answerOf({ done, after, before, actor }: Played): SeenMessage[] {
  if (actor === null) return [];
  const { outcome, wroteIn } = done;
  if (outcome?.answer) {
    const { answer } = outcome;
    const now = allFor(after, actor).find(({ message }) => message.id === answer.id);
    return [now?.message ?? answer];
  }
  if (wroteIn === undefined) return [];
  return changesFor(before, after, actor)
    .filter(({ channel, message }) => channel.id === wroteIn && message.author.bot)
    .map(({ message }) => message);
}

function judgePings(who: string[], { cast, entries }: Played, fail: Fail): Failure | null {
  const ids = entries.flatMap((entry) => (entry.kind === 'request' ? pingedBy(entry) : []));
  const names = [...new Set(ids)].map((id) => nameOf(cast, id));
  const same = names.length === who.length && who.every((name) => names.includes(name));
  return same ? null : fail(`pinged were: ${names.join(', ') || 'nobody'}`);
}

const nameOf = (cast: Cast, id: Id): string =>
  [...cast.people].find(([, person]) => person === id)?.[0] ?? id;

function judgeOffers(
  { names, how }: Extract<Expectation, { ask: 'offered' }>,
  offered: string[],
  fail: Fail,
): Failure | null {
  const right = {
    among: names.every((name) => offered.some((one) => one.includes(name))),
    exactly: names.join('\n') === offered.join('\n'),
    not: !names.some((name) => offered.some((one) => one.includes(name))),
  };
  return right[how] ? null : fail(`offered were: ${offered.join(', ') || 'nothing'}`);
}

export const textOfForm = ({ title, text, fields }: Modal): string =>
  [title, ...text, ...fields.map(({ label, value }) => `${label}: ${value ?? ''}`)].join('\n');

const quoted = (text: string): string => `“${text}”`;
const list = (names: string[]): string => names.join(', ');
