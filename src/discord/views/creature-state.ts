import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { lettersOf } from './board.ts';
import { bearing, nearestTiles, tilesName } from './compass.ts';
import { escape } from './escape.ts';
import { watchesElsewhere } from './guards.ts';

/**
 * `R` Rat: badly hurt, prone, on N28 (1 west), one line for each creature, but for guards who keep watch
 * far off. `from`: whose eyes it is told from.
 */
export function standing(
  fight: FightView,
  from: FightView,
  others: 'others' | 'all' = 'all',
): string[] {
  const letters = lettersOf(fight.creatures);
  const own = from.creatures.find(({ id }) => id === from.you);
  return fight.creatures
    .filter((one) => !own || !watchesElsewhere(fight, one, own.tile))
    .filter((one) => others === 'all' || one.id !== own?.id)
    .map((one) => {
      const states = [stateOf(fight, one), ...placeOf(fight, one, own)];
      return `\`${letters.get(one.id) ?? '?'}\` ${escape(one.name)}: ${states.join(', ')}`;
    });
}

/** STAT-11: `on F4 to H6 (3 north), in the air`, as far off as its nearest tile. */
function placeOf(
  { creatures }: FightView,
  one: SeenCreature,
  own: SeenCreature | undefined,
): string[] {
  const { id, dead, height, mount } = one;
  if (own === undefined || dead) return [];
  const under = creatures.find((other) => other.id === mount);
  const { from, to } = nearestTiles(own, one);
  return [
    `on ${tilesName(one)}${id === own.id ? '' : ` (${bearing(from, to)})`}`,
    ...(under ? [`riding ${escape(under.name)}`] : []),
    ...(height === 'air' ? ['in the air'] : []),
  ];
}

function stateOf(fight: FightView, creature: SeenCreature): string {
  const { hp } = creature;
  const isYou = creature.id === fight.you;
  const own = isYou ? 'you, ' : hp ? `yours, ${hp.now} of ${hp.most} HP, ` : '';
  const shown = Object.entries(creature.stats).map(([stat, n]) => `${stat} ${n}`);
  const thumb = fight.thumbsUp.includes(creature.id) ? ['thumb up'] : [];
  const half = fight.half === creature.id ? ['**yours to beat**'] : [];
  const guise = creature.guise === undefined ? [] : [escape(creature.guise)];
  const states = [...half, ...guise, creature.health, ...conditionsOf(creature)];
  return own + [...states, ...shown, ...thumb].join(', ');
}

/** Each once; COND-01: of one's own hiding, how hard it is to find. */
export const conditionsOf = ({ conditions, dead }: SeenCreature): string[] =>
  dead
    ? []
    : [...new Set(conditions.map((one) => (one.kind === 'hidden' ? hiddenText(one) : one.kind)))];

/** `hidden (stealth 14)` */
export const hiddenText = ({ total }: { total: number }): string => `hidden (stealth ${total})`;
