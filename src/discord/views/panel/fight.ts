import { type FightView, type SeenCreature } from '../../../rules/sight/fight.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { boardText, lettersOf, signsOf, trapsText } from '../board.ts';
import { bearing } from '../compass.ts';
import { escape } from '../escape.ts';
import { fightLines } from '../fight-lines.ts';
import { listed } from '../lists.ts';
import { thingsLines } from '../own-things.ts';
import { tileName } from '../tiles.ts';
import { count, lasting } from '../times.ts';
import { questionText } from './question.ts';
import { isWalking } from './walk.ts';

/** How much of what happened is shown. */
const linesShown = 6;

/**
 * `led`: the companion whose move is being chosen (ITEM-24). `pictured`: a picture shows the board, so that
 * words say only where everybody is.
 */
type Shown = { led?: FightView | undefined; pictured?: boolean };

/** What is said of a fight to whoever sits before it: of the game, and until when its move waits. */
type Seated = Pick<HeroView, 'everyone' | 'moveUntil'>;

/** What happened last, then the board, who is who and how they are. */
export function fightText(
  view: Seated,
  fight: FightView,
  { led, pictured = false }: Shown = {},
): string[] {
  const { round } = fight;
  const traps = trapsText(fight);
  const release =
    fight.releaseAfter === null
      ? []
      : [`The monster is released after round ${fight.releaseAfter}, or once both thumbs are up.`];
  return [
    ...fightLines(fight.log).slice(-linesShown),
    '',
    `${isWalking(fight) ? '' : `Round ${round}. `}${questionText(view, fight) ?? moveText(view, fight, led)}`,
    ...release,
    ...thingsLines(led ?? fight),
    ...(pictured ? [] : ['```', boardText(fight), '```']),
    legend(fight, pictured ? (led ?? fight) : null),
    ...(traps === null ? [] : [traps]),
    ...(pictured ? [] : [signsOf(fight)]),
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
  const waits = legal.length > 0 && legal.every(({ do: what }) => free.has(what));
  if (waits) return `The fight waits for somebody’s answer${time}; then your turn goes on.`;
  const actions = `${count(turn.actions, 'action')} left in this turn`;
  return `**It is your move**${time}. You have ${actions}.${companionsText(fight)}`;
}

/** `Remand Hound**, which has 2 actions` */
function ledText({ creatures, turn, you }: FightView): string {
  const name = creatures.find(({ id }) => id === you)?.name ?? '';
  return `${escape(name)}**, which has ${count(turn.companions[you] ?? 0, 'action')}`;
}

/** ITEM-24: whoever of one's own has something left to do besides oneself. */
function companionsText({ creatures, turn, house }: FightView): string {
  const own = creatures.filter(({ id, dead }) => !dead && (turn.companions[id] ?? 0) > 0);
  if (own.length === 0) return '';
  const names = listed(own.map(({ name }) => escape(name)));
  return house?.companions === 'wait'
    ? ` ${names} ${own.length > 1 ? 'wait' : 'waits'}, as your table has settled.`
    : ` ${names} ${own.length > 1 ? 'act by themselves' : 'acts by itself'} once you end your turn.`;
}

/** What can be done in the midst of another act, too. */
const free = new Set<string>(['health check', 'concede']);

/** `from`: where everybody stands is told as seen from there. */
function legend(fight: FightView, from: FightView | null): string {
  const letters = lettersOf(fight.creatures);
  const own = from?.creatures.find(({ id }) => id === from.you);
  return fight.creatures
    .map((one) => {
      const states = [stateOf(fight, one), ...placeOf(one, own)];
      return `\`${letters.get(one.id) ?? '?'}\` ${escape(one.name)}: ${states.join(', ')}`;
    })
    .join('\n');
}

/** `on N28 (1 west)` */
function placeOf({ id, tile, dead }: SeenCreature, own: SeenCreature | undefined): string[] {
  if (own === undefined || dead) return [];
  return [`on ${tileName(tile)}${id === own.id ? '' : ` (${bearing(own.tile, tile)})`}`];
}

function stateOf(fight: FightView, creature: SeenCreature): string {
  const { hp } = creature;
  const isYou = creature.id === fight.you;
  const own = isYou ? 'you, ' : hp ? `yours, ${hp.now} of ${hp.most} HP, ` : '';
  const shown = Object.entries(creature.stats).map(([stat, n]) => `${stat} ${n}`);
  const thumb = fight.thumbsUp.includes(creature.id) ? ['thumb up'] : [];
  const half = fight.half === creature.id ? ['**yours to beat**'] : [];
  const guise = creature.guise === undefined ? [] : [escape(creature.guise)];
  return own + [...half, ...guise, creature.health, ...shown, ...thumb].join(', ');
}
