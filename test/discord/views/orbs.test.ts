import { describe, expect, test } from 'vitest';
import { orbsCard } from '../../../src/discord/views/orbs.ts';
import { type PublicOrb } from '../../../src/rules/sight/views.ts';
import { gold } from '../../../src/rules/names.ts';
import { orb, publicView } from '../support/hero-view.ts';

const text = (...orbs: PublicOrb[]): string =>
  orbsCard(publicView({ orbs }), null).embeds?.[0]?.description ?? '';

const green = (number: number, over: Partial<PublicOrb> = {}): PublicOrb =>
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
});
