import { type Intent } from '../../../../src/rules/intent.ts';
import { isRefusal } from '../../../../src/rules/refusal.ts';
import { type Table } from '../../table.ts';

/** What is wrong with how a table takes what it has to refuse with that word, and nothing changed. */
export function refusedAt(
  table: Table,
  name: string,
  intent: Intent,
  what: string,
  code?: string,
): string[] {
  const before = JSON.stringify(table.game);
  const { player } = table.hero(name);
  const actor = { as: 'player' as const, player, manages: false };
  const ruled = table.law(table.game, intent, actor, table.scene());
  if (!isRefusal(ruled)) return [`${what}: is not refused`];
  if (JSON.stringify(table.game) !== before) return [`${what}: is refused, and changes something`];
  return code === undefined || ruled.refused === code
    ? []
    : [`${what}: is refused as “${ruled.refused}”; expected “${code}”`];
}
