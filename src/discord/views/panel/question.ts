import { plain as aloud } from '../../../rules/abilities/aloud/index.ts';
import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView, usesLeftOf } from '../../../rules/sight/views.ts';
import { button, buttonRows, type Row } from '../../screen.ts';
import { ownKit } from '../areas.ts';
import { escape, plain } from '../escape.ts';
import { usesText } from '../items.ts';
import { capital } from '../lists.ts';
import { setOffText } from '../set-off.ts';
import { lasting } from '../times.ts';
import { idsOf } from './ids.ts';
import { isWalking } from './walk.ts';

/** `companions`: who is asked may be one of those. */
type Asking = Pick<HeroView, 'everyone' | 'moveUntil'> & Partial<Pick<HeroView, 'companions'>>;

/** ITEM-24, COMBAT-14: the fight as whoever is asked has it, the hero or who comes along. */
const seatAsked = ({ companions = [] }: Asking, fight: FightView): FightView =>
  [fight, ...companions].find(({ asked }) => asked !== undefined) ?? fight;

type Question = { item: string; name: string; setOff: string | null; die: string; card: string };

/** COMBAT-14: which ability the fight asks its player about; null while it asks nothing. */
function questionIn(fight: FightView, along = false): Question | null {
  const { item, place } = fight.asked ?? {};
  const thing = ownKit(fight).find((one) => one.item === item);
  if (!thing) return null;
  const told = fight.log.findLast((event) => event.kind === 'asked');
  const name = told?.ability ?? thing.name;
  const ability =
    place === undefined
      ? thing.abilities.find((one) => 'when' in one && (one.name ?? thing.name) === name)
      : thing.abilities[place];
  const setOff = ability && 'when' in ability ? setOffText(ability.when, along) : null;
  const die = told?.natural === undefined ? '' : ` (the d20 shows ${told.natural})`;
  const said = ability && aloud(ability);
  const card = said ? ` ${escape(said)}${powerText(said, thing.x)}${leftText(thing, name)}` : '';
  return { item: thing.item, name, setOff, die, card };
}

/** What it would answer to, as far as its player knows, and until when; null: nothing is asked. */
export function questionText(view: Asking, fight: FightView): string | null {
  const seat = seatAsked(view, fight);
  const of = seat.creatures.find(({ id }) => id === seat.you && id !== fight.you);
  const question = questionIn(seat, of !== undefined);
  if (!question) return null;
  const { everyone, moveUntil } = view;
  const along = of ? ` of ${escape(of.name)}` : '';
  const who = of && question.card !== '' ? ` (“You” is ${escape(of.name)} in that.)` : '';
  const { name, setOff, die, card } = question;
  const whose = fight.turn.name === '' ? 'somebody unseen' : escape(fight.turn.name);
  const turn = fight.turn.yours ? 'in your own turn' : `in the turn of ${whose}`;
  const until = moveUntil === null ? '' : `, ${lasting(moveUntil, everyone.pausedSince)}`;
  const what = setOff === null ? `It can answer now` : `It would answer to this: ${setOff}${die}`;
  return `**Use ${escape(name)}${along}?** ${what}, ${turn}.${card}${who} ${isWalking(fight) ? 'Your loot turn' : 'The fight'} waits for your word${until}. ${standsText(seat)}`;
}

/** STAT-12: as it is now. */
const powerText = (text: string, x: number): string =>
  /\bX\b/.test(text) ? ` X is ${x} now.` : '';

/** ITEM-27: of what can be used only so often in a week or a game. */
function leftText(thing: Thing, name: string): string {
  const uses = usesLeftOf(thing, thing).find(({ ability }) => ability === name);
  return uses ? ` ${capital(usesText(uses.left, uses.each))}.` : '';
}
type Thing = ReturnType<typeof ownKit>[number];

/** COMBAT-14, ENTER-04: for how long the word holds. */
const standsText = ({ asked }: FightView): string =>
  asked?.stands
    ? 'A no counts for each action of this loot turn until you are hurt or in a combat; `/me answers` has you asked again, or says it for good.'
    : '`/me answers` gives it for every time.';

/** Two buttons that name the ability; none while nothing is asked, or the game is paused. */
export function questionRows(view: HeroView, fight: FightView): Row[] {
  const seat = seatAsked(view, fight);
  const question = seat.legal.length > 0 ? questionIn(seat) : null;
  if (!question) return [];
  const { item } = question;
  const name = plain(question.name);
  const id = idsOf(view, seat.you);
  return buttonRows([
    button(`Use ${name}`, id('answer', `${item}.yes`), 'good'),
    button(`Do Not Use ${name}`, id('answer', `${item}.no`)),
  ]);
}
