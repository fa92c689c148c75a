import { describe, expect, test } from 'vitest';
import {
  beats,
  begun,
  betting,
  duelling,
  features,
  looting,
  posts,
} from '../../support/table-weeks.ts';
import { hour, type Table } from '../../support/table.ts';
import { beforeTheYard, inTheYard } from '../../support/yard.ts';

const midnight = Date.UTC(2026, 0, 3);
const reminders = (table: Table) => table.events.filter(({ kind }) => kind === 'reminded');
const toldTo = (table: Table) => reminders(table).flatMap(({ own }) => Object.keys(own));
const ofKind = (table: Table, kind: string) =>
  Object.values(table.game.deadlines).filter((one) => one.kind === kind);

describe('a reminder', () => {
  test('[TURN-02] of a turn comes three hours before its end, and says what passing it means', () => {
    const table = begun('Ana', 'Bran').comes('turn reminder');
    expect(table.now).toBe(midnight - 3 * hour);
    const turn = { kind: 'monster', then: 'strike' };
    const about = { of: 'turn', until: midnight, turn };
    expect(table.told('reminded')).toMatchObject({
      rules: ['TURN-02'],
      public: { ...about, hero: { name: 'Ana' } },
      own: { [table.id('Ana')]: { ...about, call: 'reminder' } },
    });
    expect(toldTo(table)).toEqual([table.id('Ana')]);
  });

  test('[TURN-05] says that a missed turn is lost where the house has it so', () => {
    const table = begun('Ana', 'Bran');
    table.arrange(({ house }) => ({ house: { ...house, 'missed turns are passed': 0 } }));
    table.comes('turn reminder');
    expect(table.told('reminded').public).toMatchObject({ turn: { then: 'forfeit' } });
  });

  test('[TURN-02] comes once, however its deadline moves', () => {
    const table = begun('Ana', 'Bran').comes('turn reminder').host({ do: 'pause' });
    table.later(5 * hour).host({ do: 'resume' });
    table.clock({ do: 'outage', from: midnight - 3 * hour, to: midnight + 2 * hour });
    expect(table.next()?.due).toBeGreaterThan(midnight + 5 * hour);
    expect(ofKind(table, 'turn reminder')).toEqual([]);
    expect(table.comes('turn').told('passed').public).toMatchObject({ hero: { name: 'Ana' } });
  });

  test('[TURN-02] moves with its deadline', () => {
    const table = begun('Ana', 'Bran').host({ do: 'pause' });
    table.later(100 * hour).host({ do: 'resume' });
    expect(ofKind(table, 'turn reminder')).toMatchObject([{ due: midnight + 97 * hour }]);
    const due = midnight + 100 * hour;
    table.now = due;
    table.clock({ do: 'outage', from: due - 6 * hour, to: due });
    expect(table.next()?.due).toBe(due + 6 * hour);
    expect(ofKind(table, 'turn reminder')).toMatchObject([{ due: due + 3 * hour }]);
  });

  test('[TURN-02] is none of a turn that was passed or has ended', () => {
    const entered = beats(begun('Ana', 'Bran'), 'Ana').does('Ana', { do: 'end turn' });
    expect(ofKind(entered, 'turn reminder')).toMatchObject([{ hero: entered.id('Bran') }]);
    const passed = begun('Ana', 'Bran').does('Ana', { do: 'pass' });
    expect(ofKind(passed, 'turn reminder')).toMatchObject([{ hero: passed.id('Bran') }]);
  });

  test('[TURN-05] promises the autopilot only where that takes the turn', () => {
    const told = (fights: boolean) => {
      const table = begun('Ana', 'Bran');
      table.arrangeHero('Ana', { autopilot: { on: true, fights, spend: null, leastHp: 0 } });
      return table.comes('turn reminder').told('reminded').own[table.id('Ana')];
    };
    expect(told(true)).toMatchObject({ autopilot: true });
    expect(told(false)).not.toHaveProperty('autopilot');
  });

  test('[TURN-09] comes to who is still inside, and says to nobody else what the end will bring', () => {
    const inside = (table: Table, then: string) => {
      table.comes('turn reminder');
      expect(table.told('reminded')).toMatchObject({ rules: ['TURN-09'], public: null });
      const { own } = table.told('reminded');
      expect(own).toMatchObject({ [table.id('Ana')]: { call: 'reminder', turn: { then } } });
      expect(own[table.id('Ana')]).not.toHaveProperty('autopilot');
      expect(toldTo(table)).toEqual([table.id('Ana')]);
    };
    inside(beats(begun('Ana', 'Bran'), 'Ana'), 'left');
    inside(beforeTheYard({}, 'Ana', 'Bran'), 'not come in');
    inside(inTheYard({}, 'Ana', 'Bran'), 'left');
    const fighting = inTheYard({}, 'Ana', 'Bran');
    const walk = { left: 300, combat: true as const };
    fighting.arrange(({ fight }) => ({ fight: fight && { ...fight, walk } }));
    inside(fighting, 'played');
  });

  test('[DUEL-13] of a fight with the monster is that of its moves alone', () => {
    const table = begun('Ana', 'Bran');
    table.arrange(({ house }) => ({ house: { ...house, 'turn clock': 99 } }));
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    expect(table.comes('turn reminder').kinds()).toEqual([]);
    expect(table.comes('fight turn reminder').told('reminded').rules).toEqual(['DUEL-13']);
  });

  test('[TURN-05] that comes too late is none: the turn is over with it', () => {
    const table = begun('Ana', 'Bran');
    const [reminder] = ofKind(table, 'turn reminder');
    table.now = midnight;
    table.clock({ do: 'due', deadline: reminder?.id ?? ('' as never) });
    expect(table.kinds()).toEqual([]);
    expect(ofKind(table, 'turn reminder')).toEqual([]);
  });

  test('[TURN-02] comes at half of a short time, and not at all where the house wants none', () => {
    const hours = (n: number) => {
      const table = begun('Ana', 'Bran');
      table.arrange(({ house }) => ({ house: { ...house, 'reminder ahead': n } }));
      beats(table, 'Ana').does('Ana', { do: 'end turn' });
      return ofKind(table, 'turn reminder').map(({ due }) => (midnight - due) / hour);
    };
    expect(hours(24)).toEqual([18]);
    expect(hours(0)).toEqual([]);
  });

  test('[DUEL-13] of a move in a duel goes to whoever is to move, and nothing of it is public', () => {
    const table = duelling('Ana', 'Bran', 'Cleo').comes('fight turn reminder');
    expect(table.told('reminded')).toMatchObject({ rules: ['DUEL-13'], public: null });
    expect(toldTo(table)).toEqual([table.id('Bran')]);
    table.does('Bran', { do: 'fight', action: { do: 'end turn' }, step: null });
    table.comes('fight turn reminder');
    expect(toldTo(table)).toEqual([table.id('Cleo')]);
  });

  test('[FEAT-07] of a feature goes to the duelists who have not posted', () => {
    const table = posts(features('Ana', 'Bran', 'Cleo'), 'Cleo').comes('feature reminder');
    expect(toldTo(table)).toEqual([table.id('Bran')]);
    expect(table.told('reminded')).toMatchObject({ rules: ['FEAT-07'], public: { of: 'feature' } });
    expect(ofKind(posts(table, 'Bran'), 'feature reminder')).toEqual([]);
  });

  test('[BET-01] of bets goes to the living who can bet and have not, and nothing of it is public', () => {
    const table = betting('Ana', 'Bran', 'Cleo', 'Dov', 'Eda');
    table.does('Ana', { do: 'bet', on: 'tie', stake: 1 }).purse('Bran', 0);
    table.does('Cleo', { do: 'leave' }).comes('betting reminder');
    expect(toldTo(table)).toEqual([table.id('Dov'), table.id('Eda')]);
    expect(reminders(table).map((one) => one.public)).toEqual([null, null]);
  });

  test('is not for who does not want to be reminded', () => {
    const table = begun('Ana', 'Bran').does('Ana', { do: 'mute', call: 'reminder', muted: true });
    expect(table.comes('turn reminder').kinds()).toEqual([]);
    const again = begun('Ana', 'Bran').does('Ana', { do: 'mute', call: 'turn', muted: true });
    expect(again.comes('turn reminder').kinds()).toEqual(['reminded']);
  });
});

describe('quiet hours', () => {
  const quiet = { from: 20 * 60, to: 7 * 60, zone: 'UTC' };
  /** Nine in the evening on New Year’s Day; Bran’s turn, in whose quiet hours it has been unlocked. */
  function night() {
    const table = looting('Ana', 'Bran', 'Cleo').does('Bran', { do: 'set quiet', quiet });
    return table.later(9 * hour).does('Ana', { do: 'end turn' });
  }
  const morning = Date.UTC(2026, 0, 2, 7);

  test('whoever is called in them is called once when they end', () => {
    const table = night();
    expect(table.told('turn unlocked').public).toMatchObject({ hero: { name: 'Bran' } });
    table.comes('quiet end');
    expect(table.now).toBe(morning);
    expect(table.told('reminded')).toMatchObject({
      own: { [table.id('Bran')]: { of: 'turn', call: 'turn', turn: { then: 'make-up' } } },
    });
    expect(ofKind(table, 'quiet end')).toEqual([]);
  });

  test('whoever has done it by then is not called any more', () => {
    const table = night();
    expect(ofKind(table, 'quiet end')).toHaveLength(1);
    expect(ofKind(table.does('Bran', { do: 'enter' }), 'quiet end')).toEqual([]);
  });

  test('the clock waits for nobody’s', () => {
    const table = begun('Ana', 'Bran');
    table.does('Ana', { do: 'set quiet', quiet: { from: 0, to: 1439, zone: 'UTC' } });
    table.comes('turn');
    expect(table.now).toBe(midnight);
  });

  test('a reminder in them is a message at once, and a call when they end if it is not too late', () => {
    const inTime = { from: 20 * 60, to: 22 * 60, zone: 'UTC' };
    const table = begun('Ana', 'Bran').does('Ana', { do: 'set quiet', quiet: inTime });
    expect(table.comes('turn reminder').kinds()).toEqual(['reminded']);
    expect(table.comes('quiet end').kinds()).toEqual(['reminded']);
    const late = begun('Ana', 'Bran').does('Ana', { do: 'set quiet', quiet });
    late.comes('turn reminder').comes('turn');
    expect(ofKind(late, 'quiet end')).toEqual([]);
  });

  test('[TURN-09] hold the reminder of who is still inside, but no call to who has come in already', () => {
    expect(ofKind(night().does('Bran', { do: 'enter' }), 'quiet end')).toEqual([]);
    const late = looting('Ana', 'Bran').does('Ana', { do: 'set quiet', quiet });
    expect(late.comes('turn reminder').kinds()).toEqual(['reminded']);
    expect(ofKind(late, 'quiet end')).toMatchObject([{ hero: late.id('Ana') }]);
    expect(ofKind(late.does('Ana', { do: 'end turn' }), 'quiet end')).toEqual([]);
    const evening = looting('Ana', 'Bran').does('Ana', {
      ...{ do: 'set quiet', quiet: { ...quiet, from: 12 * 60, to: 23 * 60 } },
    });
    evening.comes('turn reminder').comes('quiet end');
    expect(evening.told('reminded').own).toMatchObject({
      [evening.id('Ana')]: { call: 'reminder' },
    });
  });

  test('are one call’s, however often one was called in them, and no pause moves their end', () => {
    const table = night().host({ do: 'pause' }).later(hour).host({ do: 'resume' });
    expect(ofKind(table, 'quiet end')).toMatchObject([{ hero: table.id('Bran'), due: morning }]);
  });

  test('longer ones than when one was called hold the call on', () => {
    const table = night().does('Bran', { do: 'set quiet', quiet: { ...quiet, to: 9 * 60 } });
    expect(ofKind(table, 'quiet end')).toMatchObject([{ due: morning + 2 * hour }]);
    expect(table.comes('quiet end').kinds()).toEqual(['reminded']);
  });

  test('shorter ones let it come sooner, and with none any more nothing comes late', () => {
    const shorter = night().does('Bran', { do: 'set quiet', quiet: { ...quiet, to: 5 * 60 } });
    expect(ofKind(shorter, 'quiet end')).toMatchObject([{ due: morning - 2 * hour }]);
    const over = night().does('Bran', { do: 'set quiet', quiet: { ...quiet, to: 20 * 60 + 30 } });
    expect(ofKind(over, 'quiet end')).toEqual([]);
    const none = night().does('Bran', { do: 'set quiet', quiet: null });
    expect(ofKind(none, 'quiet end')).toEqual([]);
    expect(none.next()?.kind).toBe('turn');
  });

  test('outlast an absence that is set and taken back in them', () => {
    const until = (day: number | null) => ({
      do: 'set away' as const,
      until: day === null ? null : `2026-01-0${day}`,
    });
    const end = (day: number) => Date.UTC(2026, 0, day + 1);
    const table = night().does('Bran', until(2));
    expect(ofKind(table, 'quiet end')).toMatchObject([{ due: end(2) }]);
    const back = night().does('Bran', until(2)).does('Bran', until(null));
    expect(ofKind(back, 'quiet end')).toMatchObject([{ due: morning }]);
    table.does('Bran', until(1));
    expect(ofKind(table, 'quiet end')).toMatchObject([{ due: end(1) }]);
    expect(table.comes('quiet end').kinds()).toEqual([]);
    expect(ofKind(table, 'quiet end')).toMatchObject([{ due: morning }]);
    expect(table.comes('quiet end').kinds()).toEqual(['reminded']);
  });

  test('of who acts hold nothing: they are awake', () => {
    const table = looting('Ana', 'Bran')
      .does('Ana', { do: 'end turn' })
      .later(9 * hour);
    table.does('Bran', { do: 'set quiet', quiet }).does('Bran', { do: 'pass' });
    expect(table.told('turn unlocked').public).toMatchObject({ hero: { name: 'Bran' } });
    expect(ofKind(table, 'quiet end')).toEqual([]);
  });

  test('hold no call that is muted, and none of who has lost by then', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Bran', { do: 'set quiet', quiet });
    table.does('Bran', { do: 'mute', call: 'turn', muted: true }).later(9 * hour);
    expect(ofKind(table.does('Ana', { do: 'end turn' }), 'quiet end')).toEqual([]);
    expect(ofKind(night().does('Bran', { do: 'leave' }), 'quiet end')).toEqual([]);
    const removed = night().host({ do: 'remove', hero: table.id('Bran'), why: '' });
    expect(ofKind(removed, 'quiet end')).toEqual([]);
  });

  test('do not ring for bets before anybody is reminded of those', () => {
    const long = { from: 11 * 60, to: 20 * 60, zone: 'UTC' };
    const table = looting('Ana', 'Bran', 'Cleo').does('Bran', { do: 'set quiet', quiet: long });
    table.does('Ana', { do: 'end turn' });
    for (const name of ['Bran', 'Cleo'])
      table.does(name, { do: 'enter' }).does(name, { do: 'end turn' });
    table.comes('next step');
    posts(posts(table, 'Bran'), 'Cleo');
    expect(table.game.phase).toBe('betting');
    expect(ofKind(table, 'quiet end')).toEqual([]);
  });

  test('that end as they begin are refused', () => {
    const table = begun('Ana', 'Bran');
    const none = { ...quiet, to: quiet.from };
    expect(table.refused('Ana', { do: 'set quiet', quiet: none }).refused).toBe('bad hours');
    table.does('Ana', { do: 'set quiet', quiet }).does('Ana', { do: 'set quiet', quiet: null });
    expect(table.hero('Ana').calls).toEqual({ muted: [], quiet: null });
  });

  test('can be set in the lobby and in a pause, and nobody else hears of it', () => {
    const table = begun('Ana', 'Bran')
      .host({ do: 'pause' })
      .does('Ana', { do: 'set quiet', quiet });
    const told = table.told('calls set');
    expect([told.public, Object.keys(told.own)]).toEqual([null, [table.id('Ana')]]);
  });
});
