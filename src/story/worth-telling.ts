import { type FightEvent, type SeenFightEvent } from '../rules/combat/event.ts';

type Told = FightEvent | SeenFightEvent;
type Triggered = Extract<Told, { kind: 'triggered' }>;

/**
 * The events of which a line tells something that no other line does: without abilities whose name
 * stands in what they do next, and without those that went off and did nothing. Whether somebody
 * else’s did anything nobody may know (COMBAT-11): it is told unless it is seen to.
 */
export const worthTelling = <E extends Told>(events: readonly E[]): E[] =>
  events.filter((event, at) => {
    const next = events[at + 1];
    if (event.kind !== 'activated' && event.kind !== 'triggered') return true;
    if (isNamedIn(event, next)) return false;
    return event.kind === 'activated' || isSomebodyElses(event) || didSomething(event, events, at);
  });

const isSomebodyElses = (event: Triggered): boolean => 'to' in event && event.to !== event.who.id;

/** Whether the next line says whose ability it is that is used there. */
function isNamedIn({ who, ability }: { who: { id: string }; ability: string }, next?: Told) {
  switch (next?.kind) {
    case 'attacked':
      return next.who.id === who.id && [next.cause, next.with].includes(ability);
    case 'healed':
    case 'temporary hp':
    case 'enchanted':
    case 'more actions':
    case 'gold won':
    case 'rolled':
      return next.who.id === who.id && next.cause === ability;
    default:
      return false;
  }
}

/** What an ability does is told at once after it, and after others that went off and did nothing. */
function didSomething(event: Triggered, events: readonly Told[], at: number): boolean {
  let next = at + 1;
  while (events[next]?.kind === 'triggered') next += 1;
  const after = events[next];
  return after !== undefined && mayComeOf(event, after);
}

/** What comes of somebody's own act, of a turn or of the order, and of no ability. */
const ofNoAbility = new Set<Told['kind']>([
  ...([
    'turn began',
    'turn ended',
    'done',
    'round ended',
    'activated',
    'asked',
    'conceded',
  ] as const),
  ...(['thumbs up', 'ended', 'sank', 'levelled', 'roused', 'surprise', 'initiative'] as const),
  ...(['order set', 'lot drawn', 'mounted', 'investigated', 'looked out'] as const),
  ...(['trap placed', 'trap picked up', 'health checked'] as const),
]);

function mayComeOf({ who, ability }: Triggered, after: Told): boolean {
  switch (after.kind) {
    case 'hurt':
    case 'healed':
    case 'temporary hp':
    case 'enchanted':
    case 'more actions':
    case 'gold won':
    case 'rolled':
      return after.cause === ability;
    case 'attacked':
      return after.who.id === who.id && [after.cause, after.with].includes(ability);
    case 'condition laid':
      return after.by === null || after.by.id === who.id;
    case 'condition ended':
    case 'enchantment ended':
    case 'vanished':
      return after.why !== 'time';
    case 'appeared':
      return after.why === 'summoned';
    default:
      return !ofNoAbility.has(after.kind);
  }
}
