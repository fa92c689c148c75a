import { describe, expect, test } from 'vitest';
import { audiences } from '../../../../src/play/audiences.ts';
import { gameId, gold } from '../../../../src/rules/names.ts';
import { type EventKind } from '../../../../src/rules/event.ts';
import {
  announcementOf,
  announcements,
} from '../../../../src/discord/views/announcements/index.ts';
import { inParts } from '../../../../src/discord/views/announcements/parts.ts';
import { expectWithinLimits, textOf } from '../../support/limits.ts';
import { facesNamed } from '../../support/faces.ts';

const game = gameId('abcdefghij');
const kinds = Object.keys(announcements) as (keyof typeof announcements)[];

/** Hero names are 32 letters; escaped, each may take two characters and more. */
const hostile = [
  ['the longest names', 'W'.repeat(32), 'M'.repeat(32)],
  ['names full of markup', '*'.repeat(31) + 'a', '_'.repeat(31) + 'b'],
  ['mentions', '@everyone @here <@123456789>', '<@&123456789012345678> @everyone'],
  ['letters with marks', 'a\u0300\u0301'.repeat(32), 'e\u0300\u0301'.repeat(32)],
  ['text that runs backwards', '\u202eabc', '\u2066def'],
  ['code fences and links', '```', '[x](https://a.example)'],
] as const;

describe('announcements', () => {
  test('just the kinds that the table is told have one', () => {
    const told = (Object.keys(audiences) as EventKind[]).filter((kind) => audiences[kind].table);
    expect([...kinds].sort()).toEqual(told.sort());
  });

  describe.each(hostile)('%s', (_what, one, other) => {
    const faces = facesNamed(one, other);
    test.each(kinds)('“%s” is within Discord’s limits, and harmless', (kind) => {
      const screen = announcementOf(kind, faces[kind], game, 999_999);
      expect(screen).not.toBe(null);
      if (!screen) return;
      expectWithinLimits(screen);
      const text = textOf({ ...screen, rows: [] });
      expect(text).not.toMatch(/@(everyone|here)/);
      expect(text).not.toMatch(/<@&/);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(text).not.toContain('```');
      expect(text).not.toMatch(/undefined|\[object/);
      expect(text).toContain('№ 999999');
    });
  });

  test('[ORB-02] an ultimate that was sold before stands as an empty orb in the loot of a week', () => {
    const cost = gold(52);
    const ultimate = { slot: 'greater ultimate' as const, kinds: ['ultimate'], cost };
    const orbs = [
      { number: 1, name: 'Old Plumbing', ...ultimate, empty: true as const },
      { number: 2, name: 'Fire Exit', ...ultimate },
    ];
    const screen = announcementOf('loot laid', { week: 2, orbs }, game, 3);
    expect(screen?.embeds?.[0]?.description).toBe(
      '**Green orbs: ultimates**\nOrb 1: empty.\nOrb 2: **Fire Exit**, 52 gold.',
    );
  });

  test('[BET-02] a placed bet is announced by its bettor’s name alone', () => {
    const screen = announcementOf('bet placed', facesNamed('Ana', 'Bran')['bet placed'], game, 3);
    expect(screen?.embeds?.[0]?.description).toBe('**Ana** has bet on the duel.');
  });

  test('[BET-09] all bets are public once they are closed', () => {
    const screen = announcementOf('bets closed', facesNamed('Ana', 'Bran')['bets closed'], game, 3);
    const text = screen ? textOf(screen) : '';
    expect(text).toContain('**Ana**: 999999 gold on Ana');
    expect(text).toContain('The underdog is **Bran**');
  });

  test.each(['left', 'died'] as const)('[GAME-03] “%s” says why the host removed them', (kind) => {
    const faces = facesNamed('Ana', 'Bran');
    const why = 'a *double*';
    const text = (given: object) => {
      const { left, died } = faces;
      const face =
        kind === 'left'
          ? { hero: left.hero, players: 2, ...given }
          : { ...died, loss: { cause: 'removed' as const, by: null, week: 1, at: 1, ...given } };
      const screen = announcementOf(kind, face, game, 3);
      return screen ? textOf(screen) : '';
    };
    expect(text({ why })).toContain('The host says: “a \\*double\\*”');
    expect(text({})).not.toContain('The host says');
  });

  test('[DUEL-14] result, account and end of a duel are one announcement', () => {
    const screen = announcementOf(
      'duel decided',
      facesNamed('Ana', 'Bran')['duel decided'],
      game,
      3,
    );
    const text = screen ? textOf(screen) : '';
    expect(text).toContain('**Ana** has won the duel: **Bran** was slain, and is revived');
    expect(text).toContain('60 rounds');
  });

  test('[DUEL-14] where files may not be attached the whole account comes in parts', () => {
    const face = facesNamed('Ana', 'Bran')['duel decided'];
    const shown = announcementOf('duel decided', face, game, 3) ?? {};
    const text = 'Ana attacks Bran, and misses.\n'.repeat(400);
    const parts = inParts({ ...shown, file: { name: 'whole.txt', text } }, '№ 3');
    for (const part of parts) expectWithinLimits(part);
    const told = parts.map(({ embeds = [] }) => embeds[0]?.description ?? '').join('\n');
    expect(told).toBe(text);
    expect(parts.length).toBe(3);
    expect(parts.at(-1)?.rows).toEqual(shown.rows);
  });
});
