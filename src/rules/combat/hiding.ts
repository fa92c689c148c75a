import { type Body, overlaps, sideOf } from '../board/space.ts';
import { columnOf, rowOf, tileAt, type Tile } from '../board/tile.ts';
import { type RuleId } from '../names.ts';
import { ownerOf } from './acting.ts';
import { type ActionOf } from './action.ts';
import { type Bout, livingEnemies } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Roll } from './event.ts';
import { type Fight } from './fight.ts';
import { hasLine } from './line.ts';
import { isOutOfSight, reckonsWith } from './made-out.ts';
import { isOnBoard } from './movement.ts';
import { find, forget, lookAround, searchFor, showItself } from './perception.ts';
import { criticalFrom, statOf } from './reading.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { tell, whoIs } from './tell.ts';

/** PERC-02: a d20 and stealth, kept by the hider; against it every watcher's perception counts. */
export function hide(bout: Bout, hider: Creature): void {
  const { fight } = bout;
  const natural = bout.dice.roll(20, 'hide');
  const stealth = statOf(hider, 'stealth');
  const total = natural + stealth;
  const parts = [
    { what: 'd20', n: natural },
    { what: 'stealth', n: stealth },
  ];
  const roll: Roll<number> = { purpose: 'hide', sides: 20, natural, parts, total };
  const watchers = livingEnemies(fight, hider).filter(
    (enemy) => hasLine(fight, enemy, hider) && !isOutOfSight(enemy, hider),
  );
  // COND-01: of those whom it does not know it learns nothing.
  const watched = watchers.some((enemy) => reckonsWith(fight, hider, enemy));
  const works = natural > 1 && !watched;
  const best = natural >= criticalFrom(hider);
  const decided: RuleId[] = natural === 1 ? ['ROLL-03'] : best && works ? ['ROLL-01'] : [];
  tell(bout, 'hid', ['PERC-02', ...decided], {
    who: whoIs(hider),
    roll,
    works,
  });
  if (natural === 1) showItself(bout, hider);
  if (!works) return;
  hider.conditions = [
    ...hider.conditions.filter(({ kind }) => kind !== 'hidden'),
    // ROLL-01: as good as a 20 for whoever has widened it, and no worse once that is over.
    { kind: 'hidden', total, natural: best ? 20 : natural, lasts: 'until ended' },
  ];
  forget(fight, hider.id);
  for (const enemy of watchers) find(bout, enemy, hider);
  lookAround(bout);
  bout.fire({ kind: 'hidden', doer: hider, sufferer: null, facts: {} });
}

const searched = 5;

const areaFrom = (corner: Tile): Body => ({ tile: corner, size: searched - 1 });

const searchesInLoot = 2;

/** PERC-04: whose searches these are: a companion's are its owner's. */
const counted = (fight: Fight, searcher: Creature): Creature =>
  fight.creatures[ownerOf(searcher) ?? searcher.id] ?? searcher;

/** PERC-04: in a loot round twice at most; elsewhere as often as one likes. */
const hasSearchedEnough = (fight: Fight, searcher: Creature): boolean =>
  fight.mode === 'loot' && (counted(fight, searcher).searches ?? 0) >= searchesInLoot;

/** PERC-04: every 5 by 5 with the searcher inside, by its north-west tile, while it may search. */
export const searchable = (fight: Fight, searcher: Creature): Tile[] =>
  hasSearchedEnough(fight, searcher) ? [] : squaresAbout(fight, searcher);

function squaresAbout({ board }: Fight, searcher: Creature): Tile[] {
  const corners: Tile[] = [];
  const [east, south] = [columnOf(searcher.tile), rowOf(searcher.tile)];
  const spare = searched - sideOf(searcher.size);
  for (let row = Math.max(0, south - spare); row <= south; row++)
    for (let column = Math.max(0, east - spare); column <= east; column++)
      corners.push(tileAt(column, row));
  return corners.filter((corner) => isOnBoard(board, corner));
}

/** PERC-04: the 5 by 5 has all of the searcher inside. */
export const searchRefusal = (
  fight: Fight,
  searcher: Creature,
  { corner }: ActionOf<'investigate'>,
): FightRefusal | null => {
  if (hasSearchedEnough(fight, searcher))
    return refuseAction('searched enough', 'PERC-04', { most: searchesInLoot });
  return squaresAbout(fight, searcher).includes(corner)
    ? null
    : refuseAction('search elsewhere', 'PERC-04', {});
};

export function investigate(bout: Bout, searcher: Creature, corner: Tile): void {
  const by = counted(bout.fight, searcher);
  if (bout.fight.mode === 'loot') by.searches = (by.searches ?? 0) + 1;
  tell(bout, 'investigated', ['PERC-04'], { who: whoIs(searcher), corner });
  searchFor(bout, searcher, (one) => overlaps(areaFrom(corner), one));
}
