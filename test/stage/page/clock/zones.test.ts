import { expect, test } from 'vitest';
import { renamedZones as botsTable } from '../../../../src/discord/suggestions/renamed-zones.ts';
import { renamedZones } from '../../../../src/stage/page/clock/renamed-zones.ts';
import { allZones, firstZone } from '../../../../src/stage/page/clock/zones.ts';

const keeping = (zone: string) => ({ getItem: () => zone }) as unknown as Storage;

test('zones stand there once each, by their present names', () => {
  const zones = allZones();
  expect(new Set(zones).size).toBe(zones.length);
  for (const [old, present] of Object.entries(renamedZones)) {
    expect(zones).toContain(present);
    expect(zones).not.toContain(old);
  }
});

test('a zone that was kept by its old name is shown by its present one', () => {
  expect(firstZone(keeping('Asia/Calcutta'))).toBe('Asia/Kolkata');
  expect(firstZone(keeping('Europe/Rome'))).toBe('Europe/Rome');
  expect(allZones()).toContain(firstZone(keeping('Nowhere/Land')));
});

test('the page and the bot hold the same zones for renamed', () =>
  expect(renamedZones).toEqual(botsTable));
