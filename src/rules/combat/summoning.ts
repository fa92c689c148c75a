import { type MovementKind } from '../board/gaits.ts';
import { type Tile } from '../board/tile.ts';
import { type Sheet } from '../hero/stats.ts';
import { actionsOf, changeTurn, companionsOf, ownerOf } from './acting.ts';
import { type Bout, creaturesOf, livingIn } from './bout.ts';
import { type Creature, type CreatureId, type Duration } from './creature.ts';
import { creatureFrom } from './enter.ts';
import { type FightEventOf } from './event.ts';
import { treadOn } from './footing.ts';
import { fitIn } from './landing.ts';
import { forget } from './perception.ts';
import { isSurprise } from './surprise.ts';
import { tell, tellAsSeen, unseenIn, whoIs } from './tell.ts';

/** Who is called into the fight by an ability. `turns`: of its own; null: until it dies. */
type Summoned = {
  name: string;
  sheet: Sheet;
  movement: MovementKind[];
  turns: number | null;
};

/** So many at once come of one owner's abilities; the oldest goes for the next. */
const mostAtOnce = 2;

/** ITEM-24: a companion of whose ability it is, or of its owner, on the free tile nearest to `near`. */
export function summon(bout: Bout, carrier: Creature, near: Tile, what: Summoned): void {
  const { fight } = bout;
  const owner = fight.creatures[ownerOf(carrier) ?? carrier.id] ?? carrier;
  const [oldest, ...others] = companionsOf(fight, owner.id).filter((one) => one.summoned);
  if (oldest && others.length + 1 >= mostAtOnce) vanish(bout, oldest, 'another');
  const creature = called(fight.creatures, owner, near, what);
  const tile = fitIn(fight, creature);
  if (tile === null) return;
  creature.tile = tile;
  fight.creatures = { ...fight.creatures, [creature.id]: creature };
  // ITEM-24: it acts on its owner's turn, from this one on where it is that.
  changeTurn(fight, owner, (turn) => {
    if (turn.of === owner.id && (turn !== fight.turn || !isSurprise(fight)))
      turn.companions = { ...turn.companions, [creature.id]: actionsOf(creature) };
  });
  tell(bout, 'appeared', ['ITEM-24'], { who: whoIs(creature), tile, why: 'summoned' });
  treadOn(bout, creature, 'walk', true);
}

/** The game's own companions are numbered from 1. */
const firstNumber = 1000;

function called(
  creatures: Record<CreatureId, Creature>,
  { id: by, side, player }: Creature,
  near: Tile,
  { name, sheet, movement, turns }: Summoned,
): Creature {
  const before = Object.values(creatures).filter((one) => one.summoned).length;
  const id = `c${firstNumber + before + 1}` as const;
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
      tile: near,
    }),
    movement: ['walk', ...movement],
    summoned: { by, lasts },
  };
}

type Why = FightEventOf<'vanished'>['why'];

/** It is gone, which is no death: nothing that waits for one is set off. */
function vanish(bout: Bout, creature: Creature, why: Why): void {
  const unseen = unseenIn(bout.fight);
  creature.dead = true;
  creature.gone = true;
  creature.conditions = creature.conditions.filter(({ kind }) => kind !== 'hidden');
  forget(bout.fight, creature.id);
  tellAsSeen(bout, 'vanished', ['ITEM-24'], { who: whoIs(creature), why }, unseen);
}

/** COMBAT-13: to the end of the last of its turns. */
export function countTurn(bout: Bout, creature: Creature): void {
  const { summoned, dead } = creature;
  if (!summoned || dead || summoned.lasts === 'until ended') return;
  const turns = summoned.lasts.turns - 1;
  creature.summoned = { ...summoned, lasts: { ...summoned.lasts, turns } };
  if (turns <= 0) vanish(bout, creature, 'time');
}

/** Who was summoned goes with whoever it belongs to. */
export function sendOrphans(bout: Bout): void {
  if (!creaturesOf(bout.fight).some((one) => one.summoned)) return;
  for (const one of livingIn(bout.fight))
    if (one.summoned && bout.fight.creatures[one.summoned.by]?.dead) vanish(bout, one, 'owner');
}
