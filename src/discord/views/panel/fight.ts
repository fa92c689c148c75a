import { toldApart } from '../told-apart.ts';
import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { trapsText } from '../board.ts';
import { standing } from '../creature-state.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { forNowLines } from '../for-now.ts';
import { thingsLines } from '../own-things.ts';
import { count, lasting, span } from '../times.ts';
import { questionText } from './question.ts';
import { shutLines } from './shut.ts';
import { isWalking } from './walk.ts';
import { happenedLines } from './what-happened.ts';

/** What is said of a fight to whoever sits before it: of the game, and until when its move waits. */
type Seated = Pick<HeroView, 'everyone' | 'moveUntil'> & Partial<Pick<HeroView, 'companions'>>;

/**
 * What happened last, whose move it is, then who is where and how they are: the board itself is a picture.
 * `led`: the companion whose move is being chosen (ITEM-24). `tells`: the panel has what happened already.
 */
export function fightText(
  view: Seated,
  fight: FightView,
  led?: FightView,
  tells = false,
): string[] {
  const { round } = fight;
  const traps = trapsText(fight);
  const release =
    fight.releaseAfter === null
      ? []
      : [`The monster is released after round ${fight.releaseAfter}, or once both thumbs are up.`];
  return [
    ...(tells ? [] : [...happenedLines(fight), '']),
    `${isWalking(fight) ? '' : `Round ${round}. `}${questionText(view, fight) ?? moveText(view, fight, led)}`,
    ...stillText(fight),
    ...shutLines(led ?? fight),
    ...release,
    ...forNowLines(led ?? fight),
    ...thingsLines(led ?? fight),
    ...standing(fight, led ?? fight),
    ...(traps === null ? [] : [traps]),
  ];
}

/** ENTER-03, ENTER-04: what a combat in a loot turn leaves of it. */
function stillText({ walk }: FightView): string[] {
  if (!walk?.combat) return [];
  const rest = walk.rest === undefined ? '' : ` and ${span(walk.rest)}`;
  return [
    `Your loot turn stands still until this combat is over: ${count(walk.left, 'action')}${rest} of it are left.`,
  ];
}

/** Whose move it is and until when (DUEL-13); a pause moves that, so what counts then is what is left. */
function moveText(
  { everyone, moveUntil }: Seated,
  fight: FightView,
  led: FightView | undefined,
): string {
  const { turn, order, legal } = fight;
  const { pausedSince } = everyone;
  const joint = pausedSince === null ? ', ' : ': ';
  const time = moveUntil === null ? '' : `${joint}${lasting(moveUntil, pausedSince)}`;
  if (order.length === 0) return `The fight begins once a question has been answered${time}.`;
  const name = turn.name === '' ? 'somebody unseen' : escape(turn.name);
  if (led) return `**You lead ${ledText(led)} left in this turn${time}.`;
  if (!turn.yours) return `It is the move of ${name}${time}.`;
  // COMBAT-14: that somebody is asked is told to whoever tries to act, and about what to nobody.
  const waits = pausedSince === null && legal.every(({ do: what }) => free.has(what));
  if (waits) return `The fight waits for somebody’s answer${time}; then your turn goes on.`;
  const actions = `${count(turn.actions, 'action')} left in this turn`;
  return `**It is your move**${time}. You have ${actions}.${rideText(fight)}${companionsText(fight)}`;
}

/** MOVE-12: what carries one is led, as who rides has no move of their own. */
function rideText({ creatures, turn, you }: FightView): string {
  const mount = creatures.find(({ id }) => id === you)?.mount ?? null;
  const name = creatures.find(({ id }) => id === mount)?.name;
  return mount === null || name === undefined || (turn.companions[mount] ?? 0) < 1
    ? ''
    : ` You ride ${escape(name)}: to move, press **Lead ${escape(name)}**.`;
}

/** `Remand Hound**, which has 2 actions` */
function ledText({ creatures, turn, you }: FightView): string {
  return `${escape(toldApart({ creatures }, you))}**, which has ${count(turn.companions[you] ?? 0, 'action')}`;
}

/** ITEM-24: whoever of one's own has something left to do besides oneself. */
function companionsText({ creatures, turn, house }: FightView): string {
  const own = creatures.filter(({ id, dead }) => !dead && (turn.companions[id] ?? 0) > 0);
  if (own.length === 0) return '';
  const names = listed(own.map(({ id }) => escape(toldApart({ creatures }, id))));
  return house?.companions === 'wait'
    ? ` ${names} ${own.length > 1 ? 'wait' : 'waits'}, as your table has settled.`
    : ` ${names} ${own.length > 1 ? 'act by themselves' : 'acts by itself'} once you end your turn.`;
}

/** What can be done in the midst of another act, too. */
const free = new Set<string>(['health check', 'concede']);
