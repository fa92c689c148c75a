import { actionsOf, companionsOf } from '../../../src/rules/combat/acting.ts';
import { type CreatureId } from '../../../src/rules/combat/creature.ts';
import {
  type Entrant,
  type FightAction,
  joinFight,
  legalActions,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import { type Dice, seededDice } from '../../../src/rules/dice.ts';
import { type Stats } from '../../../src/rules/hero/stats.ts';
import { type Card, ultimateForms } from '../../../src/rules/items/card.ts';
import { greater } from '../../../src/rules/items/greater.ts';
import { isUltimate, ultimateAs } from '../../../src/rules/items/ultimate.ts';
import { fightDrawn } from '../drawn-fight.ts';
import { companionsWith, wearing } from './mill.ts';
import { type ItemCard } from './shelves.ts';

const games = 12;

/** ITEM-10, ITEM-23: late in a season, when what grows with a level has grown. */
export const exalted = { level: 20, holy: 5 };

/** What somebody may do again and again, as long as it can. */
export const habits = ['attack', 'hide', 'move', 'activate'] as const;
type Habit = (typeof habits)[number];

/** So many games each habit is played, with high dice and with low ones. */
const gamesOfHabit = 2;

/**
 * Those things played in many ways, and as somebody does who has each of these habits; what one of these
 * games showed, null where none showed anything.
 */
export function inManyWays(
  things: readonly ItemCard[],
  showing: (cards: readonly Card[], play: Play) => string | null,
  stubbornly: readonly Habit[] = [],
): string | null {
  const ways: { game: number; habit?: Habit }[] = [
    ...Array.from({ length: games }, (_, game) => ({ game })),
    ...stubbornly.flatMap((habit) =>
      Array.from({ length: gamesOfHabit }, (_, game) => ({ game, habit })),
    ),
  ];
  for (const cards of inEachForm(things))
    for (const { game, habit } of ways) {
      const dice = seededDice(`${cards.map(({ name }) => name).join()} ${game}`);
      const play = { dice: falling(dice, game), choice: dice, eager: game % 2 === 0, habit };
      const shown = showing(cards, play);
      if (shown !== null) return shown;
    }
  return null;
}

/** Room for many more than two, and something to fall into. */
const yardWith = (row: string): string =>
  ['............', row, ...new Array<string>(7).fill('............')].join('\n');
const yard = yardWith('....AB~^....');
/** PERC-02: nobody hides in view of an enemy. */
const screened = yardWith('....A#B~^...');

/** ITEM-20, FORGE-02: an ultimate as the one and as the other; all of them as they are, and all made greater. */
export function inEachForm(suspects: readonly ItemCard[]): Card[][] {
  let all: Card[][] = [[]];
  for (const { card } of suspects) {
    const forms: Card[] = isUltimate(card)
      ? ultimateForms.map((form) => ultimateAs(card, form))
      : [card];
    all = all.flatMap((cards) => forms.map((one) => [...cards, one]));
  }
  return [...all, ...all.map((cards) => cards.map(greater))];
}

/**
 * Two who both wear all of these, and who comes along with them; each has lost `damageTaken` of its HP.
 * `enemies`: the stats of the second, where they are others.
 */
export function meeting(
  cards: readonly Card[],
  stats: Partial<Stats>,
  damageTaken: number,
  { habit }: Play,
  enemies = stats,
): Fight {
  const fight = fightDrawn(habit === 'hide' ? screened : yard, {
    creatures: {
      A: { ...wearing(cards, 0, stats, exalted), damageTaken },
      B: { ...wearing(cards, 20, enemies, exalted), damageTaken },
    },
  });
  const along = (letter: string, first: number) =>
    cards.flatMap((card, at) => companionsWith(card, letter, first + 2 * at));
  return joined(fight, [...along('A', 40), ...along('B', 60)]);
}

/** The same with those in it, too; what its beginning asks about is not used. */
export const joined = (fight: Fight, [one, ...more]: readonly Entrant[]): Fight =>
  one ? led(joinFight(declined(fight), [one, ...more], constantly).fight) : fight;

/** COMBAT-14: nobody joins while somebody is asked. */
function declined(fight: Fight): Fight {
  let now = fight;
  while (now.pending) {
    const { of, item } = now.pending.asked;
    const fought = takeAction(now, of, { do: 'answer', item, use: false }, constantly);
    if ('refused' in fought) throw new Error(`not declined: ${JSON.stringify(fought)}`);
    now = fought.fight;
  }
  return now;
}

/** ITEM-24: those who have just come have their actions in the turn that runs. */
function led(fight: Fight): Fight {
  const companions = companionsOf(fight, fight.turn.of).map((one) => [one.id, actionsOf(one)]);
  return {
    ...fight,
    turn: { ...fight.turn, companions: Object.fromEntries(companions) as Record<string, number> },
  };
}

const constantly: Dice = { roll: () => 1 };

/** Every third time each roll is high, every third low, since luck must not hide anything. */
const falling = (dice: Dice, game: number): Dice => ({
  roll: (sides, purpose) => {
    if (game % 3 === 2) return dice.roll(sides, purpose);
    return game % 3 === 0
      ? Math.max(1, sides - dice.roll(2, purpose) + 1)
      : dice.roll(Math.min(3, sides), purpose);
  },
});

/** `eager`: whoever can use a thing does nothing else; `habit`: nobody does anything but that. */
export type Play = { dice: Dice; choice: Dice; eager: boolean; habit?: Habit | undefined };

/** What somebody whose time it is to act does next; null: there is nothing more to do. */
export function chosen(fight: Fight, play: Play): { of: CreatureId; action: FightAction } | null {
  const { turn, pending } = fight;
  const actors = pending
    ? [pending.asked.of]
    : [turn.of, ...companionsOf(fight, turn.of).map(({ id }) => id)];
  const from = play.choice.roll(actors.length, '') - 1;
  for (const of of [...actors.slice(from), ...actors.slice(0, from)]) {
    const action = chosenBy(of, fight, play);
    if (action) return { of, action };
  }
  return null;
}

function chosenBy(of: CreatureId, fight: Fight, play: Play): FightAction | undefined {
  const { choice, eager, habit } = play;
  const legal = legalActions(fight, of);
  if (habit && !fight.pending) return again(fight, legal, habit, choice);
  const answers = legal.filter((one) => one.do === 'answer' && one.use);
  const uses = legal.filter(({ do: what }) => what === 'activate');
  const blows = legal.filter(
    ({ do: what }) => what === 'attack' || what === 'hide' || what === 'move',
  );
  const among = [answers, uses, blows].find(
    (some) => some.length > 0 && (eager || choice.roll(4, '') > 1),
  );
  const from = among ?? [...answers, ...uses, ...blows];
  return from[choice.roll(Math.max(1, from.length), '') - 1];
}

/**
 * The same kind of act once more: at somebody who was called, else at nobody, as who calls somebody does,
 * else at whomever.
 */
function again(
  { creatures }: Fight,
  legal: readonly FightAction[],
  habit: Habit,
  choice: Dice,
): FightAction | undefined {
  const all = legal.filter((one) => one.do === habit);
  const aimed = (at: (targets: readonly CreatureId[]) => boolean) =>
    all.filter((one) => 'targets' in one && at(one.targets));
  const called = aimed((targets) => targets.some((id) => creatures[id]?.summoned));
  const free = aimed((targets) => targets.length === 0);
  const from = [called, free, all].find((some) => some.length > 0) ?? [];
  return from[choice.roll(Math.max(1, from.length), '') - 1];
}
