import { type MovementKind } from '../board/gaits.ts';
import { distance } from '../board/space.ts';
import { type FightAction } from './action.ts';
import { trapPlaces, trapsToTake } from './trap-deeds.ts';
import { actionsLeft, actsNow, ownerOf } from './acting.ts';
import { mounts, unmountsOf } from './riding.ts';
import { activations } from './aiming.ts';
import { areEnemies, creaturesOf, livingEnemies, livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { isLetOut, mayConcedeNow } from './duel-acts.ts';
import { type Fight, type Pending } from './fight.ts';
import { isOnGuard } from './guarding.ts';
import { hindranceOf, isHelpless, isHindered } from './hindrance.ts';
import { searchable } from './hiding.ts';
import { hasLine, mayLookOut } from './line.ts';
import { movesOf, risesTo, waysOf } from './movement.ts';
import { has } from './reading.ts';
import { makesOut, perceives } from './made-out.ts';

/** All that this creature may do now, built from what there is rather than by asking for each. */
export function legalActions(fight: Fight, id: CreatureId): FightAction[] {
  const creature = fight.creatures[id];
  if (!creature || creature.gone) return [];
  const actions = fight.outcome ? [] : deedsOf(fight, creature);
  for (const other of creaturesOf(fight))
    if (other !== creature && perceives(fight, creature, other))
      actions.push({ do: 'health check', target: other.id });
  // COMBAT-12: one may ask about oneself, too, and is the last about whom one would.
  actions.push({ do: 'health check', target: id });
  return actions;
}

function deedsOf(fight: Fight, creature: Creature): FightAction[] {
  const { pending } = fight;
  // COMBAT-14: who has fallen by then may still be asked what comes of it.
  if (creature.dead) return pending ? answers(pending, creature) : [];
  const own = !pending && actsNow(fight, creature);
  const actions = pending ? answers(pending, creature) : own ? ownTurn(fight, creature) : [];
  if (isDuelist(fight, creature) && mayConcedeNow(fight, creature)) actions.push({ do: 'concede' });
  return actions;
}

const answers = ({ asked: { of, item } }: Pending, { id }: Creature): FightAction[] =>
  of === id ? [true, false].map((use) => ({ do: 'answer', item, use }) as const) : [];

type Offer = (fight: Fight, creature: Creature) => readonly FightAction[];

/** COMBAT-02: what an action can be spent on, save what its conditions keep it from. */
const offers: readonly Offer[] = [
  (fight, creature) => (creature.conditions.length === 0 ? none : cures(fight, creature)),
  attacks,
  activations,
  trapPlaces,
  mounts,
  (fight, rider) => unmountsOf(fight, rider).map((to) => ({ do: 'unmount', to })),
  trapsToTake,
  moves,
  (fight, one) => (mayLookOut(fight, one) ? [{ do: 'look out' }] : none),
  (fight, creature) => (mayThumbUp(fight, creature) ? [{ do: 'thumbs up' }] : none),
  () => [{ do: 'hide' }],
  (fight, creature) => searchable(fight, creature).map((corner) => ({ do: 'investigate', corner })),
];

const none: readonly FightAction[] = [];

function ownTurn(fight: Fight, creature: Creature): FightAction[] {
  // ITEM-24: who comes along has no turn to end, but a rest to give up.
  if (ownerOf(creature) !== null && actionsLeft(fight, creature) < 1) return [];
  if (isHelpless(creature)) return [{ do: 'end turn' }];
  const actions: FightAction[] = [];
  if (actionsLeft(fight, creature) > 0)
    for (const offer of offers) for (const action of offer(fight, creature)) actions.push(action);
  actions.push({ do: 'end turn' });
  return isHindered(fight, creature)
    ? actions.filter((action) => hindranceOf(fight, creature, action) === null)
    : actions;
}

/** Whether there is anything that whoever has actions left could spend one on. */
export function canAct(fight: Fight, creature: Creature): boolean {
  if (!isHindered(fight, creature)) return true;
  if (isHelpless(creature)) return false;
  const open = (action: FightAction) => hindranceOf(fight, creature, action) === null;
  // What conditions leave to somebody is mostly one of these.
  if (open({ do: 'hide' }) || attacks(fight, creature).some(open)) return true;
  return (
    waysOf(creature).some((kind) => movesOfKind(fight, creature, kind).some(open)) ||
    offers.some((offer) => offer(fight, creature).some(open))
  );
}

const mayThumbUp = (fight: Fight, creature: Creature): boolean =>
  isDuelist(fight, creature) &&
  fight.reserve !== null &&
  !isLetOut(fight) &&
  !fight.thumbsUp.includes(creature.id);

const isDuelist = ({ mode }: Fight, { kind }: Creature): boolean =>
  mode === 'duel' && kind === 'hero';

/** COND-02, COND-09: conditions that an action ends. */
function cures(fight: Fight, creature: Creature): FightAction[] {
  return [
    ...(has(creature, 'prone')
      ? [null, ...risesTo(fight, creature).ends()].map((to) => ({ do: 'stand up', to }) as const)
      : []),
    ...(has(creature, 'disarmed') ? [{ do: 'rearm' } as const] : []),
  ];
}

function attacks(fight: Fight, creature: Creature): FightAction[] {
  return attacksOn(fight, creature, livingEnemies(fight, creature));
}

/**
 * GLOSS-05: attacks with which this creature would give a guard that is at peace cause to fight. They are
 * allowed as all others are, and no mind thinks of them.
 */
export function provocations(fight: Fight, id: CreatureId): FightAction[] {
  const creature = fight.creatures[id];
  const isFree = creature && !fight.pending && actsNow(fight, creature) && !isHelpless(creature);
  if (!isFree || fight.outcome || actionsLeft(fight, creature) === 0) return [];
  const guards = livingIn(fight).filter((one) => isOnGuard(one) && areEnemies(one, creature));
  return attacksOn(fight, creature, guards).filter(
    (action) => hindranceOf(fight, creature, action) === null,
  );
}

function attacksOn(fight: Fight, creature: Creature, targets: readonly Creature[]): FightAction[] {
  const actions: FightAction[] = [];
  for (const target of targets) {
    const far = distance(creature, target);
    const within = ({ range }: { range: number }) => range >= far;
    if (!makesOut(fight, creature, target) || !creature.sheet.attacks.some(within)) continue;
    if (!hasLine(fight, creature, target)) continue;
    for (const [attack, one] of creature.sheet.attacks.entries())
      if (within(one)) actions.push({ do: 'attack', target: target.id, attack });
  }
  return actions;
}

function moves(fight: Fight, creature: Creature): FightAction[] {
  const actions: FightAction[] = [];
  for (const kind of waysOf(creature))
    for (const action of movesOfKind(fight, creature, kind)) actions.push(action);
  return actions;
}

const movesOfKind = (fight: Fight, creature: Creature, kind: MovementKind): FightAction[] =>
  movesOf(fight, creature, kind)
    .ends()
    .map((to) => ({ do: 'move', kind, to }));
