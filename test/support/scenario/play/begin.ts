import { spreadAuras } from '../../../../src/rules/combat/aura-stats.ts';
import { allKept } from '../../../../src/rules/combat/autopilot.ts';
import { actionsOf, companionsOf } from '../../../../src/rules/combat/acting.ts';
import { type Creature, type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { creatureFrom } from '../../../../src/rules/combat/enter.ts';
import { type Fight, type Turn } from '../../../../src/rules/combat/fight.ts';
import { type Entrant, type Fought, openFight } from '../../../../src/rules/combat/index.ts';
import { boutOf } from '../../../../src/rules/combat/open-bout.ts';
import { newTurn } from '../../../../src/rules/combat/turn.ts';
import { type Dice } from '../../../../src/rules/dice.ts';
import { type Newcomer, type Opening } from '../format/scenario.ts';

/** The fight of the file before its first step. Where the order is told, nobody rolls for it. */
export function begin(opening: Opening, dice: Dice): Fought {
  const { mode, board, reserve, house, things, order } = opening;
  const creatures = opening.entrants.filter(({ waits }) => !waits).map(enteringOf);
  const kept = allKept(opening.orders);
  const walk = opening.walk === null ? {} : { walk: opening.walk };
  const opened = { mode, board, creatures, monster: reserve, things, house, kept, ...walk };
  if (order) return { fight: asOrdered(opening, opened, order, dice), events: [] };
  const { fight, events } = openFight(opened, dice);
  return {
    fight: { ...fight, creatures: withBesides(fight, opening), ...told(opening, fight) },
    events,
  };
}

type Opened = Parameters<typeof openFight>[0];

/** Nothing has happened yet, whatever the first turn of a fight begins with. */
function asOrdered(opening: Opening, opened: Opened, order: CreatureId[], dice: Dice): Fight {
  // Nobody answers to anything while places are taken.
  const mute = opened.creatures.map(({ kit: _, ...entrant }) => entrant);
  const { fight } = openFight({ ...opened, creatures: mute }, forPlacesOnly(dice));
  const fresh = Object.fromEntries(
    opened.creatures.map((entrant) => {
      const { tile, size, height, leftBehind } =
        fight.creatures[entrant.id] ?? creatureFrom(entrant);
      const mounted = entrant.mount !== undefined;
      const place = entrant.tile === undefined || mounted ? { tile, size, height } : {};
      return [entrant.id, { ...creatureFrom(entrant), ...place, leftBehind }];
    }),
  );
  // Who joins a fight whose order is told acts last, since nobody has rolled.
  const { initiative: _, surprise: __, ...unrolled } = fight;
  const { round, thumbsUp } = opening;
  const still = { ...unrolled, creatures: fresh, order, round, thumbsUp, outcome: null };
  const bout = boutOf({ ...still, creatures: withBesides(still, opening), log: [] }, dice);
  bout.fight.turn = turnOf(opening, bout.fight);
  spreadAuras(bout);
  return bout.fight;
}

function told(
  { round, actions, thumbsUp }: Opening,
  { turn, round: before }: Fight,
): Pick<Fight, 'round' | 'turn' | 'thumbsUp'> {
  // COMBAT-10: whoever acts by surprise does so before the first round.
  if (before === 0) return { round: 0, turn, thumbsUp };
  return { round, thumbsUp, turn: { ...turn, ...(actions !== null && { actions }) } };
}

/** A whole turn, unless the file says how much of it is left. */
function turnOf({ turn, actions }: Opening, fight: Fight): Turn {
  const of = turn ?? fight.turn.of;
  const whole = ({ id }: { id: CreatureId }) => {
    const one = fight.creatures[id];
    return one ? actionsOf(one) : 2;
  };
  const companions = companionsOf(fight, of).map((one) => [one.id, whole(one)] as const);
  return {
    ...newTurn(of, actions ?? whole({ id: of })),
    companions: Object.fromEntries(companions),
  };
}

/** Somebody of the file as the engine lets them in. */
export const enteringOf = ({ entrant, besides }: Newcomer): Entrant => {
  const { conditions, mount, height, movement } = besides;
  return {
    ...entrant,
    ...(height && { height }),
    ...(movement && { movement }),
    ...(conditions && { conditions }),
    ...(mount && { mount }),
  };
};

/** What is true of those who come late beyond what the engine lets them in with. */
export function lateBesides(fight: Fight, coming: readonly Newcomer[]): Fight {
  const creatures: Record<string, Creature> = { ...fight.creatures };
  for (const { entrant, besides } of coming) {
    const { conditions: _, mount: __, height: ___, movement: ____, ...beyond } = besides;
    const creature = creatures[entrant.id];
    if (creature) creatures[entrant.id] = { ...creature, ...beyond };
  }
  return { ...fight, creatures };
}

function withBesides({ creatures }: Fight, { entrants }: Opening): Fight['creatures'] {
  const changed: Record<string, Creature> = { ...creatures };
  for (const { entrant, besides } of entrants) {
    const creature = creatures[entrant.id];
    const mount = besides.mount ? creatures[besides.mount] : undefined;
    const saddle = mount && { tile: mount.tile, size: mount.size };
    if (creature) changed[entrant.id] = { ...creature, ...besides, ...saddle };
  }
  return changed;
}

/** Where nobody has a tile yet it falls; all other rolls are of turns that do not begin. */
function forPlacesOnly(dice: Dice): Dice {
  let rolled = 0;
  return {
    roll(sides, purpose) {
      if (purpose.startsWith('start')) return dice.roll(sides, purpose);
      rolled += 1;
      // Uneven ones, so that no tie lasts.
      return sides - (((rolled * (rolled + 1)) / 2) % sides);
    },
  };
}
