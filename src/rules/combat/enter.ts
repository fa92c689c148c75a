import { type Carried } from '../abilities/carried.ts';
import { type MovementKind } from '../board/gaits.ts';
import { tileAt, type Tile } from '../board/tile.ts';
import { type Sheet } from '../hero/stats.ts';
import { type HeroId } from '../names.ts';
import {
  type Boon,
  type Condition,
  type Creature,
  type CreatureId,
  type Guarding,
  type Side,
} from './creature.ts';
import { wholeCreature } from './shape.ts';
import { ownKit } from './kit.ts';
import { boonsAt, movementAt } from './levelling.ts';
import { statOf } from './reading.ts';
import { asLeft, type Stay } from './staying.ts';

/** Somebody who is about to fight. `sheet` is in force at that level; `tile` null: by DUEL-16. */
export type Entrant = {
  id: CreatureId;
  name: string;
  kind: 'hero' | 'monster' | 'companion';
  side: Side;
  /** Whose player decides for it; null: it plays itself. */
  player: HeroId | null;
  sheet: Sheet;
  level: number;
  damageTaken: number;
  boons?: Boon[];
  conditions?: Condition[];
  /** ITEM-27: its things with abilities. */
  kit?: Carried[];
  /** QUEST-08: a quest’s boss, of an empty mind; absent: it is none. */
  boss?: true;
  /** PERC-04: how often it has investigated in this loot round before; absent: never. */
  searches?: number;
  /** MOVE-12: whom it rides as it enters, who enters too; its own tile is not asked for then. */
  mount?: CreatureId;
  /** MOVE-04: `air` for who hovers as it enters; absent: it stands. */
  height?: Creature['height'];
  /** STAT-04: the ways in which it moves; absent: on foot, or as a monster of its level does. */
  movement?: MovementKind[];
  /** ITEM-33: it enters beside that one; its own tile is not asked for then. */
  beside?: CreatureId;
  /** SLOT-07: its owner has it, but not in the mount slot. */
  stabled?: true;
  /** The tile it enters on, where that was chosen (ENTER-10). */
  tile?: Tile;
  /** GLOSS-05: what it keeps watch over. */
  guards?: Guarding;
  /** MONSTER-02: as an earlier challenger left it; its tile and the rest of it hold. */
  stay?: Stay;
};

/** An entrant as a creature; its tile is still to be found where none was given. */
export function creatureFrom(entrant: Entrant): Creature {
  const { id, name, kind, side, player, level, damageTaken, stay } = entrant;
  const { stats, attacks, gifts, varying } = entrant.sheet;
  const monster = kind === 'monster';
  const creature = wholeCreature({
    id,
    name,
    kind,
    side,
    player,
    level,
    sheet: { stats, attacks, varying },
    size: 0,
    damageTaken,
    temporaryHp: [],
    dead: false,
    tile: entrant.tile ?? tileAt(0, 0),
    height: entrant.height ?? 'ground',
    movement: waysOf(entrant, monster ? movementAt(level) : ['walk']),
    conditions: entrant.conditions ?? [],
    boons: [
      ...(entrant.boons ?? []),
      ...(gifts?.boons ?? []),
      ...(monster ? boonsAt(level) : []),
      ...bossBoons(entrant),
    ],
    depth: 0,
    mount: entrant.mount ?? null,
    ignored: 0,
    idle: 0,
    calm: 0,
    ...(entrant.kit && { kit: ownKit(entrant.kit) }),
    ...(entrant.stabled && { stabled: true as const }),
    ...(entrant.guards && { guards: entrant.guards, leftBehind: true as const }),
    ...(entrant.boss && { boss: 'calm' as const }),
    ...(entrant.searches !== undefined && { searches: entrant.searches }),
  });
  if (stay) return asLeft(creature, stay);
  creature.size = statOf(creature, 'size');
  return creature;
}

/** STAT-04, ITEM-27: its own, and what its things give it. */
const waysOf = ({ movement, sheet }: Entrant, usual: MovementKind[]): MovementKind[] =>
  sheet.gifts ? [...new Set([...(movement ?? usual), ...sheet.gifts.ways])] : (movement ?? usual);

const bossBoons = ({ boss }: Entrant): Boon[] => (boss ? [{ kind: 'empty mind' }] : []);
