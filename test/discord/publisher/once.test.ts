import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { sendingOnce, sentBefore } from '../../../src/discord/publisher/once.ts';
import { type Screen } from '../../../src/discord/screen.ts';
import { heroNote } from '../../../src/discord/views/announcements/hero-notes.ts';
import { announcementOf, numberedFor } from '../../../src/discord/views/announcements/index.ts';
import { unshownNote } from '../../../src/discord/views/announcements/unshown.ts';
import { type OutboxRow } from '../../../src/play/ports.ts';
import { gameId, heroId, playerId } from '../../../src/rules/names.ts';
import { facesNamed } from '../support/faces.ts';

const now = Date.UTC(2031, 0, 8);
const bran = playerId('1');
const whose = { game: gameId('abcdefghij'), hero: heroId('h1') };
const face = facesNamed('Bran', 'Cleo')['turn unlocked'];

/** A message of Bran’s, tried five minutes ago, of which nobody knows whether it stands there. */
const row: OutboxRow = {
  id: 'friday/h1/3',
  game: gameId('friday'),
  note: { to: heroId('h1'), kind: 'turn unlocked', face, own: null, urgent: true },
  number: 2,
  nonce: 'n',
  attempts: 1,
  triedAt: now - 300_000,
  waitsSince: now - 300_000,
  reason: null,
};

const noteWith = (mark: string): Screen =>
  heroNote('turn unlocked', { face, own: null }, { ...whose, player: bran, mark })?.screen ?? {};

/** What the bot has written in a channel since that try; what is sent is kept. */
function channelWith(...screens: Screen[]) {
  const sent: Screen[] = [];
  const stands = screens.map(({ content = '', embeds = [] }, at) => ({
    id: String(SnowflakeUtil.generate({ timestamp: now - 200_000 + at })),
    author: { id: 'bot' },
    content,
    embeds,
  }));
  const wire = {
    since: () => Promise.resolve(stands),
    send: (_channel: string, screen: Screen) => {
      sent.push(screen);
      return Promise.resolve('new');
    },
  };
  const desk = { wire, bot: { id: 'bot' }, now: () => now } as never;
  return {
    once: sendingOnce(desk),
    before: sentBefore(desk),
    sent,
    ids: stands.map(({ id }) => id),
  };
}

const mark = numberedFor(2, 'Bran_the_Bold', 'The Friday Game');
const screen = noteWith(mark);

test('another game’s message of the same number is not taken for this one', async () => {
  const others = [
    noteWith(numberedFor(2, 'Bran_the_Bold', 'The Other Game')),
    noteWith(numberedFor(2, 'Cleo', 'The Friday Game')),
    noteWith(numberedFor(22, 'Bran_the_Bold', 'The Friday Game')),
    announcementOf('turn unlocked', face, row.game, 2) ?? {},
  ];
  const { once, before, sent } = channelWith(...others);
  expect(await before(row, mark, ['channel'])).toBe(null);
  expect(await once(row, 'channel', { screen, mark })).toBe('new');
  expect(sent).toEqual([screen]);
});

test('what stands there is found by what ends it, and so is the hint in its place', async () => {
  for (const standing of [screen, unshownNote(2, bran)]) {
    const { once, before, sent, ids } = channelWith(standing);
    expect(await before(row, mark, ['channel'])).toBe(ids[0]);
    expect(await once(row, 'channel', { screen, mark })).toBe(ids[0]);
    expect(sent).toEqual([]);
  }
});
