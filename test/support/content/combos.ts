import { actionsOf, companionsOf } from '../../../src/rules/combat/acting.ts';
import { type CreatureId } from '../../../src/rules/combat/creature.ts';
import {
  type FightAction,
  joinFight,
  legalActions,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import { type Dice, seededDice } from '../../../src/rules/dice.ts';
import { type Card, ultimateForms } from '../../../src/rules/items/card.ts';
import { isUltimate, ultimateAs } from '../../../src/rules/items/ultimate.ts';
import { fightDrawn, idOf } from '../drawn-fight.ts';
import { type Suspects, suspectsAmong } from './endless.ts';
import { companionsWith, wearing } from './mill.ts';
import { type ItemCard } from './shelves.ts';

/** GAME-06: things that go on without end together, and how that showed. */
export type Endless = { things: string[]; how: string };

/** Whoever does so much in one turn is stopped by nothing of the rules. */
const manyActs = 40;
const games = 12;

/** All sets of up to three things that let a hero act, or set off one another, without end. */
export function endlessAmong(cards: readonly ItemCard[]): { tried: number; found: Endless[] } {
  const found: Endless[] = [];
  let tried = 0;
  for (const suspects of suspectsAmong(cards)) {
    // What is endless alone is so with anything beside it.
    const things = suspects.map(({ id }) => id);
    if (found.some((one) => one.things.every((id) => things.includes(id)))) continue;
    tried += 1;
    const how = howEndless(suspects);
    if (how !== null) found.push({ things, how });
  }
  return { tried, found };
}

/** Two who both wear all of them, played in many ways; null where each time it came to an end. */
function howEndless(suspects: Suspects): string | null {
  for (const cards of inEachForm(suspects))
    for (let game = 0; game < games; game++) {
      const dice = seededDice(`${cards.map(({ name }) => name).join()} ${game}`);
      const play = { dice: falling(dice, game), choice: dice, eager: game % 2 === 0 };
      const how = inOneTurn(meeting(cards), play);
      if (how !== null) return how;
    }
  return null;
}

/** ITEM-20: an ultimate as the one and as the other. */
function inEachForm(suspects: Suspects): Card[][] {
  let all: Card[][] = [[]];
  for (const { card } of suspects) {
    const forms: Card[] = isUltimate(card)
      ? ultimateForms.map((form) => ultimateAs(card, form))
      : [card];
    all = all.flatMap((cards) => forms.map((one) => [...cards, one]));
  }
  return all;
}

const lasting = { hp: 400, accuracy: 4, dodge: 12 };

function meeting(cards: readonly Card[]): Fight {
  const fight = fightDrawn(['.......', '..AB~^.', '.......', '.......', '.......'].join('\n'), {
    creatures: {
      A: { ...wearing(cards, 0, lasting), damageTaken: 150 },
      B: { ...wearing(cards, 20, lasting), damageTaken: 150 },
    },
  });
  const along = (letter: string, first: number) =>
    cards.flatMap((card, at) => companionsWith(card, letter, first + 2 * at));
  const [one, ...more] = [...along('A', 40), ...along('B', 60)];
  return one ? led(joinFight(fight, [one, ...more], constantly).fight) : fight;
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

/** `eager`: whoever can use a thing does nothing else. */
type Play = { dice: Dice; choice: Dice; eager: boolean };

/** One hero, and who came along, do whatever they may, things before all else, until its turn is over. */
function inOneTurn(fight: Fight, play: Play): string | null {
  const me = idOf('A');
  let now = fight;
  for (let acts = 0; acts <= manyActs; acts++) {
    if (now.outcome || now.turn.of !== me || now.round !== fight.round) return null;
    const next = chosen(now, play);
    if (!next) return null;
    const acted = takeAction(now, next.of, next.action, play.dice);
    if ('refused' in acted) return null;
    if (acted.events.some(({ kind }) => kind === 'chain cut')) return 'a chain of abilities is cut';
    now = acted.fight;
  }
  return `more than ${manyActs} actions in one turn`;
}

/** What somebody whose time it is to act does next; null: there is nothing more to do. */
function chosen(fight: Fight, play: Play): { of: CreatureId; action: FightAction } | null {
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

function chosenBy(of: CreatureId, fight: Fight, { choice, eager }: Play): FightAction | undefined {
  const legal = legalActions(fight, of);
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
