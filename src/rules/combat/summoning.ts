import { type Run } from '../abilities/verbs/verb.ts';
import { type MovementKind } from '../board/gaits.ts';
import { type Tile } from '../board/tile.ts';
import { type Sheet } from '../hero/stats.ts';
import { actionsOf, changeTurn } from './acting.ts';
import { type Bout } from './bout.ts';
import { type Creature, type CreatureId, type Duration } from './creature.ts';
import { comeInto } from './coming.ts';
import { creatureFrom } from './enter.ts';
import { type Fight } from './fight.ts';
import { cutChain } from './firing.ts';
import { treadOn } from './footing.ts';
import { letDown } from './riding.ts';
import { goesForNext, ownerOfCalled, roomFor } from './room.ts';
import { isSurprise } from './surprise.ts';
import { tell, whoIs } from './tell.ts';
import { leave, vanish } from './vanishing.ts';

/** Who is called into the fight by an ability. `turns`: of its own; null: until it dies. */
type Summoned = {
  name: string;
  sheet: Sheet;
  movement: MovementKind[];
  turns: number | null;
};

/** ITEM-34: about which tile, and which of the equally near ones is wanted; absent: the first. */
type Where = { near: Tile; range: number | undefined; wanted: Tile | undefined };

/** Whose ability calls, and as what it is told of. */
type Calling = Pick<Run, 'bout' | 'carrier' | 'ability' | 'carried'>;

/** ITEM-24: a companion of whose ability it is, or of its owner; where there is no room, nobody. */
export function summon(calling: Calling, where: Where, what: Summoned): void {
  const { bout, carrier, ability, carried } = calling;
  const { fight } = bout;
  const { near: place, range, wanted } = where;
  const size = what.sheet.stats.size;
  const room = roomFor(fight, carrier, { place, size, range });
  const [first] = room?.tiles ?? [];
  if (!room || first === undefined) return;
  const before = fight.turn.called ?? 0;
  if (before >= mostCalled) return cutChain(bout, carrier, ability, carried.name);
  fight.turn.called = before + 1;
  const tile = wanted !== undefined && room.tiles.includes(wanted) ? wanted : first;
  const oldest = goesForNext(fight, carrier);
  if (oldest) leave(bout, oldest, 'another');
  const owner = ownerOfCalled(fight, carrier);
  const creature = called(freeId(fight, owner), owner, tile, what);
  creature.size = room.size;
  fight.creatures = { ...fight.creatures, [creature.id]: creature };
  // ITEM-24: it acts on its owner's turn, from this one on where it is that.
  changeTurn(fight, owner, (turn) => {
    if (turn.of === owner.id && (turn !== fight.turn || !isSurprise(fight)))
      turn.companions = { ...turn.companions, [creature.id]: actionsOf(creature) };
  });
  tell(bout, 'appeared', ['ITEM-24'], { who: whoIs(creature), tile, why: 'summoned' });
  if (oldest) letDown(bout, oldest);
  treadOn(bout, creature, 'walk', true);
  comeInto(bout, [creature], null);
}

/** GAME-06: so many abilities may summon within one turn, whoever has them. */
const mostCalled = 20;

/** Room for ids: so many heroes, and as many monsters, call so many in a round, which has many turns. */
const [callers, calledInRound] = [500, 1000];

/**
 * An id that tells nobody how many were summoned unseen: by its owner and the round. The game's own
 * companions are numbered from 1.
 */
function freeId({ creatures, round }: Fight, owner: Creature): CreatureId {
  const whose = (owner.kind === 'monster' ? callers : 0) + (Number(owner.id.slice(1)) % callers);
  const first = ((round + 1) * 2 * callers + whose) * calledInRound;
  let nth = 1;
  while (creatures[`c${first + nth}`]) nth++;
  return `c${first + nth}`;
}

function called(
  id: CreatureId,
  { id: by, side, player }: Creature,
  tile: Tile,
  { name, sheet, movement, turns }: Summoned,
): Creature {
  const lasts: Duration = turns === null ? 'until ended' : { of: id, turns };
  return {
    ...creatureFrom({
      id,
      name,
      kind: 'companion',
      side,
      player,
      sheet,
      level: 0,
      damageTaken: 0,
      tile,
    }),
    movement: ['walk', ...movement],
    summoned: { by, lasts },
  };
}

/** COMBAT-13: to the end of the last of its turns. */
export function countTurn(bout: Bout, creature: Creature): void {
  const { summoned, dead } = creature;
  if (!summoned || dead || summoned.lasts === 'until ended') return;
  const turns = summoned.lasts.turns - 1;
  creature.summoned = { ...summoned, lasts: { ...summoned.lasts, turns } };
  if (turns <= 0) vanish(bout, creature, 'time');
}
