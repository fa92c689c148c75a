import { type FightEventKind, type SeenFightEvent } from '../rules/combat/event.ts';
import { type EventKind, type GameEvent } from '../rules/event.ts';
import { type Told } from './published-key.ts';

/** What is told of an act and does not come out again, or the other way round. */
export function differences(
  act: number,
  again: readonly GameEvent[],
  told: readonly Told[],
): EventKind[] {
  const before = told.filter((one) => one.act === act);
  const terse = isTerse(told, act);
  const length = Math.max(before.length, again.length);
  return Array.from({ length }, (_, at) => [before[at], again[at]] as const)
    .filter(([one, other]) => (one && faces(one)) !== (other && faces(other, terse)))
    .flatMap(([one, other]) => one?.kind ?? other?.kind ?? []);
}

/** What is told of fights since they tell more than they once did. */
const laterKinds = [
  'enchanted',
  'enchantment ended',
  'more actions',
  'rolled',
] as const satisfies readonly FightEventKind[];
const isLater = (one: unknown): boolean =>
  typeof one === 'object' &&
  one !== null &&
  'kind' in one &&
  laterKinds.some((kind) => kind === one.kind);

/** Whether nothing of that had been told in this game by then, as in one that is older. */
const isTerse = (told: readonly Told[], by: number): boolean =>
  !told.some((one) => one.act <= by && fightEventsOf(one).some(isLater));

function fightEventsOf(event: GameEvent): readonly SeenFightEvent[] {
  if (event.kind === 'duel decided') return event.public?.fight ?? [];
  if (event.kind !== 'fought' && event.kind !== 'played out') return [];
  return Object.values(event.own).flatMap((own) => own?.events ?? []);
}

/**
 * Keys in order, so that what a database hands back compares; presses are counted otherwise by now.
 * `terse`: without what is told of fights only since then.
 */
function faces({ kind, public: face, own }: GameEvent, terse = false): string {
  return JSON.stringify({ kind, face, own }, (key, value: unknown) => {
    if (kind === 'your move' && key === 'step') return null;
    if (Array.isArray(value))
      return terse ? (value as unknown[]).filter((one) => !isLater(one)) : (value as unknown[]);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
}
