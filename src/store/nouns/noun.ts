import { type Row } from '../rows.ts';

/**
 * One kind of thing that a game has many of: how its table's rows are made of values, and values of
 * rows. `key` names the column that holds the thing's id within its game. A new field of the value
 * does not compile in `toValue` until its table has a column for it.
 */
export type Noun<Id extends string, Value, Model> = {
  table: string;
  key: keyof Model & string;
  toRow(game: string, id: Id, value: Value): Row<Model>;
  toValue(row: Model): [Id, Value];
};

export const noun = <Id extends string, Value, Model>(
  one: Noun<Id, Value, Model>,
): Noun<Id, Value, Model> => one;

/** Rows as the record that a game keeps them in. */
export const recordOf = <Id extends string, Value, Model>(
  of: Noun<Id, Value, Model>,
  rows: readonly Model[],
): Record<Id, Value> => Object.fromEntries(rows.map((row) => of.toValue(row))) as Record<Id, Value>;
