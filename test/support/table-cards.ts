import { type Definition, type Goods } from '../../src/rules/goods.ts';
import {
  type Ability,
  itemSchema,
  type ItemKind,
  type Slot,
} from '../../src/rules/items/definition.ts';

const item = (
  name: string,
  slot: Slot,
  cost: number,
  ability: Ability,
  kind: ItemKind = 'basic equipment',
): Definition => ({ of: 'item', name, kinds: [kind], slot, cost, abilities: [ability] });

const blow = (damage: number) => ({ range: 1, damage, piercing: 0, type: 'physical' as const });

/** A small stock in which one blow decides a fight: what each thing does is plain from its line. */
export const cards: Record<string, Definition> = {
  heart: item('Heart', 'slotless', 0, { always: { hp: 12 } }, 'starter'),
  nail: item('Nail', 'slotless', 0, { attack: blow(50) }, 'starter'),
  scroll: item('Scroll', 'slotless', 0, { identify: { charges: 3 } }, 'starter'),
  cap: item('Cap', 'head', 4, { always: { dodge: 1 } }),
  helm: item('Helm', 'head', 9, { always: { hp: 4 } }),
  hammer: item('Hammer', 'primary hand', 12, { attack: blow(3) }),
  copper: item('Copper Ring', 'ring', 3, { always: { accuracy: 1 } }),
  silver: item('Silver Ring', 'ring', 6, { always: { armor: 1 } }),
  golden: item('Golden Ring', 'ring', 8, { always: { damage: 1 } }),
  bead: item('Bead', 'slotless', 2, { always: { hp: 1 } }),
  pebble: item('Pebble', 'slotless', 1, { always: { hp: 1 } }),
  loupe: item('Loupe', 'slotless', 5, { identify: { charges: 2 } }, 'consumable'),
  elf: item('Elf', 'race', 7, { always: { perception: 2 } }),
  tinker: item('Tinker', 'class', 10, { always: { speed: 1 } }),
  smith: item('Smith', 'class', 10, { always: { armor: 1 } }),
  wings: item('Wings', 'greater ultimate', 20, { always: { speed: 2 } }),
  halo: item('Halo', 'greater ultimate', 10, { always: { dodge: 2 } }),
  favour: item('Favour', "npc's chosen", 10, { always: { hp: 2 } }, "npc's chosen"),
  rat: {
    of: 'monster',
    name: 'Rat',
    week: 1,
    look: 'A rat of no great size but of great ambition.',
    level: 0,
    stats: { hp: 1, dodge: 10 },
    attacks: [{ name: 'Teeth', ...blow(99) }],
  },
  pit: { of: 'map', name: 'Narrow Pit', drawing: '####\n#@@#\n####' },
  /** Every thing of the stock lies in an orb, each week. */
  blue: { of: 'loot', everybody: 3, bands: [{ orbs: 40, purses: 40 }] },
};

/** Under such a key a card is kept without lying in the stock. */
const isHash = (key: string): boolean => /^[0-9a-f]{64}$/.test(key);

/** Those cards as goods; a card's hash is its id. */
export function goodsOf(stock: Record<string, Definition>): Goods {
  const keys = Object.keys(stock).filter((key) => !isHash(key));
  const ids = Object.fromEntries(keys.map((id) => [id, id]));
  return {
    stock: { hash: Object.keys(stock).join(), ids },
    definition(hash) {
      const found = stock[hash];
      if (!found) throw new Error(`no card “${hash}”`);
      return found;
    },
  };
}

/** A thing of any slot and kind, as a test needs it. */
export const thing = (slot: Slot, cost: number, always: Record<string, number>): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    name: `Thing for ${slot}`,
    slot,
    cost,
    abilities: [{ always }],
    ...ofSlot(slot),
  }),
});

const more = [{ always: { immunity: 1 } }];
const less = [{ always: { willpower: 1 } }];

/** SLOT-01: what fills a slot that is called as it is, is of that kind; ITEM-20: an ultimate has two forms. */
export function ofSlot(slot: Slot) {
  if (slot === 'greater ultimate') return { kinds: ['ultimate'], greater: more, lesser: less };
  const isCalledSo = ["npc's chosen", 'class', 'race', 'super power'].includes(slot);
  return { kinds: [isCalledSo ? slot : 'basic equipment'] };
}
