import { type Fared, type Form, type Holder, type Item, type Lying } from '../../rules/game.ts';
import { type Slot } from '../../rules/items/definition.ts';
import { heroId, itemId, type ItemId } from '../../rules/names.ts';
import { type ItemModel } from '../generated/models.ts';
import { pack, unpack } from '../upgrades.ts';
import { noun } from './noun.ts';

export const items = noun<ItemId, Item, ItemModel>({
  table: 'item',
  key: 'id',
  toRow: (game, _id, { used, form, companion, lies, ...item }) => ({
    game,
    ...item,
    used: pack('used', used ?? null),
    form: pack('form', form ?? null),
    companion: pack('companion', companion ?? null),
    lies: pack('lies', lies ?? null),
  }),
  toValue: ({ game: _, used, form, companion, lies, ...row }) => [
    itemId(row.id),
    {
      ...row,
      id: itemId(row.id),
      holder: row.holder as Holder,
      slot: row.slot as Slot | null,
      on: row.on === null ? null : itemId(row.on),
      home: row.home === null ? null : itemId(row.home),
      left: row.left === null ? null : heroId(row.left),
      ...(used !== null && { used: unpack<NonNullable<Item['used']>>('used', used) }),
      ...(form !== null && { form: unpack<Form>('form', form) }),
      ...(companion !== null && { companion: unpack<Fared>('companion', companion) }),
      ...(lies !== null && { lies: unpack<Lying>('lies', lies) }),
    },
  ],
});
