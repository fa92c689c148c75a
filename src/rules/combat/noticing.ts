import { type Body } from '../board/space.ts';
import { type RuleId } from '../names.ts';
import { type Bout, watchersIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { statOf } from './reading.ts';
import { knowsSecret, type Secret, secretsIn } from './secrets.ts';
import { tell, whoIs } from './tell.ts';
import { foundAlso, knowsTrap, type Trap, trapsOf } from './traps.ts';

/** What lies there hidden: where it is, and from whom. */
type Lying = Trap | Secret;

/** ITEM-26: what has gone off is looked for by nobody. */
const lyingIn = (fight: Fight): Lying[] => [
  ...trapsOf(fight).filter(({ spent }) => !spent),
  ...secretsIn(fight),
];

/**
 * PERC-01, PERC-05: what lies there hidden shows itself to a perception higher than its stealth, as it
 * comes into line of sight.
 */
export function noticeThings(bout: Bout): void {
  const { fight } = bout;
  if (fight.things.length === 0) return;
  for (const lying of lyingIn(fight)) {
    const { watchedBy = [] } = lying;
    const watchers = watchersIn(fight).filter((one) => isUnfoundBy(fight, lying, one));
    const finders = watchers.filter(
      (one) => !watchedBy.includes(one.id) && statOf(one, 'perception') > lying.stealth,
    );
    const watching = watchers.filter((one) => !finders.includes(one)).map(({ id }) => id);
    const now = watching.join() === watchedBy.join() ? lying : { ...lying, watchedBy: watching };
    if (now !== lying) fight.things = fight.things.map((one) => (one === lying ? now : one));
    if (finders.length > 0) noteFound(bout, finders, now, []);
  }
}

/** PERC-04: looked for once more, so much better. */
export function searchThings(
  bout: Bout,
  finder: Creature,
  covers: (one: Body) => boolean,
  better: number,
): void {
  for (const lying of lyingIn(bout.fight))
    if (
      covers({ tile: lying.tile, size: 0 }) &&
      statOf(finder, 'perception') + better > lying.stealth &&
      isUnfoundBy(bout.fight, lying, finder)
    )
      noteFound(bout, [finder], lying, ['PERC-04']);
}

/** Whether it lies in its sight and it does not know of it. */
const isUnfoundBy = (fight: Fight, lying: Lying, watcher: Creature): boolean =>
  !knows(fight, watcher, lying) && hasLine(fight, watcher, { tile: lying.tile, size: 0 });

/** ORB-09: secrets are for players to find; nobody else looks for them. */
const knows = (fight: Fight, watcher: Creature, lying: Lying): boolean =>
  lying.kind === 'trap'
    ? knowsTrap(fight, watcher, lying)
    : watcher.player === null || knowsSecret(watcher, lying);

const finding: Record<Lying['kind'], RuleId[]> = {
  trap: ['PERC-01', 'PERC-05'],
  secret: ['PERC-01', 'PERC-05', 'ORB-09'],
};

/** PERC-02: a companion's find is its owner's too. `by`: the rule that let it look better. */
function noteFound(bout: Bout, finders: readonly Creature[], lying: Lying, by: RuleId[]): void {
  const { fight } = bout;
  const { tile, kind } = lying;
  let { foundBy = [] } = lying;
  for (const finder of finders) {
    if (foundBy.includes(finder.id)) continue;
    foundBy = foundAlso({ foundBy }, finder);
    tell(bout, 'found', [...finding[kind], ...by], { who: whoIs(finder), what: kind, tile });
  }
  fight.things = fight.things.map((one) => (one === lying ? { ...lying, foundBy } : one));
}
