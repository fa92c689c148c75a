import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { audiences } from '../../../../src/play/audiences.ts';
import { gameId, gold, heroId, playerId } from '../../../../src/rules/names.ts';
import { type EventKind } from '../../../../src/rules/event.ts';
import {
  calledInPublic,
  heroNote,
} from '../../../../src/discord/views/announcements/hero-notes.ts';
import { numberedFor } from '../../../../src/discord/views/announcements/index.ts';
import { inParts } from '../../../../src/discord/views/announcements/parts.ts';
import { bodyOf } from '../../../../src/discord/wire/body.ts';
import { expectWithinLimits } from '../../support/limits.ts';
import { facesNamed } from '../../support/faces.ts';

const player = playerId('123456789012345678');
const mark = numberedFor(12, '*'.repeat(32), '_'.repeat(80));
const reader = { game: gameId('abcdefghij'), hero: heroId('h1'), player, mark };
const faces: Partial<Record<EventKind, object>> = {
  ...facesNamed('W'.repeat(32), 'M'.repeat(32)),
  levelled: { hero: null, level: 3 },
};
/** A fight of far more lines than fit into a message. */
const events = Array.from({ length: 99 }, () => ({
  kind: 'conceded',
  rules: ['DUEL-06'],
  who: { id: 'h1', name: 'W'.repeat(32) },
}));
const opponent = 'M'.repeat(32);
const found = { name: 'W'.repeat(48), tile: 0, where: 'W'.repeat(60), told: '*'.repeat(400) };
const thing = { name: 'W'.repeat(48), slot: 'ring', popped: 'W'.repeat(48) };
const gains = { gold: gold(500), things: [thing, thing, thing], left: ['W'.repeat(48)] };
const call = { of: 'turn', call: 'reminder' };
const own = {
  ...call,
  ...{ paid: gold(30), purse: gold(31), until: 1, step: 2, back: gold(4), events, opponent },
  ...{ ...found, ...gains, names: [thing.name, thing.name] },
};
/** TURN-05: with all that is told of a turn at most. */
const gain = { orb: 99, name: 'W'.repeat(48), cost: gold(9_999), why: 'limit' };
const stoodIn = {
  ...{ kind: 'loot', within: { spend: 9_999, leastHp: 9_999, fights: true }, end: 'done' },
  ...{ did: Array.from({ length: 60 }, () => ({ kind: 'equipped', own: thing })) },
  ...{ left: Array.from({ length: 8 }, () => gain), spent: gold(9_999), purse: gold(31) },
};
const ownOf = (kind: EventKind) => (kind === 'stood in' ? stoodIn : own);
const kinds = (Object.keys(audiences) as EventKind[]).filter(
  (kind) => audiences[kind].heroes !== 'nobody',
);
const publicly = (kind: EventKind) => ({ face: faces[kind] ?? null, own: null });
const noteOf = (kind: EventKind) =>
  heroNote(kind, { face: faces[kind] ?? null, own: ownOf(kind) }, reader);

describe('messages for one hero', () => {
  test.each(kinds)('“%s” has one, within limits and with its number', (kind) => {
    const note = noteOf(kind);
    expect(note).not.toBe(null);
    if (!note) return;
    expectWithinLimits(note.screen);
    expect(note.screen.content).toContain(`\n-# ${mark}`);
  });

  test.each(kinds)('“%s” mentions its player only when it calls them to act', (kind) => {
    const mention = noteOf(kind)?.sending.mention ?? [];
    expect(mention).toEqual(audiences[kind].pings ? [player] : []);
  });

  test('[TURN-09] a long account is attached as a whole', () => {
    const note = noteOf('played out');
    expect(note?.screen.file?.text.match(/concedes/g)).toHaveLength(99);
    expect(note?.screen.content).toContain('The whole of it is attached');
  });

  test('[TURN-09] where files may not be attached it comes in parts, with nothing left out', () => {
    const { screen } = noteOf('played out') ?? { screen: {} };
    const parts = inParts(screen, mark);
    for (const part of parts) expectWithinLimits(part);
    const texts = parts.map(({ content = '' }) => content);
    expect(texts.join('\n').match(/concedes/g)).toHaveLength(99);
    expect(texts.map((text) => text.split('\n').at(-1))).toEqual(
      texts.map((_, at) => `-# ${mark} · ${at + 1} of ${texts.length}`),
    );
    expect(parts.every(({ file }) => file === undefined)).toBe(true);
  });

  test('[ORB-08] of a key that nobody has used it is said that it is gone, and why', () => {
    const note = heroNote('key expired', { face: null, own: { name: 'Key_' } }, reader);
    expect(note?.screen.content).toContain(
      'Key\\_ opens nothing any more: the week is over, you opened no chest with it, and it is gone (ORB-08).',
    );
    expect(heroNote('key expired', { face: null, own: null }, reader)).toBe(null);
  });

  test('[TURN-09] [ENTER-03] [ENTER-10] of a loot turn that the clock ended it is said what came of it', () => {
    const note = (why: string, how = {}, more = {}) => {
      const face = { ...faces['turn ended'], why, ...how };
      const own = { purse: gold(9), ...more };
      return heroNote('turn ended', { face, own }, reader)?.screen.content;
    };
    const left = 'You have left the menagerie. Your purse has 9 gold.';
    expect(note('lapsed')).toContain(`The time for your loot turn is over (TURN-09). ${left}`);
    expect(note('timed out')).toContain(
      `The 30 minutes of your loot turn are over (ENTER-03). ${left}`,
    );
    for (const why of ['asked', 'spent', 'gone']) expect(note(why)).toBeUndefined();
    // What the panel says of it is lost at once.
    for (const why of ['asked', 'spent'])
      expect(note(why, {}, { last: true })).toBe(`${left}\n-# ${mark}`);
    expect(note('lapsed', {}, { last: true })).toContain('TURN-09');
    expect(note('gone', {}, { last: true })).toBeUndefined();
    // TURN-05: its account has all of it.
    expect(note('asked', { autopilot: true }, { last: true })).toBeUndefined();
  });

  test('[ITEM-05] of a new level it is said what treasures have brought in, if they have', () => {
    const note = (more: object) =>
      heroNote('levelled', { face: faces.levelled ?? null, own: { ...own, ...more } }, reader)
        ?.screen.content;
    expect(note({ treasures: gold(3) })).toContain(
      '30 gold paid and 3 more brought in by your things, 31 in your purse',
    );
    expect(note({})).toContain('30 gold paid, 31 in your purse');
    expect(note({})).not.toContain('WEEK-09');
    expect(note({ off: gold(15) })).toContain(
      'As you won the duel, a greater ultimate costs you 15 gold less in this week’s loot turn (WEEK-09).',
    );
  });

  test('[GAME-03] whoever was removed reads that and the reason, escaped; whoever has died neither', () => {
    const note = (loss: object) => {
      const face = { ...faces.died, loss };
      return heroNote('died', { face, own: null }, reader)?.screen.content;
    };
    const removed = note({ cause: 'removed', by: null, week: 1, at: 1, why: 'a *double*' });
    expect(removed).toContain('You have lost this game: the host has removed you.');
    expect(removed).toContain('The host says: “a \\*double\\*”');
    const died = note({ cause: 'monster', by: 'Rat', week: 1, at: 1 });
    expect(died).toContain('You have lost this game: Rat has killed you. ');
    expect(died).not.toContain('The host says');
  });

  test('[GAME-03] whoever has died reads by what, and what came last where nothing else tells it', () => {
    const note = (loss: object, own: object | null = null) => {
      const face = { ...faces.died, loss: { by: null, week: 1, at: 1, ...loss } };
      return heroNote('died', { face, own }, reader)?.screen.content ?? '';
    };
    expect(note({ cause: 'menagerie', by: '*Rat' })).toContain(
      'You have lost this game: \\*Rat has killed you while you were looting. ',
    );
    expect(note({ cause: 'menagerie' })).toContain('you have died in the menagerie. ');
    expect(note({ cause: 'strikes' })).toContain('you have passed three times');
    expect(note({ cause: 'left' })).toContain('You have lost this game. ');
    const who = { id: 'h1', name: 'Bran' };
    const blow = { kind: 'died', rules: ['STAT-01'], who, by: { id: 'm1', name: 'Rat' } };
    const told = note({ cause: 'monster', by: 'Rat' }, { events: [blow] });
    expect(told).toContain('\nWhat came last:\nBran falls to Rat.');
    expect(note({ cause: 'monster', by: 'Rat' })).not.toContain('What came last');
  });

  test('[MONSTER-02] whose fight was won for them reads that the loot is next, if it is', () => {
    const note = (more: object) =>
      heroNote('played out', { face: null, own: { ...own, ...more } }, reader)?.screen.content;
    expect(note({ loots: true })).toContain('You have won it, and go on with the loot');
    expect(note({})).not.toContain('You have won it');
    expect(note({})).toContain('so your fight was played to its end for you');
    expect(note({ inPeace: true })).toContain(
      'what your loot turn waited for was answered for you',
    );
    expect(note({ inPeace: true })).not.toContain('your fight');
  });

  test('[TURN-05] the account of a death to the monster says that no limit on HP ends that fight', () => {
    const within = { spend: 0, leastHp: 15, fights: true };
    const own = { ...stoodIn, kind: 'monster', within, end: 'died', did: [], left: [] };
    const text = heroNote('stood in', { face: null, own }, reader)?.screen.content;
    expect(text).toContain(
      'It does not enter with fewer than 15 HP, and leaves a loot turn when it has fewer. It fights a monster that is undefeated, with whatever HP it has left, until one of the two is dead (MONSTER-02).',
    );
    expect(text).not.toContain('leaves when');
  });

  test('[TURN-05] a duelist who is away is not asked for a feature that is posted at once', () => {
    const note = (away: string) => {
      const face = { ...faces['duelists named'], away: [heroId(away)] };
      return heroNote('duelists named', { face, own: null }, reader)?.screen.content;
    };
    expect(note('h1')).toContain('your feature is posted as you stand');
    expect(note('h1')).not.toContain('Post your feature');
    expect(note('h2')).toContain('Post your feature');
  });

  test('[TURN-01] the words are: your turn has been unlocked.', () => {
    expect(noteOf('turn unlocked')?.screen.content).toContain('your turn has been unlocked.');
  });

  test.each([
    ['goes on', {}, 'Nobody gets a prize, and your equipment is free again.'],
    ['ends', { over: true }, 'Nobody else is left, so you have won the game (GAME-02).'],
  ])('[BET-08] the other duelist is told what it means where the game %s', (_, over, means) => {
    const told = { face: null, own: { opponent: 'Bran', ...over } };
    expect(heroNote('duel called off', told, reader)?.screen.content).toBe(
      `Your duel is called off: Bran is out of it (BET-08). ${means}\n-# ${mark}`,
    );
  });

  test.each(kinds.filter((kind) => audiences[kind].pings))(
    '“%s” names its player, and can be muted; where it is to wake nobody it comes without a sound',
    (kind) => {
      const note = noteOf(kind);
      expect(note?.sending).toEqual({ mention: [player] });
      expect(JSON.stringify(note?.screen.rows)).toContain('Mute This Kind');
      const hushed = heroNote(
        kind,
        { face: faces[kind] ?? null, own: ownOf(kind), hushed: true },
        reader,
      );
      expect(hushed?.sending).toEqual({ silent: true });
      expect(bodyOf(hushed?.screen ?? {}, hushed?.sending)).toMatchObject({
        flags: MessageFlags.SuppressNotifications,
        allowed_mentions: { parse: [], users: [] },
      });
      expect(hushed?.screen.content).not.toContain(player);
      expect(hushed?.screen.content?.charAt(0)).toMatch(/[A-Z]/);
    },
  );

  test('whoever can be reached nowhere else is called in the channel by public words alone', () => {
    const call = calledInPublic('duel paid', publicly('duel paid'), reader);
    expect(call).toBe(null);
    const unlocked = calledInPublic('turn unlocked', publicly('turn unlocked'), reader);
    expect(unlocked?.screen.content).toContain('your turn has been unlocked.');
    const hushed = { ...publicly('turn unlocked'), hushed: true as const };
    const silent = calledInPublic('turn unlocked', hushed, reader);
    expect(silent?.screen.content).toMatch(`<@${player}>, your turn has been unlocked.`);
    expect(silent?.sending).toEqual({ silent: true });
    expect(calledInPublic('your move', publicly('your move'), reader)).toBe(null);
  });
});
