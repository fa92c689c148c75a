import { afterEach, describe, expect, test } from 'vitest';
import {
  channelId,
  openEvening,
  openGame,
  posted,
  times,
  type Evening,
} from './support/evening.ts';

let evening: Evening | null = null;
const begin = async (...given: Parameters<typeof openEvening>) =>
  (evening = await openEvening(...given));
afterEach(async () => {
  await evening?.close();
  evening = null;
});

describe('the bot on its stage', () => {
  test('a game is opened, joined by its button and by command, and started', async () => {
    const { as, sees } = await begin();
    await openGame(await Promise.resolve(evening as Evening), ['Bran']);
    const form = await as('Cleo', 'press', { label: 'Join' });
    expect(form.modal?.title).toBe('Join the game');
    await as('Cleo', 'submit', { fields: { 'Your hero’s name': 'Old Cleo' } });
    expect(await sees('Dov', 'menagerie')).toContain('Heroes (2 of 10)');
    await as('Ines', 'command', { command: 'game start' });
    const seen = await sees('Dov', 'menagerie');
    expect(times(seen, 'The menagerie opens')).toBe(1);
    const called = (await Promise.all(['Bran', 'Cleo'].map((one) => sees(one)))).filter((text) =>
      text.includes('your turn has been unlocked.'),
    );
    expect(called.length).toBe(1);
  });

  test('[TURN-07] a hero’s thread is nobody else’s', async () => {
    const { sees } = await begin();
    await openGame(evening as Evening, ['Bran', 'Cleo']);
    expect(await sees('Bran')).toContain('Bran the Bold · The Friday Game');
    expect(await sees('Cleo')).not.toContain('Bran the Bold · The Friday Game');
    expect(await sees('Dov')).not.toContain('Bran the Bold · The Friday Game');
  });

  test('the same commands are not registered a second time', async () => {
    const { restart, record } = await begin();
    const puts = async () =>
      (await record()).filter(
        ({ method, route }) => method === 'PUT' && /commands$/.test(route ?? ''),
      ).length;
    expect(await puts()).toBe(1);
    await restart();
    expect(await puts()).toBe(1);
  });

  test('a failed registration is told in the log, and the old commands work', async () => {
    const { fault, restart, log, as } = await begin();
    await fault({
      kind: 'rest',
      method: 'GET',
      path: '/applications/*/commands',
      do: 'answer',
      status: 403,
      code: 50_001,
      times: 0,
    });
    await restart();
    expect(log.some(({ text }) => text === 'commands could not be registered')).toBe(true);
    const { answer } = await as('Bran', 'command', { command: 'help' });
    expect(answer?.text).toContain('/game create');
  });

  // A killed process's messages waited ten seconds for the end of its claims.
  test('what an earlier process had in hand is taken over before the first look', async () => {
    const [inHand, free] = [new Set<string>(), new Set<string>()];
    const { restart } = await begin({
      wrapStore: (store) => ({
        ...store,
        outbox: {
          ...store.outbox,
          claim: async (now, most) => {
            for (const row of await store.outbox.claim(now, most)) inHand.add(row.id);
            return [];
          },
          takeOver: () => {
            for (const id of inHand) free.add(id);
            return Promise.resolve();
          },
          waiting: () => Promise.resolve({ rows: 0, next: null }),
        },
      }),
    });
    await openGame(evening as Evening, ['Bran']);
    expect([inHand.size > 0, free.size]).toEqual([true, 0]);
    await restart();
    expect(free).toEqual(inHand);
  });

  test('one act takes two requests besides what it announces', async () => {
    const { as, record } = await begin();
    await openGame(evening as Evening, ['Bran']);
    const before = (await record()).length;
    await as('Bran', 'press', { channel: 'Bran the Bold', label: 'Refresh' });
    const requests = (await record()).slice(before).filter(({ kind }) => kind === 'request');
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  });

  test('whoever presses too fast is told to slow down, others go on', async () => {
    const { as } = await begin({ pace: { burst: 2, perSecond: 0 } });
    const help = () => as('Bran', 'command', { command: 'help' });
    await help();
    await help();
    expect((await help()).answer?.text).toContain('Slow down');
    const other = await as('Cleo', 'command', { command: 'help' });
    expect(other.answer?.text).toContain('/game create');
  });

  test('no message leaves without saying whom it mentions', async () => {
    const { as, record } = await begin();
    await openGame(evening as Evening, ['Bran', 'Cleo']);
    await as('Ines', 'command', { command: 'game start' });
    const messages = (await record()).filter(
      ({ kind, method, route }) =>
        kind === 'request' && method === 'POST' && /messages$/.test(route ?? ''),
    );
    expect(messages.length).toBeGreaterThan(5);
    for (const { body } of messages) expect(body).toHaveProperty('allowed_mentions');
  });

  test('what one is asked for while typing comes from the own view', async () => {
    const { as, control } = await begin();
    await openGame(evening as Evening, ['Bran', 'Cleo']);
    await as('Ines', 'command', { command: 'game start' });
    const body = { channel: 'menagerie', line: '/orb buy orb: ' };
    const { choices } = (await control('POST', '/people/Bran/autocomplete', body)) as {
      choices: { name: string }[];
    };
    expect(choices.length).toBeGreaterThan(2);
    const nobody = await control('POST', '/people/Eda/autocomplete', body);
    expect(nobody.choices).toEqual([]);
  });
});

describe('logging in', () => {
  test('a token that Discord refuses is said in one sentence', async () => {
    await expect(openEvening({ token: 'no-such-token' })).rejects.toThrow(
      'Discord refuses the token',
    );
  });

  test('a token that stops working while the bot runs is fatal', async () => {
    const { fault, fatal, as } = await begin();
    await openGame(evening as Evening, ['Bran']);
    await fault({ kind: 'rest', path: '/channels/**', do: 'answer', status: 401, times: 0 });
    await as('Cleo', 'command', { command: 'game join', options: { name: 'Cleo' } }).catch(
      () => undefined,
    );
    expect(fatal[0]).toContain('Discord refuses the token');
  });

  test('a bot in no server says so, with the link to invite it', async () => {
    const { log } = await begin({ token: 'stage.lonely' });
    const told = log.find(({ text }) => text.includes('no server has invited the bot'));
    expect(told?.facts).toHaveProperty('invite');
  });
});

describe('direct messages', () => {
  test('what cannot be understood is answered with what can', async () => {
    const { as, sees } = await begin();
    await as('Bran', 'write', { channel: 'dm', content: 'what is this?' });
    expect(await sees('Bran', 'dm')).toContain('bet 5 on Bran');
  });

  test('a message that is delivered twice is answered once', async () => {
    const { as, sees, fault, settle } = await begin();
    await fault({ kind: 'repeat', event: 'MESSAGE_CREATE', copies: 3 });
    await as('Bran', 'write', { channel: 'dm', content: 'help' });
    await settle();
    expect(times(await sees('Bran', 'dm'), 'Here you can bet')).toBe(1);
  });
});

describe('announcements', () => {
  test.each([
    ['an error after the message was posted', { do: 'answer-after', status: 500 }],
    ['a connection cut after it was posted', { do: 'reset-after' }],
    ['a connection cut before', { do: 'reset' }],
    ['a gateway error before', { do: 'answer', status: 502 }],
  ])('%s: it stands there once', async (_what, fault) => {
    const { fault: add, move, sees } = await begin();
    await add({ kind: 'rest', method: 'POST', path: '/channels/*/messages', times: 1, ...fault });
    await openGame(evening as Evening, ['Bran']);
    await move(120_000);
    const seen = await sees('Dov', 'menagerie');
    expect(times(seen, 'who dares to enter?')).toBe(1);
    expect(times(seen, 'Bran the Bold has joined')).toBe(1);
  });

  test('one whose nonce is forgotten is looked for before it is sent again', async () => {
    const { fault, move, sees, record } = await begin();
    await fault({
      kind: 'rest',
      method: 'POST',
      path: '/channels/*/messages',
      do: 'answer-after',
      status: 500,
      times: 2,
    });
    const before = (await record()).length;
    await openGame(evening as Evening, []);
    await fault({ kind: 'forget-nonces' });
    await move(600_000);
    expect(times(await sees('Dov', 'menagerie'), 'who dares to enter?')).toBe(1);
    expect(posted((await record()).slice(before), 'who dares').length).toBeLessThanOrEqual(1);
  });

  test('what wants a right waits without hammering and comes once, and the host is told once', async () => {
    const { fault, move, sees, as, record } = await begin();
    await openGame(evening as Evening, ['Bran']);
    await fault({
      kind: 'rest',
      method: 'POST',
      path: `/channels/${await channelId(evening as Evening)}/messages`,
      do: 'answer',
      status: 403,
      code: 50_013,
      times: 3,
    });
    await as('Cleo', 'command', { command: 'game join', options: { name: 'Cleo' } });
    await move(60_000);
    const refused = (await record()).filter(({ status }) => status === 403);
    expect(refused).toHaveLength(1);
    for (let tries = 2; tries <= 4; tries++) await move(600_000);
    expect(times(await sees('Ines', 'dm'), 'I cannot announce')).toBe(1);
    expect(times(await sees('Dov', 'menagerie'), 'Cleo has joined')).toBe(1);
  });
});
