import { heightOf, tilesOfBoard, widthOf } from '../../board/board.ts';
import { sees } from '../../board/line-of-sight.ts';
import { groundBears } from '../../board/paths.ts';
import { type Body, distance, tilesOf } from '../../board/space.ts';
import { type Tile, tileAt } from '../../board/tile.ts';
import { defaultStats, naturalAttack } from '../../hero/stats.ts';
import { type ActionOf, type FightAction } from '../action.ts';
import { type Creature } from '../creature.ts';
import { isBlind } from '../made-out.ts';
import { type Fight } from '../fight.ts';
import { apart } from './ways.ts';

/**
 * Nobody is to be seen, so somebody hides: the same fight with an enemy at the nearest place that is
 * out of sight, so that one place after the other is looked at. COND-10: who is blinded is known where it
 * is, and makes each round for another part of the map.
 */
export function suspecting(fight: Fight, me: Creature): Fight {
  const tile = lair(fight, me);
  const unseen: Creature = {
    ...{ id: 'm0', name: '', kind: 'hero', side: 'unseen', player: null, level: me.level },
    sheet: { stats: { ...defaultStats, hp: 20 }, attacks: [naturalAttack] },
    ...{ size: 0, damageTaken: 0, temporaryHp: [], dead: false, tile, height: 'ground' },
    movement: ['walk'],
    conditions: [{ kind: 'hidden', total: 99, natural: 19, lasts: 'until ended' }],
    ...{ boons: [], depth: 0, mount: null, ignored: 0, idle: 0 },
  };
  const creatures = { ...fight.creatures, [unseen.id]: unseen };
  return { ...fight, creatures, order: [...fight.order.filter((id) => id !== 'm0'), 'm0'] };
}

/** For so many rounds it looks about one place, then about another far from those before. */
const patience = 6;
/** What a tile of the way there counts for, against one from the place that it looks about. */
const near = 0.5;

/** Two shares of which each next pair lies where there was none yet (Roberts’s R2 sequence). */
const shares = [0.754_877_666_2, 0.569_840_290_998] as const;

function placeToLook({ board, round }: Fight, rounds: number): Tile {
  const nth = 1 + Math.floor(round / rounds);
  const [along, down] = shares.map((share) => (nth * share) % 1) as [number, number];
  return tileAt(Math.floor(along * widthOf(board)), Math.floor(down * heightOf(board)));
}

function lair(fight: Fight, me: Creature): Tile {
  const { board } = fight;
  const blind = isBlind(me);
  const about = { tile: placeToLook(fight, blind ? 1 : patience), size: 0 };
  let [nearest, least]: [Tile, number] = [me.tile, Infinity];
  for (const tile of tilesOfBoard(board)) {
    const there: Body = { tile, size: 0 };
    if (!groundBears(board, there) || (!blind && sees(board, me, there))) continue;
    const far = (blind ? 0 : near * apart(board, me, there).walk) + distance(there, about);
    if (far < least) [nearest, least] = [tile, far];
  }
  return nearest;
}

/** A tile beside it counts for more, since whom it has walked into is there. */
const beside = 2;

/** PERC-04: with the last action of a turn it searches where most is in sight; null where it may not. */
export function search({ board }: Fight, me: Creature, legal: readonly FightAction[]) {
  let [best, most]: [ActionOf<'investigate'> | null, number] = [null, 0];
  for (const action of legal) {
    if (action.do !== 'investigate') continue;
    const area = tilesOf({ tile: action.corner, size: 4 });
    const open = area
      .map((tile): Body => ({ tile, size: 0 }))
      .filter((there) => groundBears(board, there) && sees(board, me, there))
      .reduce((sum, there) => sum + (distance(there, me) <= 1 ? beside : 1), 0);
    if (open > most) [best, most] = [action, open];
  }
  return best;
}
