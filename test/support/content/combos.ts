import { withCrystals } from '../../../src/rules/abilities/crystals.ts';
import { takeAction } from '../../../src/rules/combat/index.ts';
import { type Card } from '../../../src/rules/items/card.ts';
import { idOf } from '../drawn-fight.ts';
import { goRound, type Suspects, suspectsAmong } from './endless.ts';
import { chosen, habits, inEachForm, inManyWays, meeting, type Play } from './meeting.ts';
import { mountingAmong } from './mounting.ts';
import { pin } from './needle.ts';
import { overRounds } from './rounds.ts';
import { type ItemCard } from './shelves.ts';
import { inTurmoil } from './turmoil.ts';

/** GAME-06: things that go on without end together, and how that showed. */
export type Endless = { things: string[]; how: string };

/** Whoever does so much in one turn is stopped by nothing of the rules. */
const manyActs = 40;

/**
 * All sets of up to three things that let a hero act, or set off one another, without end, or with which
 * gold or stats go on growing from round to round.
 */
export function endlessAmong(all: readonly ItemCard[]): { tried: number; found: Endless[] } {
  const cards = all.map(powered);
  const found: Endless[] = [];
  let tried = 0;
  const look = (suspects: Suspects, how: (suspects: Suspects) => string | null) => {
    // What is endless alone is so with anything beside it.
    const things = suspects.map(({ id }) => id);
    if (found.some((one) => one.things.every((id) => things.includes(id)))) return;
    tried += 1;
    const shown = how(suspects);
    if (shown !== null) found.push({ things, how: shown });
  };
  for (const suspects of suspectsAmong(cards)) {
    look(suspects, (things) => inManyWays(things, inOneTurn, habits));
    if (!goRound(suspects)) continue;
    look(suspects, (things) => inManyWays(things, onceBegun, habits));
    look(suspects, (things) => inManyWays(things, uponAnybody, habits));
  }
  for (const suspects of mountingAmong(cards)) look(suspects, growing);
  return { tried, found };
}

/** More than any thing of the stock asks for. */
const crystals = 3;

/** ITEM-13: tech equipment with crystals in it, since most of what it does is dead without. */
const powered = ({ id, card }: ItemCard): ItemCard => ({
  id,
  card: card.kinds.includes('tech equipment')
    ? { ...card, abilities: withCrystals(card.abilities, crystals) }
    : card,
});

/** What grows with them where all comes about that can set them off, or as two use them as they like. */
function growing(things: Suspects): string | null {
  for (const cards of inEachForm(things)) {
    const shown = inTurmoil(cards);
    if (shown !== null) return shown;
  }
  return inManyWays(things, overRounds);
}

const lasting = { hp: 400, accuracy: 4, dodge: 12 };

/** What goes round may wait for what none of these things does first. */
const onceBegun = (cards: readonly Card[], play: Play): string | null =>
  inOneTurn([...cards, pin], play);

/** What goes round by blows is not over because the one who is struck is dead. */
const uponAnybody = (cards: readonly Card[], play: Play): string | null =>
  inOneTurn(cards, play, { ...lasting, hp: 40_000 });

/** One hero, and who came along, do whatever they may, things before all else, until its turn is over. */
function inOneTurn(cards: readonly Card[], play: Play, enemies = lasting): string | null {
  const me = idOf('A');
  const fight = meeting(cards, lasting, 150, play, enemies);
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
