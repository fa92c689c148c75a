import { expect, test } from 'vitest';
import { type Asked } from '../../../src/discord/options.ts';
import { awayOption, dayMeant } from '../../../src/discord/suggestions/days.ts';
import { heroView } from '../support/hero-view.ts';

const day = 86_400_000;
const at = Date.UTC(2031, 1, 10, 12);
const { hero } = heroView();
const offered = async (more: Parameters<typeof heroView>[0]): Promise<string[]> => {
  const own = () => Promise.resolve(heroView(more));
  const asked = { typed: '', own, caller: { at } } as unknown as Asked;
  return ((await awayOption.suggest?.(asked)) ?? []).map(({ value }) => value);
};

test('[TURN-05] the days are offered that are left, from today on', async () => {
  expect(await offered({ daysAway: 3 })).toEqual(['2031-02-10', '2031-02-11', '2031-02-12']);
  expect(await offered({ daysAway: 1, awayPaid: Math.floor(at / day) - 3 })).toEqual([
    '2031-02-10',
  ]);
});

test('[TURN-05] of who is away also the days that are paid already', async () => {
  const away = { hero: { ...hero, away: at + 2 * day }, awayPaid: Math.floor(at / day) + 2 };
  const days = await offered({ daysAway: 2, ...away });
  expect(days).toEqual(['back', ...[10, 11, 12, 13, 14].map((date) => `2031-02-${date}`)]);
});

test('[TURN-05] today and tomorrow are understood, in the zone of the game, and where a day has 25 hours', () => {
  const meant = (typed: string, now = at, zone = 'UTC') =>
    dayMeant(heroView({ daysAway: 3, everyone: { zone } }), typed, now);
  expect([meant('Today'), meant(' tomorrow ')]).toEqual(['2031-02-10', '2031-02-11']);
  expect(meant('today', Date.UTC(2031, 1, 10, 23), 'Europe/Rome')).toBe('2031-02-11');
  // The clock goes back in that night.
  expect(meant('tomorrow', Date.UTC(2031, 9, 25, 22, 30), 'Europe/Rome')).toBe('2031-10-27');
  expect(meant('2031-02-12')).toBe('2031-02-12');
});
