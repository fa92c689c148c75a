import { type Body } from '../board/space.ts';
import { type RuleId } from '../names.ts';
import { ownerOf } from './acting.ts';
import { type Bout, watchersIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';
import { knowsTrap, type Trap, trapsOf } from './traps.ts';

/**
 * PERC-01, PERC-05: a trap shows itself to a perception higher than its stealth, as it comes into
 * line of sight.
 */
export function noticeTraps(bout: Bout): void {
  const { fight } = bout;
  if (fight.things.length === 0) return;
  for (const trap of trapsOf(fight)) {
    if (trap.spent) continue;
    const { watchedBy = [] } = trap;
    const watchers = watchersIn(fight).filter((one) => isUnfoundBy(fight, trap, one));
    const finders = watchers.filter(
      (one) => !watchedBy.includes(one.id) && statOf(one, 'perception') > trap.stealth,
    );
    const watching = watchers.filter((one) => !finders.includes(one)).map(({ id }) => id);
    const now = watching.join() === watchedBy.join() ? trap : { ...trap, watchedBy: watching };
    if (now !== trap) fight.things = fight.things.map((one) => (one === trap ? now : one));
    if (finders.length > 0) noteFound(bout, finders, now, []);
  }
}

/** PERC-04: looked for once more, so much better. */
export function searchTraps(
  bout: Bout,
  finder: Creature,
  covers: (one: Body) => boolean,
  better: number,
): void {
  for (const trap of trapsOf(bout.fight))
    if (
      !trap.spent &&
      covers({ tile: trap.tile, size: 0 }) &&
      statOf(finder, 'perception') + better > trap.stealth &&
      isUnfoundBy(bout.fight, trap, finder)
    )
      noteFound(bout, [finder], trap, ['PERC-04']);
}

/** Whether it lies in its sight and it does not know of it. */
const isUnfoundBy = (fight: Fight, trap: Trap, watcher: Creature): boolean =>
  !knowsTrap(fight, watcher, trap) && hasLine(fight, watcher, { tile: trap.tile, size: 0 });

/** PERC-02: a companion's find is its owner's too. `by`: the rule that let it look better. */
function noteFound(bout: Bout, finders: readonly Creature[], trap: Trap, by: RuleId[]): void {
  const { fight } = bout;
  const { tile } = trap;
  const foundBy = [...(trap.foundBy ?? [])];
  for (const finder of finders) {
    if (foundBy.includes(finder.id)) continue;
    const owner = ownerOf(finder);
    foundBy.push(finder.id, ...(owner === null ? [] : [owner]));
    const rules: RuleId[] = ['PERC-01', 'PERC-05', ...by];
    tell(bout, 'found', rules, { who: whoIs(finder), what: 'trap', tile });
  }
  fight.things = fight.things.map((one) => (one === trap ? { ...trap, foundBy } : one));
}
