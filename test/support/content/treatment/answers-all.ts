import { type Table } from '../../table.ts';
import { fight } from '../../table-weeks.ts';

/** COMBAT-14: says yes to all that a thing of Ana’s asks her. */
export function answersAll(table: Table): void {
  for (
    let asked = table.game.fight?.pending?.asked;
    asked;
    asked = table.game.fight?.pending?.asked
  )
    table.does('Ana', fight({ do: 'answer', item: asked.item, use: true }));
}
