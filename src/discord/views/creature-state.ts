import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { lettersOf } from './board.ts';
import { bearing } from './compass.ts';
import { escape } from './escape.ts';
import { tileName } from './tiles.ts';

/**
 * `R` Rat: badly hurt, prone, on N28 (1 west), one line for each creature. `from`: whose eyes it is
 * told from.
 */
export function standing(fight: FightView, from: FightView): string[] {
  const letters = lettersOf(fight.creatures);
  const own = from.creatures.find(({ id }) => id === from.you);
  return fight.creatures.map((one) => {
    const states = [stateOf(fight, one), ...placeOf(fight, one, own)];
    return `\`${letters.get(one.id) ?? '?'}\` ${escape(one.name)}: ${states.join(', ')}`;
  });
}

/** `on N28 (1 west), in the air` */
function placeOf(
  { creatures }: FightView,
  { id, tile, dead, height, mount }: SeenCreature,
  own: SeenCreature | undefined,
): string[] {
  if (own === undefined || dead) return [];
  const under = creatures.find((one) => one.id === mount);
  return [
    `on ${tileName(tile)}${id === own.id ? '' : ` (${bearing(own.tile, tile)})`}`,
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
const conditionsOf = ({ conditions, dead }: SeenCreature): string[] =>
  dead
    ? []
    : [
        ...new Set(
          conditions.map((one) =>
            one.kind === 'hidden' ? `hidden (stealth ${one.total})` : one.kind,
          ),
        ),
      ];
