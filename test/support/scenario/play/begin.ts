import { spreadAuras } from '../../../../src/rules/combat/aura-stats.ts';
import { companionsOf } from '../../../../src/rules/combat/acting.ts';
import { type Creature } from '../../../../src/rules/combat/creature.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { type Entrant, type Fought, openFight } from '../../../../src/rules/combat/index.ts';
import { boutOf } from '../../../../src/rules/combat/open-bout.ts';
import { type Dice } from '../../../../src/rules/dice.ts';
import { type Newcomer, type Opening } from '../format/scenario.ts';

/** The fight of the file before its first step. Where the order is told, nobody rolls for it. */
export function begin(opening: Opening, dice: Dice): Fought {
  const { mode, board, reserve, concedeAnyTurn, order } = opening;
  const creatures = opening.entrants
    .filter(({ waits }) => !waits)
    .map(enteringOf)
    // Where the order is told nothing has happened yet, whatever begins a turn.
    .map(({ kit, ...entrant }) => ({ ...entrant, ...(kit && !order && { kit }) }));
  const { fight, events } = openFight(
    { mode, board, creatures, monster: reserve, concedeAnyTurn },
    order ? withoutInitiative(dice) : dice,
  );
  const asTold = { ...fight, creatures: withBesides(fight, opening), ...told(opening, fight) };
  if (!order) return { fight: asTold, events };
  // Who joins a fight whose order is told acts last, since nobody has rolled.
  const { initiative: _, ...unrolled } = asTold;
  const bout = boutOf({ ...unrolled, log: [] }, dice);
  spreadAuras(bout);
  return { fight: bout.fight, events: [] };
}

/** Somebody of the file as the engine lets them in. */
export const enteringOf = ({ entrant, besides: { conditions } }: Newcomer): Entrant => ({
  ...entrant,
  ...(conditions && { conditions }),
});

function told(
  opening: Opening,
  fight: Fight,
): Pick<Fight, 'order' | 'round' | 'turn' | 'thumbsUp'> {
  const { order, round, turn, actions, thumbsUp } = opening;
  // COMBAT-10: whoever acts by surprise does so before the first round.
  if (fight.round === 0 && !order)
    return { order: fight.order, round: 0, turn: fight.turn, thumbsUp };
  return {
    order: order ?? fight.order,
    round,
    thumbsUp,
    turn: {
      ...fight.turn,
      of: turn ?? fight.turn.of,
      actions: actions ?? 2,
      companions: Object.fromEntries(
        companionsOf(fight, turn ?? fight.turn.of).map(({ id }) => [id, 2]),
      ),
    },
  };
}

function withBesides({ creatures }: Fight, { entrants }: Opening): Fight['creatures'] {
  const changed: Record<string, Creature> = { ...creatures };
  for (const { entrant, besides } of entrants) {
    const creature = creatures[entrant.id];
    const mount = besides.mount ? creatures[besides.mount] : undefined;
    const saddle = mount && { tile: mount.tile, size: mount.size };
    const kit = creature && !creature.kit && entrant.kit ? { kit: entrant.kit } : {};
    if (creature) changed[entrant.id] = { ...creature, ...besides, ...saddle, ...kit };
  }
  return changed;
}

/** Its rolls do not count, but have to end: uneven ones, so that no tie lasts. */
function withoutInitiative(dice: Dice): Dice {
  let rolled = 0;
  return {
    roll(sides, purpose) {
      if (purpose !== 'initiative') return dice.roll(sides, purpose);
      rolled += 1;
      return sides - (((rolled * (rolled + 1)) / 2) % sides);
    },
  };
}
