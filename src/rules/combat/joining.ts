import { type Dice } from '../dice.ts';
import { type Fought, livingIn, othersIn } from './bout.ts';
import { boutOf, closed } from './open-bout.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { hasRoomAmong, inSaddle } from './entering.ts';
import { type Fight } from './fight.ts';
import { noteLeftBehind } from './left-behind.ts';
import { noting, tellLots } from './lots.ts';
import { placeBeside } from './beside.ts';
import { NoEntry } from './no-entry.ts';
import { placeByLot } from './places.ts';
import { goingOn } from './resolve.ts';
import { tell, whoIs } from './tell.ts';

export function joinFight(
  running: Fight,
  entrants: readonly [Entrant, ...Entrant[]],
  dice: Dice,
): Fought {
  if (running.outcome) throw new NoEntry('over', null);
  if (running.pending) throw new NoEntry('asked', null);
  const fight = { ...running, creatures: { ...running.creatures }, step: running.step + 1 };
  const places = noting(dice);
  const comers = mountsFirst(entrants);
  for (const one of comers) takePlace(fight, places.dice, one);
  const ids = comers.flatMap(({ id }) => (fight.creatures[id] ? [id] : []));
  const bout = boutOf(fight, dice);
  noteLeftBehind(bout.fight);
  const newcomers = livingIn(bout.fight).filter(({ id }) => ids.includes(id));
  tellLots(bout, places.lots, ['COMBAT-01']);
  for (const who of newcomers)
    tell(bout, 'appeared', ['COMBAT-01'], { who: whoIs(who), tile: who.tile, why: 'joined' });
  return goingOn(closed(bout), { joins: ids }, dice);
}

/** ITEM-33: who comes along stays away where there is no room for it. */
function takePlace(fight: Fight, dice: Dice, entrant: Entrant): void {
  const { id } = entrant;
  if (Object.hasOwn(fight.creatures, id)) throw new NoEntry('there already', id);
  let creature = creatureFrom(entrant);
  const { board } = fight;
  const owner = entrant.beside && fight.creatures[entrant.beside];
  if (entrant.mount !== undefined) creature = inSaddle(creature, livingIn(fight));
  else if (owner) {
    if (!placeBeside(board, livingIn(fight), creature, owner)) return;
  } else if (entrant.tile === undefined) {
    if (!placeByLot(board, othersIn(fight, id), creature, dice, 'start'))
      throw new NoEntry('no room', null);
  } else if (!hasRoomAmong(board, livingIn(fight), creature)) throw new NoEntry('no room', id);
  fight.creatures = { ...fight.creatures, [id]: creature };
}

/** MOVE-12: who is ridden comes before who rides it, and who comes along after all (ITEM-33). */
const mountsFirst = (entrants: readonly Entrant[]): Entrant[] => [
  ...entrants.filter(({ mount, beside }) => mount === undefined && beside === undefined),
  ...entrants.filter(({ mount }) => mount !== undefined),
  ...entrants.filter(({ mount, beside }) => mount === undefined && beside !== undefined),
];
