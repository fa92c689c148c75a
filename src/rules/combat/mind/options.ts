import { distance } from '../../board/space.ts';
import { type ActionOf, type FightAction } from '../action.ts';
import { namedAbility } from '../activate-deed.ts';
import { activations } from '../aiming.ts';
import { livingEnemies, livingIn } from '../bout.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hasLine } from '../line.ts';
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
  ...legal.filter(
    ({ do: what }) => !never.includes(what) && what !== 'activate' && what !== 'place trap',
  ),
];

/** What could be done next in an imagined fight to somebody else or to oneself. */
export function deedsAfter(fight: Fight, me: Creature): FightAction[] {
  const strikes = livingEnemies(fight, me).flatMap((target) => {
    const far = distance(me, target);
    return me.sheet.attacks.flatMap(({ range }, attack): FightAction[] =>
      range >= far && hasLine(fight, me, target)
        ? [{ do: 'attack', target: target.id, attack }]
        : [],
    );
  });
  return [...aims(fight, me, activations(fight, me)), ...strikes];
}

/** Of aims at tiles one for each company that they reach; none that reaches no enemy. */
function aims(
  fight: Fight,
  me: Creature,
  uses: readonly ActionOf<'activate'>[],
): ActionOf<'activate'>[] {
  const living = livingIn(fight);
  const seen = new Set<string>();
  return uses.filter((action) => {
    const { tile } = action;
    if (tile === null) return true;
    const radius = namedAbility(me, action)?.ability.use.radius ?? 0;
    const reached = living.filter((one) => distance(one, { tile, size: 0 }) <= radius);
    if (!reached.some(({ side }) => side !== me.side)) return false;
    const key = [action.item, action.ability, ...reached.map(({ id }) => id)].join(' ');
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
