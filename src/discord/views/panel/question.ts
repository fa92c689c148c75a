import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { button, buttonRows, type Row } from '../../screen.ts';
import { ownKit } from '../areas.ts';
import { escape, plain } from '../escape.ts';
import { setOffText } from '../set-off.ts';
import { lasting } from '../times.ts';
import { idsOf } from './ids.ts';
import { isWalking } from './walk.ts';

type Question = { item: string; name: string; setOff: string | null; die: string };

/** COMBAT-14: which ability the fight asks its player about; null while it asks nothing. */
function questionIn(fight: FightView): Question | null {
  const { item, place } = fight.asked ?? {};
  const thing = ownKit(fight).find((one) => one.item === item);
  if (!thing) return null;
  const told = fight.log.findLast((event) => event.kind === 'asked');
  const name = told?.ability ?? thing.name;
  const ability =
    place === undefined
      ? thing.abilities.find((one) => 'when' in one && (one.name ?? thing.name) === name)
      : thing.abilities[place];
  const setOff = ability && 'when' in ability ? setOffText(ability.when) : null;
  const die = told?.natural === undefined ? '' : ` (the d20 shows ${told.natural})`;
  return { item: thing.item, name, setOff, die };
}

/** What it would answer to, as far as its player knows, and until when; null: nothing is asked. */
export function questionText(
  { everyone, moveUntil }: Pick<HeroView, 'everyone' | 'moveUntil'>,
  fight: FightView,
): string | null {
  const question = questionIn(fight);
  if (!question) return null;
  const { name, setOff, die } = question;
  const whose = fight.turn.name === '' ? 'somebody unseen' : escape(fight.turn.name);
  const turn = fight.turn.yours ? 'in your own turn' : `in the turn of ${whose}`;
  const until = moveUntil === null ? '' : `, ${lasting(moveUntil, everyone.pausedSince)}`;
  const what = setOff === null ? `It can answer now` : `It would answer to this: ${setOff}${die}`;
  return `**Use ${escape(name)}?** ${what}, ${turn}. ${isWalking(fight) ? 'Your loot turn' : 'The fight'} waits for your word${until}.`;
}

/** Two buttons that name the ability; none while nothing is asked, or the game is paused. */
export function questionRows(view: HeroView, fight: FightView): Row[] {
  const question = fight.legal.length > 0 ? questionIn(fight) : null;
  if (!question) return [];
  const { item } = question;
  const name = plain(question.name);
  const id = idsOf(view);
  return buttonRows([
    button(`Use ${name}`, id('answer', `${item}.yes`), 'good'),
    button(`Do Not Use ${name}`, id('answer', `${item}.no`)),
  ]);
}
