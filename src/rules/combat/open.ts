import { type Board } from '../board/board.ts';
import { type Dice } from '../dice.ts';
import { type ItemId, type RuleId } from '../names.ts';
import { creaturesOf, type Fought } from './bout.ts';
import { boutOn, closed } from './open-bout.ts';
import { type CreatureId } from './creature.ts';
import { type Entrant } from './enter.ts';
import { type Fight, type FightMode, type Reserve } from './fight.ts';
import { type FightHouse } from './fight-house.ts';
import { type Thing } from './thing.ts';
import { noteLeftBehind } from './left-behind.ts';
import { noting, tellLots } from './lots.ts';
import { follow, goingOn } from './resolve.ts';
import { wholeFight } from './shape.ts';
import { mayAsk } from './standing.ts';
import { placesTaken } from './taking-places.ts';
import { newTurn } from './turn.ts';
import { lookedAtAnew } from './traps.ts';
import { tell, type Telling, whoIs } from './tell.ts';

/** All that a fight begins from. `monster`: what a duel may release (DUEL-04); null elsewhere. */
export type Opening = {
  mode: FightMode;
  board: Board;
  creatures: Entrant[];
  monster: Reserve | null;
  /** ITEM-35: what lies there already, whose owners need not be in the fight; absent: nothing. */
  things?: readonly Thing[];
  house?: FightHouse;
  /** DUEL-13: things that their players have told to keep, of whoever may join later, too. */
  kept?: readonly ItemId[];
  /** ENTER-04: so many actions a loot round has, which begins in peace; absent: it is a combat. */
  walk?: number;
  /** DUEL-10: which monster each of a tied pair was dealt; absent: it is no pair’s fight. */
  halves?: NonNullable<Fight['halves']>;
};

/** The rules by which a fight begins. */
const beginnings: Record<FightMode, RuleId[]> = {
  duel: ['DUEL-16', 'DUEL-11'],
  'monster round': ['MONSTER-01'],
  loot: ['ENTER-09'],
  quest: ['ENTER-09'],
};

export function openFight(opening: Opening, dice: Dice): Fought {
  const [first] = opening.creatures;
  const isOneSided = opening.creatures.every(({ side }) => side === first?.side);
  if (!first || (isOneSided && opening.walk === undefined))
    throw new Error('a fight needs two sides');
  const empty = emptyFight(opening, first.id);
  const places = noting(dice);
  empty.creatures = placesTaken(empty.board, places.dice, opening.creatures);
  noteLeftBehind(empty);
  const beginning: Telling = { fight: empty, events: [], silent: false };
  tellLots(beginning, places.lots, beginnings[opening.mode]);
  if (opening.walk === undefined) tellBeginning(beginning, opening.mode);
  const stay = opening.creatures.filter((one) => one.stay).map(({ id }) => id);
  const begins = { begins: { stay } };
  if (mayAsk(empty)) return goingOn(closed(beginning), begins, dice);
  const bout = boutOn(empty, dice);
  bout.events = beginning.events;
  follow(bout, begins);
  return closed(bout);
}

function tellBeginning(beginning: Telling, mode: FightMode): void {
  const who = creaturesOf(beginning.fight).map((one) => ({
    ...{ who: whoIs(one), side: one.side, kind: one.kind, tile: one.tile },
  }));
  tell(beginning, 'began', beginnings[mode], { mode, who });
}

function emptyFight(
  { mode, board, monster, things = [], house, kept = [], walk, halves }: Opening,
  first: CreatureId,
): Fight {
  return wholeFight({
    v: 1,
    mode,
    board,
    // PERC-05: everybody looks at it anew.
    things: things.map(lookedAtAnew),
    creatures: {},
    order: [],
    round: 1,
    turn: newTurn(first),
    step: 0,
    thumbsUp: [],
    reserve: monster,
    releasedFor: null,
    knowledge: {},
    shown: {},
    outcome: null,
    ...(house && Object.keys(house).length > 0 && { house }),
    ...(kept.length > 0 && { kept }),
    ...(walk !== undefined && { walk: { left: walk } }),
    ...(halves && { halves }),
    log: [],
  });
}
