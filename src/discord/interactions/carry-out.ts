import { setTimeout as pause } from 'node:timers/promises';
import { Busy } from '../../play/index.ts';
import { type Intake, type Intakes } from '../../play/ports.ts';
import { NotYours } from '../components/action.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { type Projections } from '../projections.ts';
import { type Screen } from '../screen.ts';
import { broken, notDone } from '../views/not-done.ts';
import { type Answers } from '../wire/answers.ts';
import { isMessageGone, isTokenOver } from '../wire/trouble.ts';
import { type Incoming } from './incoming.ts';
import { type Job } from './job.ts';
import { pressMark, type Earlier } from './same-press.ts';
import { kindAnswer } from './running.ts';

/** After a quarter of an hour Discord takes no answer any more. */
const answerable = 14 * 60_000;

export type Parts = {
  desk: Desk;
  answers: Answers;
  intakes: Intakes;
  projections: Projections;
  /** Whether this person may go on now. */
  mayGoOn: (person: string) => boolean;
  /** Told of each screen that a message was redrawn with. */
  redrawn: (message: string, screen: Screen) => void;
};

type Doing = Exclude<Incoming, { as: 'autocomplete' }>;

/** A database that is well has noted an interaction by then; for a slower one nobody waits, in ms. */
const noteWithin = 50;

/**
 * Notes and acknowledges before anything else: of what was noted first, an answer is found also by
 * the next process. What Discord did not let us take has no effect. `before` is over when the same
 * press that came just before is answered.
 */
export async function carryOut(
  parts: Parts,
  read: Doing,
  job: Job,
  before: Promise<unknown>,
): Promise<void> {
  const { answers, intakes, desk } = parts;
  const { reference, caller } = read;
  const intake = intakeOf(read, job);
  const noted = intakes.receive(intake).catch(() => 'busy' as const);
  await Promise.race([noted, pause(noteWithin)]);
  const taken = await answers.defer(reference, job.how);
  const fresh = await noted;
  if (fresh === false) return;
  if (taken !== 'no') {
    await before;
    const run = fresh === 'busy' ? () => Promise.reject(new Busy()) : job.run;
    const earlier: Earlier = (since) => intakes.doneBefore(intake, since);
    const screen = await screenOf(parts, read, { ...job, run: () => run(earlier) });
    if (screen && desk.now() - caller.at < answerable) await answer(parts, read, job, screen);
  }
  if (fresh === true) await intakes.answered(reference.id).catch(() => undefined);
}

function intakeOf(read: Doing, { how, what, game }: Job): Intake {
  const { reference, caller } = read;
  const mark = pressMark(read);
  return {
    interaction: reference.id,
    application: reference.application,
    token: reference.token,
    player: caller.player,
    game,
    what: `${how} ${what}${mark === null ? '' : ` ${mark}`}`,
    receivedAt: caller.at,
  };
}

type Runs = Omit<Job, 'run'> & { run: () => Promise<Screen> };

/** What is answered; null when it was told beside the message. */
async function screenOf(parts: Parts, read: Doing, job: Runs): Promise<Screen | null> {
  const { desk, answers } = parts;
  try {
    return await job.run();
  } catch (error) {
    if (error instanceof NotYours) {
      if (job.how === 'whisper') return notDone.notYours;
      await answers.aside(read.reference, notDone.notYours);
      return null;
    }
    const kind = kindAnswer(desk, error);
    const fault = faultOf(read.reference.id);
    if (!kind) desk.log.error({ ...factsOf(error), fault, what: job.what }, 'a command failed');
    const screen = kind ?? broken(fault);
    if (job.how === 'whisper') return screen;
    await answers.aside(read.reference, screen);
    return null;
  }
}

/** Four letters of the interaction's id. */
const faultOf = (id: string) =>
  (BigInt(id) % 1_679_616n).toString(36).toUpperCase().padStart(4, '0');

/** In the answer itself where that shows nothing yet, else beside the message that it stands below. */
const say = (
  { answers }: Parts,
  { reference }: Doing,
  { how }: Pick<Job, 'how'>,
  screen: Screen,
) => (how === 'whisper' ? answers.edit(reference, screen) : answers.aside(reference, screen));

async function answer(
  parts: Parts,
  read: Doing,
  job: Pick<Job, 'how' | 'what'>,
  screen: Screen,
): Promise<void> {
  try {
    await parts.answers.edit(read.reference, screen);
    const message = read.as === 'command' ? null : read.message;
    if (job.how === 'update' && message !== null) parts.redrawn(message, screen);
  } catch (error) {
    // The panel was drawn anew elsewhere, or the answer comes too late: `/now` shows it all.
    if (isMessageGone(error) || isTokenOver(error)) return;
    const fault = faultOf(read.reference.id);
    const facts = { ...factsOf(error), fault, what: job.what };
    parts.desk.log.warn(facts, 'an answer could not be shown');
    await say(parts, read, job, broken(fault)).catch(() => undefined);
  }
}
