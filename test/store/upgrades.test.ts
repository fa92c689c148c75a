import { describe, expect, test } from 'vitest';
import { type EventKind, eventVersions } from '../../src/rules/event.ts';
import {
  eventUpgrades,
  eventVersion,
  pack,
  type Part,
  unpack,
  unpackOrNull,
  upgradedFace,
  upgrades,
  versionOf,
} from '../../src/store/upgrades.ts';

const parts = Object.keys(upgrades) as Part[];

describe('stored values carry their version', () => {
  test.each(parts)('%s comes back as it was stored', (part) => {
    const value = { a: [1, { b: null }] };
    expect(pack(part, value)).toEqual({ v: versionOf(part), is: value });
    expect(unpack(part, JSON.parse(JSON.stringify(pack(part, value))))).toEqual(value);
    expect(unpackOrNull(part, pack(part, null))).toBeNull();
  });

  test.each([0, 1.5, 99])('one of version %s is not guessed at', (v) => {
    expect(() => unpack('week', { v, is: {} })).toThrow(/version/);
  });

  test.each([
    [{ step: 3 }, { step: 3 }],
    [
      { step: 3, concede: 'own turn' },
      { step: 3, house: { concede: 'own turn' } },
    ],
    [
      { concede: 'own turn', house: { lava: 'harmless' } },
      { house: { concede: 'own turn', lava: 'harmless' } },
    ],
  ])('[COMBAT-17] of a fight, how one concedes comes to be with its house: %j', (old, now) => {
    expect(unpack('fight', { v: 1, is: old })).toEqual(now);
  });

  test.each([
    [
      { spent: 2, now: null },
      { spent: 2, paid: 0, kept: 0, until: null },
    ],
    [
      { spent: 3, now: { until: Date.UTC(2026, 0, 3, 11), used: true } },
      { spent: 3, paid: 20455, kept: 20455, until: Date.UTC(2026, 0, 3, 11) },
    ],
    [
      { spent: 3, now: { until: Date.UTC(2026, 0, 4, 8), used: false } },
      { spent: 3, paid: 20456, kept: 0, until: Date.UTC(2026, 0, 4, 8) },
    ],
  ])('[TURN-05] the days of an absence come to be days of the calendar: %j', (old, now) => {
    expect(unpack('absence', { v: 1, is: old })).toEqual(now);
  });

  test('an event of a later version is not guessed at either', () => {
    expect(() => upgradedFace('joined', 'public', 99, {})).toThrow(/joined has version 99/);
    expect(upgradedFace('joined', 'public', eventVersion('joined'), null)).toBeNull();
  });

  test('each kind of event has an upgrade for each of its earlier versions', () => {
    const kinds = new Set([...Object.keys(eventVersions), ...Object.keys(eventUpgrades)]);
    for (const kind of kinds as Set<EventKind>) {
      expect([kind, eventUpgrades[kind]?.length ?? 0]).toEqual([kind, eventVersion(kind) - 1]);
    }
  });
});
