import { takeAction } from '../../../src/rules/combat/index.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { idOf } from '../drawn-fight.ts';
import { goRound, type Suspects, suspectsAmong } from './endless.ts';
import { chosen, habits, inManyWays, meeting, type Play } from './meeting.ts';
import { mountingAmong } from './mounting.ts';
import { saidBy } from './parts.ts';
import { pin } from './needle.ts';
import { overRounds } from './rounds.ts';
import { type ItemCard } from './shelves.ts';

/** GAME-06: things that go on without end together, and how that showed. */
export type Endless = { things: string[]; how: string };

/** Whoever does so much in one turn is stopped by nothing of the rules. */
const manyActs = 40;

/**
 * All sets of up to three things that let a hero act, or set off one another, without end, or with which
 * gold or stats go on growing from round to round.
 */
export function endlessAmong(cards: readonly ItemCard[]): { tried: number; found: Endless[] } {
  const found: Endless[] = [];
  let tried = 0;
  const look = (suspects: Suspects, how: (cards: readonly Card[], play: Play) => string | null) => {
    // What is endless alone is so with anything beside it.
    const things = suspects.map(({ id }) => id);
    if (found.some((one) => one.things.every((id) => things.includes(id)))) return;
    tried += 1;
    const shown = inManyWays(suspects, how, how === overRounds ? blowsOf(suspects) : habits);
    if (shown !== null) found.push({ things, how: shown });
  };
  for (const suspects of suspectsAmong(cards)) {
    look(suspects, inOneTurn);
    if (goRound(suspects)) look(suspects, onceBegun);
  }
  for (const suspects of mountingAmong(cards)) look(suspects, overRounds);
  return { tried, found };
}

/**
 * What a round may grow by besides things that are used: blows, where a thing goes by them. Of things
 * together that is left out, as it takes too long.
 */
const blowsOf = (things: readonly ItemCard[]) =>
  things.length === 1 &&
  things.flatMap(saidBy).some(({ ability }) => 'when' in ability && byBlows.test(ability.when))
    ? (['attack'] as const)
    : [];

const byBlows = /attack|hit|struck|miss/;

const lasting = { hp: 400, accuracy: 4, dodge: 12 };

/** What goes round may wait for what none of these things does first. */
const onceBegun = (cards: readonly Card[], play: Play): string | null =>
  inOneTurn([...cards, pin], play);

/** One hero, and who came along, do whatever they may, things before all else, until its turn is over. */
function inOneTurn(cards: readonly Card[], play: Play): string | null {
  const me = idOf('A');
  const fight = meeting(cards, lasting, 150, play);
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
