import { distance } from '../../board/space.ts';
import { type ActionOf, type FightAction } from '../action.ts';
import { namedAbility } from '../activate-deed.ts';
import { activations } from '../aiming.ts';
import { livingEnemies, livingIn } from '../bout.ts';
import { mayHelp } from '../charmed.ts';
import { type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hasLine } from '../line.ts';
import { isOutOfSight } from '../made-out.ts';
import { basic, edge } from './arms.ts';
import { bestCalls, isCall } from './placing.ts';
import { apart } from './ways.ts';

/** What is not thought about: a duel is given up, and its monster let out, by its player only. */
const never: readonly FightAction['do'][] = [
  'concede',
  'thumbs up',
  'health check',
  'look out',
  'pick up trap',
  'investigate',
  'answer',
  'move',
];

/** Of all that it may do but moves what is worth a thought: every deed, with sensible aims. */
export const deedsAmong = (
  fight: Fight,
  me: Creature,
  legal: readonly FightAction[],
): FightAction[] => [
  ...aims(
    fight,
    me,
    legal.filter((action) => action.do === 'activate'),
  ),
  ...traps(
    fight,
    me,
    legal.filter((action) => action.do === 'place trap'),
  ),
  ...bestBlows(
    fight,
    me,
    legal.filter((action) => action.do === 'attack'),
  ),
  ...legal.filter(({ do: what }) => !never.includes(what) && !apartFrom.includes(what)),
  ...(isWatched(fight, me) ? [] : legal.filter(({ do: what }) => what === 'hide')),
];

/** What is looked at in its own way. */
const apartFrom: readonly FightAction['do'][] = ['activate', 'place trap', 'attack', 'hide'];

/** PERC-02: nobody hides before an enemy's eyes. */
const isWatched = (fight: Fight, me: Creature): boolean =>
  livingEnemies(fight, me).some((enemy) => !isOutOfSight(enemy, me) && hasLine(fight, enemy, me));

/** Of the ways to strike somebody the one that promises most. */
function bestBlows(
  fight: Fight,
  me: Creature,
  blows: readonly ActionOf<'attack'>[],
): ActionOf<'attack'>[] {
  const best = new Map<CreatureId, { action: ActionOf<'attack'>; worth: number }>();
  for (const action of blows) {
    const [target, attack] = [fight.creatures[action.target], me.sheet.attacks[action.attack]];
    if (!target || !attack) continue;
    const worth = basic(attack).worth(me, target) + edge(attack);
    if (worth > (best.get(target.id)?.worth ?? -1)) best.set(target.id, { action, worth });
  }
  return [...best.values()].map(({ action }) => action);
}

/** What could be done next in an imagined fight to somebody else or to oneself. */
export function deedsAfter(fight: Fight, me: Creature): FightAction[] {
  const strikes = livingEnemies(fight, me).flatMap((target) => {
    const far = distance(me, target);
    return me.sheet.attacks.flatMap(({ range }, attack): ActionOf<'attack'>[] =>
      range >= far && hasLine(fight, me, target)
        ? [{ do: 'attack', target: target.id, attack }]
        : [],
    );
  });
  return [...bestBlows(fight, me, strikes), ...aims(fight, me, activations(fight, me))];
}

/**
 * Of aims at tiles one for each company that they reach, grounded or not; none that reaches no enemy,
 * unless it reaches somebody of the own side who may be better off for it.
 */
function aims(
  fight: Fight,
  me: Creature,
  uses: readonly ActionOf<'activate'>[],
): ActionOf<'activate'>[] {
  const living = livingIn(fight);
  const seen = new Set<string>();
  return bestCalls(fight, me, uses).filter((action) => {
    const { tile } = action;
    const named = namedAbility(me, action)?.ability;
    // Elsewhere a tile only says where somebody appears.
    if (tile === null || named?.use.on !== 'tile' || isCall(named)) return true;
    const radius = named.use.radius ?? 0;
    const reached = living.filter((one) => distance(one, { tile, size: 0 }) <= radius);
    const helps = named.do.some(mayHelp);
    if (!reached.some(({ side }) => helps || side !== me.side)) return false;
    const { item, ability, ground } = action;
    const key = [item, ability, ground, ...reached.map(({ id }) => id)].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/** Traps where the nearest enemy would come along. */
function traps(
  fight: Fight,
  me: Creature,
  places: readonly ActionOf<'place trap'>[],
): ActionOf<'place trap'>[] {
  if (places.length === 0) return [];
  const [enemy] = livingEnemies(fight, me).sort((a, b) => distance(a, me) - distance(b, me));
  if (!enemy) return [];
  const far = apart(fight.board, enemy, me).walk;
  return places
    .filter(({ at }) => at !== me.tile)
    .filter(({ at }) => apart(fight.board, enemy, { tile: at, size: 0 }).walk < far)
    .slice(0, 2);
}
