import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { inboxOver } from '../../../src/discord/direct-messages/inbox.ts';

const message = {
  id: '1500000000000000001',
  channel_id: '9',
  author: { id: '7' },
  content: 'help',
};
const answered = { id: '3', author: { id: 'bot' }, message_reference: { message_id: message.id } };
const broken = () => Promise.reject(Object.assign(new Error('reset'), { status: 500 }));

/** An inbox whose first sending fails; `there`: what stands in the channel when it tries again. */
function failingOnce(there: object[]) {
  const sent: string[] = [];
  const noted: string[] = [];
  const wire = {
    send: (_: string, __: unknown, { nonce }: { nonce: string }) => {
      sent.push(nonce);
      return sent.length === 1 ? broken() : Promise.resolve();
    },
    newest: () => Promise.resolve(there),
  };
  const intakes = {
    receive: () => Promise.resolve(true),
    answered: (id: string) => Promise.resolve(void noted.push(id)),
  };
  const desk = { wire, bot: { id: 'bot' }, log: pino({ level: 'silent' }) };
  const inbox = inboxOver(
    desk as never,
    intakes as never,
    () => true,
    () => Promise.resolve(),
  );
  return { inbox, sent, noted };
}

const allAnswered = async ({ inbox }: ReturnType<typeof failingOnce>) => {
  while (inbox.open().length > 0) await new Promise((resolve) => setImmediate(resolve));
};

describe('an answer whose sending failed', () => {
  test('is sent again, and noted as answered', async () => {
    const one = failingOnce([message]);
    await one.inbox.take(message);
    await allAnswered(one);
    expect(one.sent).toEqual([`dm${message.id}`, `dm${message.id}`]);
    expect(one.noted).toEqual([message.id]);
  });

  test('is not sent again where it came through all the same', async () => {
    const one = failingOnce([answered, message]);
    await one.inbox.take(message);
    await allAnswered(one);
    expect(one.sent).toEqual([`dm${message.id}`]);
    expect(one.noted).toEqual([message.id]);
  });

  test('is left to the next start where the bot stops before', async () => {
    const waiting = inboxWaitingForEver();
    await waiting.inbox.take(message);
    expect(waiting.inbox.open()).toEqual([`answer to ${message.id}`]);
    await waiting.inbox.close();
    expect(waiting.noted).toEqual([]);
  });
});

/** The same, but no time passes until it is closed. */
function inboxWaitingForEver() {
  const noted: string[] = [];
  const wire = { send: broken, newest: () => Promise.resolve([]) };
  const intakes = {
    receive: () => Promise.resolve(true),
    answered: (id: string) => Promise.resolve(void noted.push(id)),
  };
  const desk = { wire, bot: { id: 'bot' }, log: pino({ level: 'silent' }) };
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('ended'))),
    );
  return { inbox: inboxOver(desk as never, intakes as never, () => true, wait), noted };
}
