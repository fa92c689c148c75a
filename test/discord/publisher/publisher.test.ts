import { afterEach, describe, expect, test } from 'vitest';
import { type TellingHosts } from '../../../src/discord/publisher/telling-hosts.ts';
import { judging, untilAllowed } from '../../../src/discord/publisher/verdict.ts';
import { outage, refusal, sentByHand, told } from './sent-by-hand.ts';

type Hand = Awaited<ReturnType<typeof sentByHand>>;
let hand: Hand | null = null;
afterEach(async () => {
  await hand?.close();
  hand = null;
});
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Hosts of whom one is told by `tell`, and what they were told. */
function hostsBy(tell: () => boolean = () => true) {
  const heard: string[] = [];
  const hear = (what: string) => () => {
    if (!tell()) return Promise.resolve(false);
    heard.push(what);
    return Promise.resolve(true);
  };
  const hosts: TellingHosts = {
    gone: hear('gone'),
    waits: hear('waits'),
    gaveUp: hear('gave up'),
    refused: hear('refused'),
  };
  return { hosts, heard };
}

/** The bot is not in the server any more, or Discord does not say. */
const rolesFail = (error: Error) =>
  judging({
    asks: { placeOf: () => Promise.resolve({ server: '1' }) } as never,
    wire: { roles: () => Promise.reject(error) } as never,
  });

const parked = async ({ outbox, game }: Hand) =>
  (await outbox.parked(game)).map(({ number, reason }) => [number, reason]);

test('what may have been done is tried at once as a second try, which looks for what is left', async () => {
  let first = true;
  hand = await sentByHand(() => {
    if (!first) return Promise.resolve('message');
    first = false;
    return Promise.reject(outage(500));
  });
  await hand.owe(told('a'));
  await hand.done();
  expect(hand.tries.map(({ attempts }) => attempts)).toEqual([0, 1]);
});

describe('where the place itself is gone', () => {
  test('each message is tried once, hosts are told, and it is parked with the reason', async () => {
    const { hosts, heard } = hostsBy();
    hand = await sentByHand(() => Promise.reject(refusal(10_003, 404)), { hosts });
    await hand.owe(told('a'), told('b'));
    await hand.done();
    expect(hand.tries).toHaveLength(2);
    expect(heard).toEqual(['gone', 'gone']);
    expect(await parked(hand)).toEqual([
      [1, '10003'],
      [2, '10003'],
    ]);
    await hand.pass(2 * day, hour);
    expect(hand.tries).toHaveLength(2);
  });

  test.each([refusal(10_004, 404), refusal(50_001)])(
    'no access to the channel means that, where the server says %s',
    async (roles) => {
      hand = await sentByHand(() => Promise.reject(refusal(50_001)), { verdict: rolesFail(roles) });
      await hand.owe(told('a'));
      await hand.done();
      expect(await parked(hand)).toEqual([[1, '10004']]);
    },
  );

  test('while Discord does not say whether the server is there, it waits', async () => {
    hand = await sentByHand(() => Promise.reject(refusal(50_001)), {
      verdict: rolesFail(outage(503)),
    });
    await hand.owe(told('a'));
    await hand.done();
    expect(await parked(hand)).toEqual([]);
    await hand.pass(1_000);
    expect(hand.tries.at(-1)).toMatchObject({ attempts: 1, reason: null });
  });

  test('back in the server it is taken up, before what is new', async () => {
    let gone = true;
    hand = await sentByHand(() =>
      gone ? Promise.reject(refusal(10_004, 404)) : Promise.resolve('message'),
    );
    await hand.owe(told('a'));
    await hand.done();
    gone = false;
    await hand.owe(told('b'));
    await hand.outbox.hurry(hand.game, untilAllowed);
    await hand.done();
    expect(hand.tries.map(({ number }) => number)).toEqual([1, 1, 2]);
  });
});

// Discord’s word that the bot is in again was lost, and what was parked waited for the next start.
test('what goes through after a stay out of the server takes up what was parked', async () => {
  let gone = true;
  hand = await sentByHand(
    () => (gone ? Promise.reject(refusal(10_004, 404)) : Promise.resolve('message')),
    { through: (game) => hand?.outbox.hurry(game, untilAllowed) ?? Promise.resolve() },
  );
  await hand.owe(told('a'));
  await hand.done();
  gone = false;
  await hand.owe(told('b'));
  await hand.done();
  expect(hand.tries.map(({ number }) => number)).toEqual([1, 2, 1]);
  expect(await parked(hand)).toEqual([]);
});

describe('while a right is missing', () => {
  test('it waits with growing pauses, an hour at most', async () => {
    const times: number[] = [];
    hand = await sentByHand(() => {
      times.push(hand?.now() ?? 0);
      return Promise.reject(refusal(50_013));
    });
    await hand.owe(told('a'));
    await hand.done();
    await hand.pass(4 * hour, minute);
    const pauses = times.slice(1).map((at, i) => (at - (times[i] ?? 0)) / minute);
    expect(pauses).toEqual([5, 5, 10, 20, 40, 60, 60]);
    expect(hand.tries.slice(1).map(({ reason }) => reason)).toEqual(Array(7).fill('50013'));
  });

  test('after seven days it is parked, and hosts are told first', async () => {
    const { hosts, heard } = hostsBy();
    hand = await sentByHand(() => Promise.reject(refusal(50_013)), { hosts });
    await hand.owe(told('a'));
    await hand.done();
    await hand.pass(7 * day - hour, hour);
    expect(await parked(hand)).toEqual([]);
    await hand.pass(2 * hour, hour);
    expect(await parked(hand)).toEqual([[1, '50013']]);
    expect(heard.at(-1)).toBe('gave up');
  });

  test('one that gets through hurries the game, one that waited for something else does not', async () => {
    const hurried: string[] = [];
    const answers = [refusal(50_013), null, outage(503), null, null];
    hand = await sentByHand(
      () => {
        const error = answers.shift() ?? null;
        return error ? Promise.reject(error) : Promise.resolve('message');
      },
      { through: (game) => Promise.resolve(void hurried.push(game)) },
    );
    await hand.owe(told('a'));
    await hand.done();
    await hand.pass(5 * minute);
    expect(hurried).toEqual([hand.game]);
    await hand.owe(told('b'));
    await hand.done();
    await hand.pass(minute);
    expect(hand.tries).toHaveLength(4);
    expect(hurried).toHaveLength(1);
  });
});

describe('while hosts cannot be told', () => {
  test('the reason is not noted, so that the next try tells', async () => {
    let down = true;
    const { hosts, heard } = hostsBy(() => !down);
    hand = await sentByHand(() => Promise.reject(refusal(50_013)), { hosts });
    await hand.owe(told('a'));
    await hand.done();
    await hand.pass(1_000);
    expect(hand.tries.at(-1)).toMatchObject({ attempts: 1, reason: null });
    down = false;
    await hand.pass(5_000);
    expect(heard).toEqual(['waits']);
    await hand.pass(hour);
    expect(hand.tries.at(-1)).toMatchObject({ reason: '50013' });
  });

  test('what is refused is not parked', async () => {
    let down = true;
    const { hosts, heard } = hostsBy(() => !down);
    hand = await sentByHand(() => Promise.reject(refusal(200_000, 400)), { hosts });
    await hand.owe(told('a'));
    await hand.done();
    await hand.pass(5 * minute, minute);
    expect(await parked(hand)).toEqual([]);
    down = false;
    await hand.pass(hour);
    expect(heard).toEqual(['refused']);
    expect(await parked(hand)).toEqual([[1, '200000']]);
  });
});

test('what is refused is tried three times with growing pauses, and parked once hosts know', async () => {
  const order: string[] = [];
  const { hosts } = hostsBy();
  hand = await sentByHand(() => Promise.reject(refusal(200_000, 400)), {
    hosts: {
      ...hosts,
      refused: async ({ game }) => {
        order.push(`told, parked: ${(await hand?.outbox.parked(game))?.length ?? '?'}`);
        return true;
      },
    },
  });
  await hand.owe(told('a'));
  await hand.done();
  await hand.pass(1_000);
  expect(hand.tries).toHaveLength(2);
  await hand.pass(4_000);
  expect(hand.tries).toHaveLength(2);
  await hand.pass(1_000);
  expect(hand.tries).toHaveLength(3);
  expect(order).toEqual(['told, parked: 0']);
  expect(await parked(hand)).toEqual([[1, '200000']]);
});
