import { noAnswer, of, Refused, sentence, tell } from './api.ts';
import { type OptionValue } from './composer/check.ts';
import { refreshMessages, refreshUnread } from './refresh.ts';
import { change, stage, without } from './store.ts';
import { type Modal, type Outcome, type SentFile } from './wire-commands.ts';

const silent = 'The bot did not answer in time. Try again in a moment.';
const me = (): string => stage().person?.id ?? '';
let count = 0;

/** Says something at the end of a channel, in this tab only. */
export function notice(text: string, channel = stage().open): void {
  if (channel === null) return;
  count += 1;
  const said = { id: count, channel, text };
  change(({ notices }) => ({ notices: [...notices, said] }));
}

export const dropNotice = (id: number): void =>
  change(({ notices }) => ({ notices: notices.filter((each) => each.id !== id) }));

/** What was said before is over as soon as something else is tried. */
const clearNotices = (): void =>
  change(({ notices, open }) => ({ notices: notices.filter(({ channel }) => channel !== open) }));

/** The stage answers again, so nothing on the page says any more that it does not. */
export const forgetNoAnswer = (): void =>
  change(({ notices, failures, modalProblem, clockProblem }) => ({
    notices: notices.filter(({ text }) => text !== noAnswer),
    failures: Object.fromEntries(Object.entries(failures).filter(([, text]) => text !== noAnswer)),
    modalProblem: modalProblem === noAnswer ? null : modalProblem,
    clockProblem: clockProblem === noAnswer ? null : clockProblem,
  }));

const showModal = (modal: Modal | null): void => {
  if (modal) change({ modal, modalProblem: null });
};

/** Runs the work while the composer shows that something is under way. */
export async function sending<T>(work: Promise<T>): Promise<T> {
  clearNotices();
  change(({ sending: before }) => ({ sending: before + 1 }));
  try {
    return await work;
  } finally {
    change(({ sending: before }) => ({ sending: before - 1 }));
    void Promise.all([refreshMessages(), refreshUnread()]).catch(() => undefined);
  }
}

export interface SentCommand {
  command: string;
  options: Record<string, OptionValue>;
  files: Record<string, SentFile>;
}

/** Sends a slash command; rejects with the stage's sentence when it may not be sent like this. */
export async function useCommand(channel: string, sent: SentCommand): Promise<void> {
  const outcome = await sending(tell<Outcome>(of(me(), 'command'), { channel, ...sent }));
  if (outcome.status === 'did not respond') notice(`/${sent.command}: ${silent}`, channel);
  showModal(outcome.modal);
}

/** A command of the context menu of a message or of a person. */
export async function useMenu(
  command: string,
  target: { message: string } | { user: string },
): Promise<void> {
  const channel = stage().open;
  try {
    const outcome = await sending(tell<Outcome>(of(me(), 'menu'), { channel, command, ...target }));
    if (outcome.status === 'did not respond') notice(`${command}: ${silent}`, channel);
    showModal(outcome.modal);
  } catch (error) {
    notice(sentence(error), channel);
  }
}

/** Presses or chooses; what goes wrong is shown below the message. */
async function useComponent(
  message: string,
  customId: string,
  what: 'press' | 'choose',
  body: object,
): Promise<void> {
  change(({ waiting, failures }) => ({
    waiting: { ...waiting, [message]: customId },
    failures: without(failures, message),
  }));
  const fail = (text: string): void =>
    change(({ failures }) => ({ failures: { ...failures, [message]: text } }));
  try {
    const sent = { message, customId, ...body };
    const outcome = await sending(tell<Outcome>(of(me(), what), sent));
    if (outcome.status === 'did not respond') fail(silent);
    showModal(outcome.modal);
  } catch (error) {
    fail(sentence(error));
  } finally {
    change(({ waiting }) => ({ waiting: without(waiting, message) }));
  }
}

export const press = (message: string, customId: string): Promise<void> =>
  useComponent(message, customId, 'press', {});

export const choose = (message: string, customId: string, values: string[]): Promise<void> =>
  useComponent(message, customId, 'choose', { values });

export type FieldValue = string | string[] | boolean | SentFile[];

/** Sends a modal; it stays open, with all that was typed, unless the bot took it. */
export async function submitModal(
  modal: Modal,
  fields: Record<string, FieldValue>,
): Promise<boolean> {
  change({ modalProblem: null });
  try {
    const outcome = await sending(tell<Outcome>(of(me(), 'submit'), { modal: modal.id, fields }));
    if (outcome.status === 'did not respond') {
      change({ modalProblem: 'The bot did not answer in time. What you typed is still here.' });
      return false;
    }
    change({ modal: outcome.modal });
    return true;
  } catch (error) {
    change({ modalProblem: sentence(error) });
    return false;
  }
}

/** One simple request; what goes wrong is said at the end of the channel. */
export async function act(what: string, body: object): Promise<boolean> {
  clearNotices();
  try {
    await tell(of(me(), what), body);
    void refreshMessages();
    return true;
  } catch (error) {
    notice(sentence(error));
    return false;
  }
}

export async function closeModal(): Promise<void> {
  change({ modal: null, modalProblem: null });
  await tell(of(me(), 'dismiss'), { modal: true }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}
