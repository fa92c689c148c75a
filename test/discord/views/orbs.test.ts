import { describe, expect, test } from 'vitest';
import { orbsCard } from '../../../src/discord/views/orbs.ts';
import { type PublicOrb } from '../../../src/rules/sight/views.ts';
import { gold } from '../../../src/rules/names.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { heroView, noLegal, orb, publicView, red } from '../support/hero-view.ts';

const text = (...orbs: PublicOrb[]): string =>
  orbsCard(publicView({ orbs }), null).embeds?.[0]?.description ?? '';

const green = (number: number, over: Parameters<typeof orb>[1] = {}) =>
  orb(number, { colour: 'green', slot: 'greater ultimate', kinds: ['ultimate'], ...over });

describe('what lies in the menagerie', () => {
  test('[ORB-04] is told with number, name, cost, slot and kinds, each word once', () => {
    const ring = orb(2, { slot: 'ring', kinds: ['artifact', 'magic equipment'] });
    const race = orb(3, { slot: 'race', kinds: ['race'], cost: gold(30) });
    const gem = orb(4, { slot: 'slotless', kinds: ['gem'] });
    expect(text(ring, race, gem)).toBe(
      [
        'Orb 2: **Thing 2**, 2 gold, ring, artifact and magic equipment.',
        'Orb 3: **Thing 3**, 30 gold, race.',
        'Orb 4: **Thing 4**, 4 gold, gem.',
      ].join('\n'),
    );
  });

  test('[ORB-01] [ORB-02] tells ultimates below a heading of their own, the emptied ones, too', () => {
    expect(text(orb(1), green(2), green(3, { empty: true }))).toBe(
      [
        '**Blue orbs**',
        'Orb 1: **Thing 1**, 1 gold, head, basic equipment.',
        '',
        '**Green orbs: ultimates**',
        'Orb 2: **Thing 2**, 2 gold.',
        'Orb 3: empty.',
      ].join('\n'),
    );
    expect(text(green(1))).toBe('**Green orbs: ultimates**\nOrb 1: **Thing 1**, 1 gold.');
  });

  test('[ORB-03] tells red ones last, with no word of what lies in them', () => {
    const tile = tileAt(2, 3);
    expect(text(orb(1), red(2, { tile }), red(3, { empty: true }))).toBe(
      [
        '**Blue orbs**',
        'Orb 1: **Thing 1**, 1 gold, head, basic equipment.',
        '',
        '**Red orbs**',
        'Orb 2: saved by somebody, 2 gold, on C4.',
        'Orb 3: empty.',
      ].join('\n'),
    );
  });

  test('[ORB-10] tells of the week’s own which it is', () => {
    expect(text(red(1, { red: 'key' }), red(2, { red: 'chest' }))).toBe(
      ['**Red orbs**', 'Orb 1: the week’s key, 1 gold.', 'Orb 2: a chest, 2 gold.'].join('\n'),
    );
  });

  test('[ORB-03] tells whoever has saved one what lies in it', () => {
    const saved = { colour: 'red', saved: true } as const;
    const own = heroView({
      everyone: { orbs: [red(1), red(2)] },
      orbs: [orb(1, saved), green(2, { ...saved, tile: tileAt(2, 3) })],
      known: { [orb(1).id]: { kinds: ['basic equipment'], abilities: [{ always: { hp: 2 } }] } },
      legal: { ...noLegal, buy: [orb(2).id] },
    });
    expect(orbsCard(own.everyone, own).embeds?.[0]?.description).toBe(
      [
        '**Red orbs**',
        'Orb 1: **Thing 1**, 1 gold, head, basic equipment, saved by you. +2 HP.',
        'Orb 2: **Thing 2**, 2 gold, ultimate, on C4, saved by you. You can buy it now.',
      ].join('\n'),
    );
  });
});

test('[ORB-08] whoever has the key reads of a chest that it opens it, and not that they can buy it', () => {
  const chest = red(2, { red: 'chest' });
  const legal = { ...noLegal, open: [chest.id], buy: [chest.id] };
  const own = heroView({ everyone: { orbs: [chest] }, orbs: [chest], legal });
  const said = orbsCard(own.everyone, own).embeds?.[0]?.description;
  expect(said).toContain('Your key opens it for nothing more.');
  expect(said).not.toContain('You can buy it now');
});

test('[ORB-04] of a hundred orbs none is left out, the red ones neither, whoever reads', () => {
  const tile = tileAt(30, 30);
  const name = 'Last Rites, Postponed Again';
  const orbs = Array.from({ length: 98 }, (_, at) =>
    at < 80 ? orb(at + 1, { tile, name }) : red(at + 1, { tile }),
  );
  const all = [...orbs, red(99, { tile, red: 'key' }), red(100, { tile, red: 'chest' })];
  const legal = { ...noLegal, buy: all.map(({ id }) => id) };
  const cards = [
    orbsCard(publicView({ orbs: all }), null),
    orbsCard(publicView({ orbs: all }), heroView({ orbs: all, legal })),
  ];
  for (const { embeds = [] } of cards) {
    const lines = embeds.flatMap(({ description = '' }) => description.split('\n'));
    for (const { number } of all)
      expect(
        lines.some((line) => line.startsWith(`${number}: `) || line.startsWith(`Orb ${number}: `)),
      ).toBe(true);
    expect(lines.join('\n').length).toBeLessThan(5900);
  }
});
