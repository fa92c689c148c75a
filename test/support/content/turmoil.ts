import { stillActing } from '../../../src/rules/combat/acting.ts';
import { activations } from '../../../src/rules/combat/aiming.ts';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import {
  type Entrant,
  type FightAction,
  maxHp,
  refusalOf,
  runFight,
  type RunningFight,
} from '../../../src/rules/combat/index.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { fightDrawn, idOf } from '../drawn-fight.ts';
import { exalted, joined } from './meeting.ts';
import { companionsWith, wearing } from './mill.ts';
import { growingBy, some } from './rounds.ts';
import { type Star, stirring, yardFor } from './stirring.ts';
import { isOfWhisk, whisk } from './whisk.ts';

/** Nobody is felled in a single turn, and nobody stays hidden from who looks. */
const lasting = { hp: 90_000, accuracy: 4, dodge: 12, ...some, perception: 9000 };

/** More than one act can take. */
const actions = 9;

/**
 * GAME-06: what A or its company has ever more of where in each round all comes about that can set
 * something off, to A or to one of its companions, and nothing bounds how often; null: nothing.
 */
export function inTurmoil(cards: readonly Card[]): string | null {
  const along = cards.flatMap((card, at) => companionsWith(card, 'A', 40 + 2 * at));
  for (const star of [idOf('A'), ...along.map(({ id }) => id)]) {
    const dice = new Loaded();
    const run = runFight(uproar(cards, along, star), dice, { silent: true });
    const steps = stirring(star);
    const shown = growingBy((round) => {
      while (!run.fight.outcome && run.fight.round <= round) playTurn(run, steps, dice);
      return run.fight;
    });
    if (shown !== null) return shown;
  }
  return null;
}

/** A die of twenty shows what it was told to, so that luck has no part in it. */
class Loaded implements Dice {
  shows = 1;
  roll(sides: number): number {
    return sides === 20 ? this.shows : Math.ceil(sides / 2);
  }
}

function uproar(cards: readonly Card[], along: readonly Entrant[], star: Star): Fight {
  const fight = fightDrawn(yardFor(star), {
    creatures: {
      A: willing(wearing([whisk, ...cards], 0, lasting, exalted)),
      B: wearing([whisk], 20, lasting),
      C: { ...wearing([whisk], 30, lasting), side: idOf('A') },
    },
  });
  return joined(fight, along.map(hardy).map(willing));
}

/** With a whisk of its own, and not felled in a turn either. */
function hardy({ sheet, kit = [], ...one }: Entrant, at: number): Entrant {
  const own = wearing([whisk], 60 + at, lasting);
  return {
    ...one,
    sheet: {
      stats: { ...sheet.stats, hp: lasting.hp },
      attacks: [...sheet.attacks, ...own.sheet.attacks],
    },
    kit: [...own.kit, ...kit],
  };
}

/** COMBAT-14: whatever can go off does. */
const willing = <C extends Pick<Entrant, 'kit'>>(one: C): C => ({
  ...one,
  kit: one.kit?.map((carried) => ({
    ...carried,
    standing: Object.fromEntries(carried.abilities.map((_, at) => [at, 'always'])),
  })),
});

/** Whoever acts in that turn uses what it has, then stirs, and ends it. */
function playTurn(run: RunningFight, steps: ReturnType<typeof stirring>, dice: Loaded): void {
  const { round, turn } = run.fight;
  const { of } = turn;
  for (const one of Object.values(run.fight.creatures)) halve(one);
  for (const { id } of stillActing(run.fight)) {
    const me = () => run.fight.creatures[id]!;
    for (const action of ownUses(run.fight, me())) take(run, id, [action]);
    for (const { die, acts } of steps[id] ?? []) {
      dice.shows = die;
      take(run, id, acts(run.fight, me()));
    }
  }
  for (const one of stillActing(run.fight))
    if (run.fight.turn.of === of && run.fight.round === round) run.take(one.id, { do: 'end turn' });
}

/** STAT-01: the next wound leaves it less than half of its HP. */
function halve(one: Creature): void {
  if (!one.dead) one.damageTaken = Math.floor(maxHp(one) / 2);
}

/** One use of each ability of its things but the whisk, in each round another. */
function ownUses(fight: Fight, one: Creature): FightAction[] {
  const all = activations(fight, one).filter((use) => !isOfWhisk(one, use));
  const isFirst = (use: Use, at: number) => all.findIndex((other) => isSame(other, use)) === at;
  return all.filter(isFirst).map((first) => {
    const uses = all.filter((use) => isSame(use, first));
    return uses[fight.round % uses.length]!;
  });
}
type Use = ReturnType<typeof activations>[number];
const isSame = (one: Use, other: Use) => one.item === other.item && one.ability === other.ability;

/** The first of those that is allowed, with as many actions as it may take. */
function take(run: RunningFight, of: CreatureId, among: readonly FightAction[]): void {
  const { fight } = run;
  if (fight.turn.of === of) fight.turn.actions = actions;
  else if (of in fight.turn.companions) fight.turn.companions[of] = actions;
  const first = among.find((action) => refusalOf(fight, of, action) === null);
  if (first) run.take(of, first);
}
