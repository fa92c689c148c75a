import { gaits, type MovementKind } from '../board/gaits.ts';
import { isFree } from '../board/paths.ts';
import { type Body, sideOf } from '../board/space.ts';
import { boonLevel, grown } from '../monsters/levels.ts';
import { type RuleId } from '../names.ts';
import { type Bout, creaturesOf, livingIn } from './bout.ts';
import { comeInto, comers, placeOf } from './coming.ts';
import { type Boon, type Creature } from './creature.ts';
import { comeDown } from './landing.ts';
import { bodiesOver } from './places.ts';
import { hpOf, maxHp } from './health.ts';
import { burnsAt } from './hostile-ground.ts';
import { statOf } from './reading.ts';
import { mountUnder } from './rider.ts';
import { carryRider } from './riding.ts';
import { tell, whoIs } from './tell.ts';

/** MONSTER-07: what a monster has from its level on. */
export const boonsAt = (level: number): Boon[] =>
  level >= boonLevel
    ? [{ kind: 'double damage' }, { kind: 'true sight' }, { kind: 'ghost strike' }]
    : [];

export const movementAt = (level: number): MovementKind[] =>
  level >= boonLevel ? ['walk', 'teleport'] : ['walk'];

/** QUEST-07: at a third of its HP a quest's boss has what monsters have from level 5 on; told where that is more. */
export function rouseBosses(bout: Bout): void {
  for (const boss of creaturesOf(bout.fight)) {
    if (boss.boss !== 'calm' || boss.dead || 3 * hpOf(boss) > maxHp(boss)) continue;
    boss.boss = 'roused';
    if (gainBoons(boss)) tell(bout, 'roused', ['QUEST-07', 'MONSTER-07'], { who: whoIs(boss) });
  }
}

/** Whether it had not all of it for good before. */
function gainBoons(monster: Creature): boolean {
  // What it has for good it does not have twice.
  const has = ({ kind }: Boon) =>
    monster.boons.some((one) => one.kind === kind && one.lasts === undefined);
  const gained = boonsAt(boonLevel).filter((boon) => !has(boon));
  monster.boons = [...monster.boons, ...gained];
  const { movement, lentWays = [] } = monster;
  const own = movementAt(boonLevel);
  const isLent = (way: MovementKind) => lentWays.some(({ kind }) => kind === way);
  const isNew = own.some((way) => !movement.includes(way) || isLent(way));
  monster.movement = [...new Set([...movement, ...own])];
  if (monster.lentWays) monster.lentWays = lentWays.filter(({ kind }) => !own.includes(kind));
  return gained.length > 0 || isNew;
}

/** MONSTER-05, MONSTER-07: one level more; its HP rise with the maximum. */
export function levelUp(bout: Bout, monster: Creature, why: 'duel' | 'ignored', by: RuleId): void {
  monster.level += 1;
  monster.sheet = grown(monster.sheet, 1);
  if (monster.level === boonLevel) gainBoons(monster);
  const rules: RuleId[] = [
    by,
    'MONSTER-05',
    ...(monster.level === boonLevel ? ['MONSTER-07' as const] : []),
  ];
  tell(bout, 'levelled', rules, { who: whoIs(monster), level: monster.level, why });
}

/** STAT-11: whoever is smaller than its stat grows as soon as there is room; who is larger shrinks. */
export function growIntoRoom(bout: Bout): void {
  for (const creature of livingIn(bout.fight)) {
    if (creature.mount !== null) {
      growInTheSaddle(bout, creature);
      continue;
    }
    const size = statOf(creature, 'size');
    if (creature.size > size) shrink(bout, creature);
    while (creature.size < size && !creature.dead) {
      const before = placeOf(creature);
      const room = roomToGrow(bout, creature, size);
      if (room === null) break;
      creature.tile = room.tile;
      creature.size = room.size;
      carryRider(bout.fight, creature);
      tell(bout, 'grew', ['STAT-11'], { who: whoIs(creature), size: creature.size });
      if (!bout.fight.outcome) comeInto(bout, comers(bout, creature), before);
    }
  }
}

/** MOVE-16: a rider fills its mount's tiles, of whatever size it is itself. */
function growInTheSaddle(bout: Bout, rider: Creature): void {
  const size = statOf(rider, 'size');
  const grew = (rider.stature ?? size) !== size;
  rider.stature = size;
  if (grew) tell(bout, 'grew', ['STAT-11'], { who: whoIs(rider), size, rides: true });
}

/** Onto its north-west tile; who walked over walls by its size (from 4 on) comes down beside them. */
function shrink(bout: Bout, creature: Creature): void {
  creature.size = statOf(creature, 'size');
  tell(bout, 'grew', ['STAT-11'], { who: whoIs(creature), size: creature.size });
  comeDown(bout, creature);
}

/**
 * Where it stands larger, on its own tiles and more, clear of lava; south-east if it can: one size, or
 * as many more as it takes to have room, since walls stop nobody from size 4 on. MOVE-04: who hovers
 * has the air to itself, whatever is below.
 */
function roomToGrow({ fight }: Bout, creature: Creature, most: number): Body | null {
  const { height } = creature;
  const stack = mountUnder(fight, creature);
  // Its riders grow with it.
  const others = livingIn(fight).filter(
    (one) => one.height === height && mountUnder(fight, one) !== stack,
  );
  const ground = { board: fight.board, others };
  const hovers = height === 'air';
  const gait = hovers ? gaits.fly : gaits.walk;
  for (let size = creature.size + 1; size <= most; size++)
    for (const tile of bodiesOver(creature.tile, sideOf(size) - sideOf(creature.size))) {
      const body = { tile, size };
      if (isFree(ground, body, gait) && (hovers || !burnsAt(fight, body))) return body;
    }
  return null;
}
