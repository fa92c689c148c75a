import { distance, sideOf } from '../board/space.ts';
import { tilesWithin } from '../board/terrain.ts';
import { type FightAction } from './action.ts';
import { trapPlaces, trapsToTake } from './trap-deeds.ts';
import { actionsLeft, actsNow } from './acting.ts';
import { mounts, unmountRefusal } from './riding.ts';
import { activations } from './aiming.ts';
import { mayConcedeNow } from './allowed.ts';
import { creaturesOf, livingEnemies } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight, type Pending } from './fight.ts';
import { hindranceOf, isHelpless, isHindered } from './hindrance.ts';
import { searchable } from './hiding.ts';
import { hasLine } from './line.ts';
import { movesOf, risesTo, waysOf } from './movement.ts';
import { has } from './reading.ts';
import { makesOut } from './made-out.ts';

/** All that this creature may do now, built from what there is rather than by asking for each. */
export function legalActions(fight: Fight, id: CreatureId): FightAction[] {
  const creature = fight.creatures[id];
  if (!creature) return [];
  const checks = creaturesOf(fight)
    .filter((other) => other !== creature && (other.dead || makesOut(fight, creature, other)))
    .map((other): FightAction => ({ do: 'health check', target: other.id }));
  if (fight.outcome || creature.dead) return checks;
  const duelist = fight.mode === 'duel' && creature.kind === 'hero';
  return [
    ...(fight.pending ? answers(fight.pending, creature) : []),
    ...(!fight.pending && actsNow(fight, creature) ? ownTurn(fight, creature, duelist) : []),
    ...(duelist && mayConcedeNow(fight, creature) ? [{ do: 'concede' } as const] : []),
    ...checks,
  ];
}

const answers = ({ asked: { of, item } }: Pending, { id }: Creature): FightAction[] =>
  of === id ? [true, false].map((use) => ({ do: 'answer', item, use }) as const) : [];

function ownTurn(fight: Fight, creature: Creature, duelist: boolean): FightAction[] {
  if (actionsLeft(fight, creature) < 1 || isHelpless(creature)) return [{ do: 'end turn' }];
  const thumb =
    duelist &&
    fight.reserve !== null &&
    fight.releasedFor === null &&
    !fight.thumbsUp.includes(creature.id);
  const looksOut = creature.height === 'air' && !fight.turn.seesWholeMap;
  const actions: FightAction[] = [
    ...attacks(fight, creature),
    ...activations(fight, creature),
    ...trapPlaces(fight, creature),
    ...mounts(fight, creature),
    ...unmounts(fight, creature),
    ...trapsToTake(fight, creature),
    ...moves(fight, creature),
    ...(looksOut ? [{ do: 'look out' } as const] : []),
    ...(thumb ? [{ do: 'thumbs up' } as const] : []),
    { do: 'hide' },
    ...searchable(fight, creature).map((corner) => ({ do: 'investigate', corner }) as const),
    { do: 'end turn' },
  ];
  if (creature.conditions.length === 0) return actions;
  const all = [...cures(fight, creature), ...actions];
  return isHindered(creature)
    ? all.filter((action) => hindranceOf(fight, creature, action) === null)
    : all;
}

/** COND-02, COND-09: conditions that an action ends. */
const cures = (fight: Fight, creature: Creature): FightAction[] => [
  ...(has(creature, 'prone')
    ? [null, ...risesTo(fight, creature).ends()].map((to) => ({ do: 'stand up', to }) as const)
    : []),
  ...(has(creature, 'disarmed') ? [{ do: 'rearm' } as const] : []),
];

function attacks(fight: Fight, creature: Creature): FightAction[] {
  return livingEnemies(fight, creature).flatMap((target) => {
    if (!makesOut(fight, creature, target)) return [];
    const far = distance(creature, target);
    const inRange = creature.sheet.attacks.flatMap(({ range }, attack) =>
      range >= far ? [attack] : [],
    );
    if (inRange.length === 0 || !hasLine(fight, creature, target)) return [];
    return inRange.map((attack): FightAction => ({ do: 'attack', target: target.id, attack }));
  });
}

const moves = (fight: Fight, creature: Creature): FightAction[] =>
  waysOf(creature).flatMap((kind) =>
    movesOf(fight, creature, kind)
      .ends()
      .map((to): FightAction => ({ do: 'move', kind, to })),
  );

/** MOVE-12: every free tile beside what it rides. */
const unmounts = (fight: Fight, rider: Creature): FightAction[] =>
  rider.mount === null
    ? []
    : tilesWithin(fight.board, rider, 1 + sideOf(rider.size))
        .map((to) => ({ do: 'unmount', to }) as const)
        .filter((action) => unmountRefusal(fight, rider, action) === null);
