import { type HeroView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, buttonRows, card, row, type Screen } from '../../screen.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { orbAmong } from '../map.ts';
import { called } from '../names.ts';
import { count } from '../times.ts';
import { idsOf } from './ids.ts';
import { backTo } from './orb.ts';

const passing = {
  'make-up': [
    'You make this turn up once all others have had theirs. Whoever makes a turn up is **not in this week’s duel** (TURN-06).',
    'Pass for a Make-up',
    'plain',
  ],
  strike: [
    'The monster is undefeated: you will **not loot this week**, and it is a **strike**. Three strikes lose the game.',
    'Take the Strike',
    'danger',
  ],
  forfeit: ['This make-up turn is lost; you will not loot this week.', 'Give It Up', 'danger'],
} as const;

/** TURN-06: no make-up turn, but passing one more would have been one. */
function lostBy({ everyone }: HeroView): string {
  if (everyone.turn?.kind === 'make-up') return passing.forfeit[0];
  const limit = everyone.house['make-up limit'];
  return `You have made up ${count(limit, 'turn')}, the limit in this game (TURN-06): this turn is lost, and you will not loot this week.`;
}

/** Asks before a turn is passed, saying what that means now. */
export function surePass(view: HeroView): Screen | null {
  if (view.legal.pass === null) return null;
  const [text, label, tone] = passing[view.legal.pass];
  const limit = view.everyone.house['make-up limit'];
  const limited =
    view.legal.pass === 'make-up' && limit > 0
      ? [`In this game you can make up ${count(limit, 'turn')} in all.`]
      : [];
  const strikes =
    view.legal.pass === 'strike' ? [`You have ${view.hero.strikes} of 3 strikes.`] : [];
  return card(
    'Pass your turn?',
    [view.legal.pass === 'forfeit' ? lostBy(view) : text, ...limited, ...strikes],
    [...buttonRows([button(label, idsOf(view)('pass-sure'), tone), backTo(view)])],
  );
}

/**
 * ENTER-10: asks before one leaves what one could still pay for, or open with the week's key (ORB-08); null
 * where there is nothing of that.
 */
export const sureEnd = (view: HeroView): Screen | null =>
  sureLeaving(view, [...keyText(view), ...payableText(view)]);

/** ORB-08: the same where somebody has typed that they leave: only of what costs nothing more. */
export const sureEndTyped = (view: HeroView): Screen | null => sureLeaving(view, keyText(view));

function sureLeaving(view: HeroView, text: readonly string[]): Screen | null {
  if (!view.legal.endTurn || text.length === 0) return null;
  return card(
    'Leave the menagerie?',
    [...text, 'Once you have left, you come in again only with your next turn (ENTER-10).'],
    [...buttonRows([button('Leave', idsOf(view)('end-turn-sure'), 'main'), backTo(view)])],
  );
}

function keyText({ legal, orbs }: HeroView): string[] {
  const chests = orbs.filter(({ id }) => legal.open.includes(id)).map(({ number }) => number);
  return chests.length === 0
    ? []
    : [
        `You have the week’s key, which can still open a chest for nothing more: orb ${chests.join(' or ')}. It opens none any more once you have left (ORB-08).`,
      ];
}

/** What the key opens anyway is not among it. */
function payableText({ legal, orbs, free }: HeroView): string[] {
  const payable = orbs.filter(({ id }) => legal.buy.includes(id) && !legal.open.includes(id));
  if (payable.length === 0) return [];
  const names = payable.slice(0, named).map((orb) => escape(orbAmong(orb)));
  const more = payable.length - names.length;
  const all = listed([...names, ...(more > 0 ? [`${count(more, 'other')}`] : [])]);
  return [`You have ${free} gold free and could still buy ${all}.`];
}

/** So many of the orbs that one could buy are named. */
const named = 5;

/** Asks before a duel is given up. */
export const sureConcede = (view: HeroView): Screen =>
  card(
    'Concede the duel?',
    ['You take a knee, and your opponent **wins at once**. It cannot be taken back.'],
    buttonRows([button('Concede for Good', idsOf(view)('concede-sure'), 'danger'), backTo(view)]),
  );

/** Asks before a hero leaves a game that runs. */
export function sureLeave(view: HeroView): Screen {
  const { hero, everyone, legal } = view;
  // Asked again in another week: nobody loses a game by a button that they have forgotten.
  const subject = String(everyone.week);
  const sure = writeCustomId('leave-sure', { game: everyone.game, subject, hero: hero.id });
  return card(
    'Leave the game?',
    [
      `${called(hero)} **loses the game** (GAME-03): things and gold go, and there is no way back.`,
      ...(legal.pass === null ? [] : ['To miss only a turn, pass it instead.']),
    ],
    [row(button('Leave for Good', sure, 'danger'), backTo(view))],
  );
}
