import { sees } from '../board/line-of-sight.ts';
import { distance, type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type ActionKind, type ActionOf, type FightAction } from './action.ts';
import { namedAbility } from './activate-deed.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { legalActions } from './legal.ts';
import { makesOut } from './made-out.ts';
import { type FightRefusal, type Instead } from './refusal.ts';

/** A refusal with what its creature could do instead; nothing that it may not know is in it. */
export function withInstead(
  fight: Fight,
  id: CreatureId,
  action: FightAction,
  refusal: FightRefusal,
): FightRefusal {
  const creature = Object.hasOwn(fight.creatures, id) ? fight.creatures[id] : undefined;
  if (!creature || fight.outcome || creature.dead) return refusal;
  const legal = legalActions(fight, id);
  const instead: Instead = { ...insteadOf(fight, creature, action, legal), deeds: deedsIn(legal) };
  return { ...refusal, facts: { ...refusal.facts, instead } } as FightRefusal;
}

/** What nobody needs to be told of: free, or no way to go on. */
const beside: readonly ActionKind[] = ['health check', 'concede'];

const deedsIn = (legal: readonly FightAction[]): ActionKind[] => [
  ...new Set(legal.map(({ do: what }) => what).filter((what) => !beside.includes(what))),
];

type Others = Omit<Instead, 'deeds'>;

function insteadOf(
  fight: Fight,
  creature: Creature,
  action: FightAction,
  legal: readonly FightAction[],
): Others {
  switch (action.do) {
    case 'attack':
      return attacksInstead(fight, creature, action, legal);
    case 'activate':
      return usesInstead(fight, creature, action, legal);
    case 'move':
      return { tiles: nearestTo(action.to, ends(legal, 'move', action.kind)) };
    case 'unmount':
      return { tiles: nearestTo(action.to, ends(legal, 'unmount')) };
    case 'stand up':
      return { tiles: action.to === null ? [] : nearestTo(action.to, ends(legal, 'stand up')) };
    case 'place trap':
    case 'pick up trap':
      return { tiles: nearestTo(action.at, ends(legal, action.do)) };
    case 'investigate': {
      const corners = ends(legal, 'investigate');
      return { tiles: [corners[0], corners.at(-1)].flatMap((tile) => tile ?? []) };
    }
    case 'mount':
      return { targets: names(fight, of(legal, 'mount')) };
    default:
      return {};
  }
}

const of = <K extends ActionKind>(legal: readonly FightAction[], kind: K): ActionOf<K>[] =>
  legal.filter((one): one is ActionOf<K> => one.do === kind);

/** Where the legal actions of one kind lead. */
function ends(
  legal: readonly FightAction[],
  kind: 'move' | 'unmount' | 'stand up' | 'place trap' | 'pick up trap' | 'investigate',
  way?: ActionOf<'move'>['kind'],
): Tile[] {
  const those = of(legal, kind).filter((one) => one.do !== 'move' || one.kind === way);
  return those.flatMap((one) => ('to' in one ? (one.to ?? []) : 'at' in one ? one.at : one.corner));
}

const point = (tile: Tile): Body => ({ tile, size: 0 });

/** The one nearest to a tile that was wanted, among equals the first from the north-west. */
function nearestTo(wanted: Tile, tiles: readonly Tile[]): Tile[] {
  const far = (tile: Tile) => distance(point(tile), point(wanted));
  return [...tiles].sort((a, b) => far(a) - far(b) || a - b).slice(0, 1);
}

const names = ({ creatures }: Fight, actions: readonly { target: CreatureId }[]): string[] => [
  ...new Set(actions.flatMap(({ target }) => creatures[target]?.name ?? [])),
];

/** Somebody else whom it can make out; COND-01: where others are is none of its business. */
function known(fight: Fight, creature: Creature, id: CreatureId | undefined): Creature | null {
  const one = id !== undefined && Object.hasOwn(fight.creatures, id) && fight.creatures[id];
  return one && one !== creature && !one.dead && makesOut(fight, creature, one) ? one : null;
}

/** Whom it could attack, with what it reaches that one, and from where it would. */
function attacksInstead(
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
function usesInstead(
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
