import { sees } from '../board/line-of-sight.ts';
import { distance } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type ActionOf, type FightAction } from './action.ts';
import { namedAbility } from './activate-deed.ts';
import { names, nearestTo, of } from './among-legal.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { makesOut } from './made-out.ts';
import { type Instead } from './refusal.ts';

export type Others = Omit<Instead, 'deeds'>;

/** Somebody else whom it can make out; COND-01: where others are is none of its business. */
function known(fight: Fight, creature: Creature, id: CreatureId | undefined): Creature | null {
  const one = id !== undefined && Object.hasOwn(fight.creatures, id) && fight.creatures[id];
  return one && one !== creature && !one.dead && makesOut(fight, creature, one) ? one : null;
}

/** Whom it could attack, with what it reaches that one, and from where it would. */
export function attacksInstead(
  fight: Fight,
  creature: Creature,
  { target: id, attack }: ActionOf<'attack'>,
  legal: readonly FightAction[],
): Others {
  const attacks = of(legal, 'attack');
  const target = known(fight, creature, id);
  const reaching = attacks.filter((one) => one.target === id);
  const range = creature.sheet.attacks[attack]?.range ?? 0;
  const posts = target ? postsFor(fight, creature, target, range, legal) : [];
  return {
    targets: names(fight, attacks),
    attacks: reaching.flatMap((one) => creature.sheet.attacks[one.attack]?.name ?? []),
    tiles: nearestTo(creature.tile, posts),
  };
}

/** To which tiles it could move to have the target within range and in sight. */
const postsFor = (
  { board }: Fight,
  { size }: Creature,
  target: Creature,
  range: number,
  legal: readonly FightAction[],
): Tile[] =>
  of(legal, 'move')
    .map(({ to }) => to)
    .filter(
      (tile) => distance({ tile, size }, target) <= range && sees(board, { tile, size }, target),
    );

/** At whom or where the same ability could be aimed, and which others could be used. */
export function usesInstead(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'activate'>,
  legal: readonly FightAction[],
): Others {
  const uses = of(legal, 'activate');
  const same = uses.filter(
    ({ item, ability }) => item === action.item && ability === action.ability,
  );
  const targets = same.flatMap((one) => one.targets.map((target) => ({ target })));
  const wanted = known(fight, creature, action.targets[0]);
  const range = namedAbility(creature, action)?.ability.use.range ?? 0;
  const posts = wanted
    ? nearestTo(creature.tile, postsFor(fight, creature, wanted, range, legal))
    : [];
  const aims = same.flatMap(({ tile }) => tile ?? []);
  const abilities = uses.flatMap((one) => {
    const named = namedAbility(creature, one);
    return named ? (named.ability.name ?? named.carried.name) : [];
  });
  return {
    targets: names(fight, targets),
    tiles: action.tile === null ? posts : nearestTo(action.tile, aims),
    abilities: [...new Set(abilities)],
  };
}
