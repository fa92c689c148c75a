import { type HeroId } from '../../../rules/names.ts';
import { type HeroView, type PublicView } from '../../../rules/sight/views.ts';
import { betExample } from '../bets.ts';
import { escape } from '../escape.ts';
import { capital } from '../lists.ts';
import { whyLost } from '../lost.ts';
import { phaseNames, turnNames } from '../phases.ts';
import { lasting, when } from '../times.ts';
import { whose } from '../turns.ts';

/** What goes on in the game, in a line or two, the same for everybody. */
export function situation(view: PublicView): string[] {
  const { phase, week, turn, pausedSince } = view;
  if (phase === 'lobby') return ['The lobby is open; the host starts the game.'];
  if (phase === 'over' || phase === 'cancelled') return [`${capital(phaseNames[phase])}.`];
  const lines = [week === 0 ? firstWeek : `Week ${week}: ${phaseNames[phase]}.`];
  if (pausedSince !== null) return [...lines, ...pausedLines(view, pausedSince)];
  if (turn) {
    const until = turn.until === null ? '' : `, until ${when(turn.until)}`;
    lines.push(`Turn of ${whose(turn)} (${turnNames[turn.kind]})${until}.`);
    return lines;
  }
  return [...lines, ...comingDuel(view), ...duelTime(view)];
}

/** GAME-01: between the start and the first level-up. */
const firstWeek =
  'The game has started, and week 1 begins at once: everybody is paid, and the first turn is unlocked.';

/** DUEL-01: who fights next, between the last turn and the naming of the duel. */
const comingDuel = ({ duelists }: PublicView): string[] =>
  duelists === null
    ? []
    : [
        `The duel comes next: **${duelists.map(({ name }) => escape(name)).join('** against **')}**.`,
      ];

/** Until when features are awaited or bets are open, where either is. */
export function duelTime({ duel, phase, pausedSince }: PublicView): string[] {
  if (!duel || duel.until === null) return [];
  const feature = phase === 'feature';
  if (pausedSince === null)
    return [`${feature ? 'Features are due' : 'Bets close'} ${when(duel.until)}.`];
  const left = lasting(duel.until, pausedSince);
  return [`${feature ? 'Features are awaited' : 'Bets are open'}: ${left}.`];
}

function pausedLines(view: PublicView, since: number): string[] {
  const lines = ['The game is **paused**. Every deadline moves by as long as that lasts.'];
  const { turn } = view;
  if (!turn) return [...lines, ...duelTime(view)];
  const left = turn.until === null ? '' : `: ${lasting(turn.until, since)}`;
  return [...lines, `Turn of ${whose(turn)} (${turnNames[turn.kind]})${left}.`];
}

/** What this player can or must do now; null when there is nothing but to wait. */
export function callToAct(view: HeroView): string | null {
  const { legal, everyone, fight, hero } = view;
  if (everyone.winners.includes(hero.id)) return wonText(everyone);
  if (hero.lost) {
    const isOver = everyone.phase === 'over' || everyone.phase === 'cancelled';
    return `You have lost this game${whyLost(hero.lost)}.${isOver ? '' : ' You can watch how it goes on.'}`;
  }
  // Its board says whose move it is.
  if (fight && !fight.outcome) return null;
  if (legal.enter) return enterText(view);
  if (legal.endTurn) return 'You are in the menagerie: choose an orb, or end your turn.';
  if (everyone.duelists?.some(({ id }) => id === hero.id) === true)
    return '**You fight this week’s duel**: you are called in a moment to post your feature.';
  if (legal.postFeature)
    return 'You fight this week’s duel: **post your feature** before it is due.';
  if (legal.bet) return betText(legal.bet);
  return everyone.pausedSince === null && everyone.turn !== null
    ? inTheVoid(everyone, hero.id)
    : null;
}

/** GAME-02, GAME-07 */
const wonText = ({ winners }: PublicView): string =>
  winners.length > 1
    ? '**You have won the game**, and share the first place.'
    : '**You have won the game.**';

function betText({ on, most }: NonNullable<HeroView['legal']['bet']>): string {
  const example = on.find(({ pick }) => pick === 'tie') ?? on[0];
  return `You can bet on the duel below, or write me “${betExample(most, example?.name ?? null)}”.`;
}

function inTheVoid({ toCome, makeUps }: PublicView, hero: HeroId): string {
  return makeUps.includes(hero) || toCome.includes(hero)
    ? 'You are in the void: equip what you like, and wait for your turn.'
    : 'You are in the void: equip what you like. Your turn of this week is over.';
}

const passMeans = {
  'make-up':
    'Passing lets you make it up once all others have had theirs, but not fight this week’s duel.',
  strike: 'Passing costs you a strike (three lose the game) and this week’s loot.',
  forfeit: 'Passing gives this turn up.',
};

function enterText({ everyone, hero, legal }: HeroView): string {
  if (legal.endTurn) return `${comeInText(legal.enterOn !== null)}${clockText(everyone)}`;
  const { turn } = everyone;
  const name = escape(everyone.monster?.name ?? 'the monster');
  // DUEL-10: the first of the two has been told to have fallen.
  const monster = everyone.monster?.second ? `the second ${name}` : name;
  const other = turn?.hero === hero.id ? turn.with?.name : turn?.name;
  const first = turn?.with
    ? pairText(escape(other ?? ''), monster)
    : turn?.kind === 'monster'
      ? `**It is your turn**: enter and fight ${monster}.`
      : `**It is your turn**: enter and loot.${clockText(everyone)}`;
  return legal.pass === null ? first : `${first} ${passMeans[legal.pass]}`;
}

/** ENTER-03: where the house has it so, before the clock runs. */
const clockText = ({ house }: PublicView): string =>
  house['loot clock'] === 1
    ? ' Once you come in it lasts 30 minutes by the clock at most, which only combats stop (ENTER-03).'
    : '';

/** DUEL-10 */
const pairText = (other: string, monster: string): string =>
  `**It is your turn, together with ${other}**, as your duel was a tie (DUEL-10): two of ${monster} wait, and one is dealt to each of you. You can neither harm nor hinder each other, and whoever’s own falls first loots first. Whoever of you enters first brings both in; moves that nobody makes in time are played.`;

/** ENTER-10: whoever has beaten the monster, in its arena, has yet to come in where the loot lies. */
const comeInText = (canChoose: boolean): string =>
  `**The monster is beaten, and the loot is yours to look through.** You fought in an arena apart from it: press **Enter** to come in and loot${canChoose ? ', or choose the door below; whatever else you do there, buying or identifying included, brings you in through one by lot' : ''}. It is all one turn.`;
