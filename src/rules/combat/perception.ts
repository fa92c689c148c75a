import { type Body } from '../board/space.ts';
import { type RuleId } from '../names.ts';
import { ownerOf } from './acting.ts';
import { spreadAuras } from './aura-stats.ts';
import { type Bout, areEnemies, livingIn, watchersIn } from './bout.ts';
import { noteContact } from './contact.ts';
import { endConditions } from './conditions.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { type Knowledge } from './knowledge.ts';
import { hasLine } from './line.ts';
import {
  type Hidden,
  hidingOf,
  isHiddenFrom,
  isOutOfSight,
  knowledgeOf,
  perceives,
} from './made-out.ts';
import { noticeThings, searchThings } from './noticing.ts';
import { has, statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';

/** PERC-03: what a second look adds. */
const secondLook = 10;

/**
 * PERC-02, PERC-03: everybody compares as soon as line of sight begins. To be called whenever
 * somebody has moved, hidden or come.
 */
export function lookAround(bout: Bout): void {
  spreadAuras(bout);
  noteContact(bout.fight);
  noticeThings(bout);
  for (const hider of livingIn(bout.fight)) {
    const hiding = hidingOf(hider);
    if (!hiding) continue;
    for (const watcher of watchersIn(bout.fight))
      if (areEnemies(watcher, hider)) glance(bout, watcher, hider, hiding);
  }
}

function glance(bout: Bout, watcher: Creature, hider: Creature, hiding: Hidden): void {
  const { fight } = bout;
  const known = knowledgeOf(fight, watcher.id);
  if (known.found.includes(hider.id)) return;
  const watched = known.watched.includes(hider.id);
  const line = hasLine(fight, watcher, hider);
  // PERC-03: whoever is blinded for a while has not lost the line.
  if (line === watched || (line && isOutOfSight(watcher, hider))) return;
  if (!line) {
    learn(fight, watcher.id, {
      watched: known.watched.filter((id) => id !== hider.id),
      missed: [...new Set([...known.missed, hider.id])],
    });
    return;
  }
  const again = known.missed.includes(hider.id) ? secondLook : 0;
  const plain = hiding.natural < 20 && statOf(watcher, 'perception') + again >= hiding.total;
  if (plain) find(bout, watcher, hider, again > 0 ? ['PERC-03'] : []);
  else learn(fight, watcher.id, { watched: [...known.watched, hider.id] });
}

function learn(fight: Fight, watcher: CreatureId, more: Partial<Knowledge>): void {
  fight.knowledge[watcher] = { ...knowledgeOf(fight, watcher), ...more };
}

/** PERC-02: a companion's find is its owner's too. `by`: the rule that let it look once more, or better. */
export function find(bout: Bout, finder: Creature, hider: Creature, by: RuleId[] = []): void {
  const { fight } = bout;
  const owner = ownerOf(finder);
  for (const id of [finder.id, ...(owner === null ? [] : [owner])]) {
    const known = knowledgeOf(fight, id);
    learn(fight, id, { found: [...new Set([...known.found, hider.id])] });
  }
  tell(bout, 'found', ['PERC-01', 'PERC-02', ...by], {
    who: whoIs(finder),
    what: whoIs(hider),
    tile: hider.tile,
  });
  bout.later.push({ kind: 'found', doer: finder, sufferer: hider, facts: {} });
}

/** PERC-04: everything hidden there, and in sight, is looked at once more, five better. */
export function searchFor(bout: Bout, finder: Creature, covers: (one: Body) => boolean): void {
  searchThings(bout, finder, covers, search);
  for (const hider of livingIn(bout.fight)) {
    const hiding = hidingOf(hider);
    if (!hiding || !covers(hider) || !isHiddenFrom(bout.fight, finder, hider)) continue;
    if (!hasLine(bout.fight, finder, hider) || isOutOfSight(finder, hider)) continue;
    if (statOf(finder, 'perception') + search >= hiding.total)
      find(bout, finder, hider, ['PERC-04']);
  }
}

const search = 5;

/** PERC-02: whoever hides anew, or is seen by all, starts over with every watcher. */
export function forget(fight: Fight, hider: CreatureId): void {
  const without = (list: CreatureId[]) => list.filter((id) => id !== hider);
  for (const [watcher, known] of Object.entries(fight.knowledge))
    fight.knowledge[watcher as CreatureId] = {
      ...known,
      found: without(known.found),
      watched: without(known.watched),
      missed: without(known.missed),
    };
}

/** Whether the attacker knew of who has witnessed its attack. */
export type Witness = 'known' | 'unknown';

/**
 * COND-01: whether this one's attack on `target` will be the end of its hiding; asked beforehand, null
 * where it will not.
 */
export function witnessOf({ fight }: Bout, attacker: Creature, target: Creature): Witness | null {
  if (!has(attacker, 'hidden') || !areEnemies(attacker, target)) return null;
  if (!hasLine(fight, target, attacker)) return null;
  return perceives(fight, attacker, target) ? 'known' : 'unknown';
}

/**
 * COND-01: who has attacked an enemy that had line of sight to it is hidden from nobody any more; where
 * it cannot know that its area has reached one (COMBAT-18), from that one.
 */
export function giveAway(
  bout: Bout,
  attacker: Creature,
  target: Creature,
  witness: Witness | null,
): void {
  if (witness === null || !has(attacker, 'hidden')) return;
  if (witness === 'known') showItself(bout, attacker);
  else if (isHiddenFrom(bout.fight, target, attacker)) find(bout, target, attacker);
}

export function showItself(bout: Bout, hider: Creature): void {
  endConditions(bout, hider, 'broken', ({ kind }) => kind === 'hidden');
  forget(bout.fight, hider.id);
}
