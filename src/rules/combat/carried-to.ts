import { amountsOf } from '../abilities/amount.ts';
import { type Activated, type Triggered } from '../abilities/seam.ts';
import { type Effect } from '../abilities/verbs/index.ts';
import { aboutWhom } from '../abilities/verbs/move.ts';
import { type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { aimOf, namedAbility } from './activate-deed.ts';
import { type ActionOf } from './action.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { aimedAtBy } from './foreseen.ts';
import { statOf } from './reading.ts';
import { wayToRun } from './running.ts';

/** One use of an ability that is only thought of; `through`: the tiles of all its ways. */
type Thought = { fight: Fight; mover: Creature; x: number; through: Set<Tile> };
type Use = Thought & { action: ActionOf<'activate'> };
type MoveEffect = Extract<Effect, { move: unknown }>;

/**
 * MOVE-01, MOVE-14: where what it does might leave its carrier, as far as that one knows; with dice
 * in it, or with an attack that may miss, at more than one place. `through` is given the tiles of its ways.
 */
export function carriedTo(
  fight: Fight,
  mover: Creature,
  action: ActionOf<'activate'>,
  through = new Set<Tile>(),
): Body[] {
  const named = namedAbility(mover, action);
  if (!named) return [mover];
  const { ability, carried } = named;
  const use: Use = { fight, mover, action, x: carried.x, through };
  let ends: Body[] = [mover];
  for (const effect of ability.do) ends = ends.flatMap((from) => leads(use, ability, effect, from));
  return ability.special ? [mover, ...ends] : ends;
}

function leads(use: Use, ability: Activated, effect: Effect, from: Body): Body[] {
  const { fight, mover, action } = use;
  const rides = mover.mount !== null;
  const size = rides ? statOf(mover, 'size') : mover.size;
  const aimed = 'teleport' in effect ? aimOf(ability, action) : null;
  if (aimed !== null) return [{ tile: aimed, size }];
  const [id] = action.targets;
  const other = id === undefined ? undefined : fight.creatures[id];
  if ('swap' in effect && !rides && other?.mount === null) return [{ tile: other.tile, size }];
  return 'move' in effect ? walks(use, ability, effect, from) : [from];
}

/** MOVE-01: the same of what goes off by itself, as far as it walks. */
export function walkedTo(
  fight: Fight,
  mover: Creature,
  ability: Triggered,
  other: Creature | null,
): Body[] {
  const x = mover.kit?.find(({ abilities }) => abilities.includes(ability))?.x ?? 0;
  const thought: Thought = { fight, mover, x, through: new Set() };
  let ends: Body[] = [mover];
  for (const effect of ability.do)
    if ('move' in effect)
      ends = ends.flatMap((from) => walk(thought, effect, from, { targets: [mover], other }));
  return ends;
}

/** Of a special attack it walks once for each whom it strikes. */
function walks(use: Use, ability: Activated, effect: MoveEffect, from: Body): Body[] {
  const aimed = aimedAtBy(use.fight, use.mover, use.action);
  if (!ability.special) return walk(use, effect, from, { targets: aimed, other: null });
  let ends = [from];
  for (const one of aimed)
    ends = distinct([
      ...ends,
      ...ends.flatMap((end) => walk(use, effect, end, { targets: [one], other: one })),
    ]);
  return ends;
}

function walk(
  { fight, mover, x, through }: Thought,
  { move, way, to }: MoveEffect,
  from: Body,
  about: { targets: Creature[]; other: Creature | null },
): Body[] {
  const carrier = { ...mover, tile: from.tile };
  const other = aboutWhom({ bout: { fight }, carrier: mover, ...about }, to);
  if (!other) return [from];
  return distinct(
    amountsOf(move, { x, level: mover.level }).map((tiles) => {
      const path = wayToRun(fight, carrier, { other, way, tiles });
      for (const tile of path) through.add(tile);
      return { tile: path.at(-1) ?? from.tile, size: mover.size };
    }),
  );
}

const distinct = (bodies: readonly Body[]): Body[] => [
  ...new Map(bodies.map((body) => [body.tile, body])).values(),
];
