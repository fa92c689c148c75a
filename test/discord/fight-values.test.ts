import { describe, expect, test } from 'vitest';
import {
  type Deed,
  deedValue,
  readDeed,
  readUse,
  type Use,
  useValue,
} from '../../src/discord/fight-values.ts';
import { itemId } from '../../src/rules/names.ts';
import { type Tile } from '../../src/rules/board/tile.ts';

const tile = 130 as Tile;
const item = itemId('i7');
const bare: Extract<Use, { do: 'activate' }> = {
  do: 'activate',
  item,
  ability: 1,
  targets: [],
  tile: null,
};

const uses: Use[] = [
  bare,
  { ...bare, targets: ['h2' as 'm1'] },
  { ...bare, targets: ['c1'], ground: 'last' },
  { ...bare, tile, ground: 'first' },
  { do: 'place trap', item, at: tile },
];

const deeds: Deed[] = [
  { do: 'hide' },
  { do: 'rearm' },
  { do: 'look out' },
  { do: 'stand up', to: null },
  { do: 'stand up', to: tile },
  { do: 'investigate', corner: tile },
  { do: 'mount', target: 'c1' },
  { do: 'unmount', to: tile },
  { do: 'pick up trap', at: tile },
];

describe('[COMBAT-02] what a chooser says of an action', () => {
  test.each(uses)('a use, $ability $item', (use) => {
    expect(readUse(useValue(use))).toEqual(use);
    expect(readDeed(useValue(use))).toBe(null);
  });

  test.each(deeds)('a deed, $do', (deed) => {
    expect(readDeed(deedValue(deed))).toEqual(deed);
    expect(readUse(deedValue(deed))).toBe(null);
  });

  test.each([
    ...[
      '',
      'i7',
      'i7.0',
      'i7.0.h2',
      'i7.0.h2.-.sideways',
      'i7.0.h2.4096',
      'i7.trap.9999',
      'x7.0.h2.-',
    ],
    ...['i7.trap', 'i7.trap.-1', 'i7.0.zz.-', `i${'7'.repeat(30)}.0.h2.-`, 'i7.0.h2.-\n'],
    ...[
      'hide.1',
      'investigate',
      'investigate.x',
      'mount',
      'mount.130',
      'stand-up.9999',
      'stand up',
    ],
    ...['look-out.130', 'pick-up-trap', 'unmount', 'attack', 'end-turn', '__proto__', 'hide.1.2'],
  ])('nothing of ours: %j', (value) => {
    expect(readUse(value)).toBe(null);
    expect(readDeed(value)).toBe(null);
  });
});
