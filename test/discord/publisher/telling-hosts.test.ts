import { expect, test } from 'vitest';
import { tellingHosts } from '../../../src/discord/publisher/telling-hosts.ts';
import { type Screen } from '../../../src/discord/screen.ts';
import { type OutboxRow, type Parked } from '../../../src/play/ports.ts';
import { gameId, heroId, playerId } from '../../../src/rules/names.ts';
import { outage, refusal } from './sent-by-hand.ts';

type Sent = { to: string; text: string; nonce: string };

/** Two hosts, and what they are told; `fails` answers what Discord says to a message to one. */
function table({
  fails = () => null,
  parked = [],
}: {
  fails?: (host: string) => Error | null;
  parked?: Parked[];
} = {}) {
  const sent: Sent[] = [];
  let now = 0;
  const quiet = () => undefined;
  const desk = {
    asks: {
      placeOf: () => Promise.resolve({ server: '1', channel: '2' }),
      publicView: () =>
        Promise.resolve({
          name: 'Friday',
          hosts: ['ines', 'cleo'],
          heroes: [{ id: heroId('h1'), name: 'Bran the Bold', player: playerId('bran') }],
        }),
    },
    wire: {
      openDirect: (host: string) => Promise.resolve(host),
      send: (to: string, { content = '' }: Screen, { nonce = '' }: { nonce?: string } = {}) => {
        const error = fails(to);
        if (error) return Promise.reject(error);
        sent.push({ to, text: content, nonce });
        return Promise.resolve('message');
      },
      since: (to: string) =>
        Promise.resolve(
          sent
            .filter((one) => one.to === to)
            .map(({ text }) => ({ author: { id: '9' }, content: text })),
        ),
      channel: () => Promise.reject(refusal(50_001)),
      roles: () => Promise.resolve([]),
      member: () => Promise.resolve({ roles: [] }),
    },
    bot: { id: '9', invite: 'https://discord.com/invite-me' },
    log: { info: quiet, warn: quiet, error: quiet },
    now: () => now,
    parked: () => Promise.resolve(parked),
  };
  const begin = () => tellingHosts(desk as never);
  return { sent, hosts: begin(), begin, setNow: (to: number) => (now = to) };
}

const game = gameId('g1');
const row = (changes: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'g1/public/1',
  game,
  note: { to: 'public', kind: 'paused', face: {}, urgent: false },
  number: 1,
  nonce: 'n'.repeat(22),
  attempts: 0,
  triedAt: null,
  waitsSince: null,
  reason: null,
  ...changes,
});
const toHero = (kind: 'panel' | 'your move'): OutboxRow['note'] =>
  kind === 'panel'
    ? { to: heroId('h1'), kind, urgent: false }
    : { to: heroId('h1'), kind, face: {}, own: { until: 5, fight: 'a secret' }, urgent: true };

test('a repetition is the same message, another reason another one, all within Discord’s limit', async () => {
  const { sent, hosts } = table();
  await hosts.waits(row(), refusal(50_001));
  await hosts.waits(row(), refusal(50_001));
  await hosts.waits(row({ reason: '50001' }), refusal(50_013));
  await hosts.refused(row({ reason: '50013' }), refusal(200_000, 400));
  const toInes = sent.filter(({ to }) => to === 'ines');
  expect(toInes).toHaveLength(3);
  expect(new Set(toInes.map(({ nonce }) => nonce)).size).toBe(3);
  for (const { nonce } of sent) expect(nonce.length).toBeLessThanOrEqual(25);
  const again = table();
  await again.hosts.waits(row(), refusal(50_001));
  expect(again.sent[0]?.nonce).toBe(toInes[0]?.nonce);
});

test('what a process told that ended before it was noted is not told again by the next', async () => {
  const { sent, hosts, begin } = table();
  await hosts.waits(row(), refusal(50_013));
  expect(await begin().waits(row({ triedAt: 1 }), refusal(50_013))).toBe(true);
  expect(sent.map(({ to }) => to)).toEqual(['ines', 'cleo']);
});

test('what holds again is told again, so that the last word is true', async () => {
  const { sent, hosts } = table();
  await hosts.waits(row(), refusal(50_013));
  await hosts.waits(row({ reason: '50013', triedAt: 1 }), refusal(50_001));
  await hosts.waits(row({ reason: '50001', triedAt: 1 }), refusal(50_013));
  const toInes = sent.filter(({ to }) => to === 'ines').map(({ text }) => text);
  expect(toInes).toHaveLength(3);
  expect(toInes[2]).toBe(toInes[0]);
});

test('what is noted already is not told again', async () => {
  const { sent, hosts } = table();
  expect(await hosts.waits(row({ reason: '50013' }), refusal(50_013))).toBe(true);
  expect(sent).toEqual([]);
});

test.each([outage(503), outage(500), new TypeError('cut')])(
  'a host who cannot be told for “%s” is told by the next try, and the other one once',
  async (trouble) => {
    let down = true;
    const { sent, hosts } = table({ fails: (host) => (down && host === 'cleo' ? trouble : null) });
    expect(await hosts.waits(row(), refusal(50_013))).toBe(false);
    down = false;
    expect(await hosts.waits(row(), refusal(50_013))).toBe(true);
    expect(sent.map(({ to }) => to)).toEqual(['ines', 'cleo']);
  },
);

test('a host who takes no direct messages holds nothing up', async () => {
  const { sent, hosts } = table({ fails: (host) => (host === 'cleo' ? refusal(50_007) : null) });
  expect(await hosts.waits(row(), refusal(50_013))).toBe(true);
  expect(sent.map(({ to }) => to)).toEqual(['ines']);
});

test('out of the server the hosts get the invitation, and no advice that takes a right there', async () => {
  const { sent, hosts } = table();
  expect(await hosts.gone(row(), '10004')).toBe(true);
  expect(sent[0]?.text).toContain('https://discord.com/invite-me');
  expect(sent[0]?.text).not.toMatch(/I lack|\/setup/);
});

test('that the place is gone is told once while something is parked for it', async () => {
  const parked = [{ row: 'g1/public/0', to: 'public' as const, number: 1, reason: '10003' }];
  const { sent, hosts } = table({ parked });
  expect(await hosts.gone(row(), '10003')).toBe(true);
  expect(sent).toEqual([]);
  await hosts.gone(row(), '10004');
  expect(sent).toHaveLength(2);
});

test('of a hero’s own hosts hear that it is not shown and why, once a day, and not what it is', async () => {
  const { sent, hosts, setNow } = table();
  const filtered = refusal(200_000, 400);
  await hosts.refused(row({ id: 'g1/h1/1', note: toHero('your move') }), filtered);
  await hosts.refused(row({ id: 'g1/h1/2', note: toHero('panel') }), filtered);
  const toInes = () => sent.filter(({ to }) => to === 'ines').map(({ text }) => text);
  expect(toInes()).toHaveLength(1);
  expect(toInes()[0]).toMatch(/Bran the Bold.*filter refuses it/);
  expect(toInes()[0]).not.toMatch(/secret|move|fight/);
  setNow(25 * 3_600_000);
  await hosts.refused(row({ id: 'g1/h1/3', note: toHero('panel') }), filtered);
  expect(toInes()).toHaveLength(2);
});
