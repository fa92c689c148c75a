import { type FightView } from '../../rules/sight/fight.ts';
import { type SeenFightEvent } from '../../rules/combat/event.ts';
import { count } from './times.ts';

/** What happened on a way in peace, besides the way itself; of who hides on it how well at last. */
export function onTheWay(events: readonly SeenFightEvent[], fight: FightView): SeenFightEvent[] {
  const hid = events.findLast(({ kind }) => kind === 'hid');
  return events.filter((one) => !isOfTheWay(one, fight) && (one.kind !== 'hid' || one === hid));
}

/** Each line once, and how often it was said. */
export function once(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, often]) =>
    often === 1 ? line : `${line} (${count(often, 'time')})`,
  );
}

/**
 * MOVE-12: who sits on somebody goes where that one goes. COMBAT-18, ENTER-04: each action is a turn, in
 * which auras of one’s own act anew upon one’s own; the picture shows what one’s own things lay.
 */
function isOfTheWay(one: SeenFightEvent, { creatures }: FightView): boolean {
  const isOwn = ({ id }: { id: string }) =>
    creatures.some((each) => each.id === id && each.hp !== undefined);
  switch (one.kind) {
    case 'moved':
    case 'done':
    case 'ground gone':
    // COMBAT-14: the question stands on the panel while it is one.
    case 'asked':
      return true;
    case 'was moved':
      return one.how === 'mount';
    case 'aura felt':
      return isOwn(one.who) && isOwn(one.of);
    case 'ground laid':
      return isOwn(one.who);
    // ITEM-24: who comes along stands on the panel.
    case 'appeared':
      return one.why === 'joined' && isOwn(one.who);
    default:
      return false;
  }
}
