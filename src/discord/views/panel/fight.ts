import { type FightAction } from '../../../rules/combat/action.ts';
import { type FightView, type SeenCreature } from '../../../rules/sight/fight.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, buttonRows, chooser, type Row } from '../../screen.ts';
import { boardText, lettersOf, signsOf } from '../board.ts';
import { escape, plain } from '../escape.ts';
import { fightLines } from '../fight-lines.ts';
import { moveEntries } from '../moves.ts';
import { count, lasting } from '../times.ts';
import { idsOf } from './ids.ts';

/** How much of what happened is shown. */
const linesShown = 6;

/** What happened last, then the board, who is who and how they are. */
export function fightText(view: HeroView, fight: FightView): string[] {
  const { round } = fight;
  const release =
    fight.releaseAfter === null
      ? []
      : [`The monster is released after round ${fight.releaseAfter}, or once both thumbs are up.`];
  return [
    ...fightLines(fight.log).slice(-linesShown),
    '',
    `Round ${round}. ${moveText(view, fight)}`,
    ...release,
    '```',
    boardText(fight),
    '```',
    legend(fight),
    signsOf(fight),
  ];
}

/** Whose move it is and until when (DUEL-13); a pause moves that, so what counts then is what is left. */
function moveText({ everyone, moveUntil }: HeroView, { turn, order }: FightView): string {
  const { pausedSince } = everyone;
  const joint = pausedSince === null ? ', ' : ': ';
  const time = moveUntil === null ? '' : `${joint}${lasting(moveUntil, pausedSince)}`;
  if (order.length === 0) return `The fight begins once a question has been answered${time}.`;
  const name = turn.name === '' ? 'somebody unseen' : escape(turn.name);
  if (!turn.yours) return `It is the move of ${name}${time}.`;
  const actions = `${count(turn.actions, 'action')} left in this turn`;
  return `**It is your move**${time}. You have ${actions}.`;
}

function legend(fight: FightView): string {
  const letters = lettersOf(fight.creatures);
  return fight.creatures
    .map((one) => `\`${letters.get(one.id) ?? '?'}\` ${escape(one.name)}: ${stateOf(fight, one)}`)
    .join('\n');
}

function stateOf(fight: FightView, creature: SeenCreature): string {
  const own = creature.id === fight.you ? 'you, ' : '';
  const shown = Object.entries(creature.stats).map(([stat, n]) => `${stat} ${n}`);
  const thumb = fight.thumbsUp.includes(creature.id) ? ['thumb up'] : [];
  return own + [creature.health, ...shown, ...thumb].join(', ');
}

/** Attacks, moves and the rest, as far as they are allowed now. */
export function fightRows(view: HeroView, fight: FightView, page: number): Row[] {
  const id = idsOf(view);
  const moves = moveEntries(fight);
  return [
    ...attackRows(view, fight),
    ...(moves.length > 0 ? [chooser(id('move'), 'Move', moves, page)] : []),
    ...buttonRows(otherButtons(view, fight)),
  ].slice(0, 5);
}

type Attack = Extract<FightAction, { do: 'attack' }>;
const isAttack = (action: FightAction): action is Attack => action.do === 'attack';

function attackRows(view: HeroView, fight: FightView): Row[] {
  const id = idsOf(view);
  const attacks = fight.legal.filter(isAttack);
  const strength = ({ attack }: Attack) => sheetIn(fight)?.attacks[attack]?.damage ?? 0;
  const strongestFirst = [...attacks].sort((one, other) => strength(other) - strength(one));
  const entries = strongestFirst.map(({ target, attack }) => ({
    label: `Attack ${nameIn(fight, target)}: ${attackName(fight, attack)}`,
    value: `${target}.${attack}`,
  }));
  if (entries.length <= 5)
    return buttonRows(
      entries.map(({ label, value }) => button(label, id('attack', value), 'main')),
    );
  return [chooser(id('attack-one'), 'Attack', entries)];
}

function otherButtons(view: HeroView, fight: FightView) {
  const id = idsOf(view);
  const legal = new Set(fight.legal.map((action) => action.do));
  const checks = fight.legal
    .filter((action) => action.do === 'health check')
    .filter(({ target }) => target !== fight.you)
    .slice(0, 3);
  return [
    ...(legal.has('end turn') ? [button('End Turn', id('fight-end'))] : []),
    ...(legal.has('thumbs up') ? [button('Thumbs Up', id('thumb'))] : []),
    ...(legal.has('concede') ? [button('Concede', id('concede'), 'danger')] : []),
    ...checks.map(({ target }) =>
      button(`Health of ${nameIn(fight, target)}`, id('health', target)),
    ),
    button('Refresh', writeCustomId('panel', { game: view.everyone.game, hero: view.hero.id })),
  ];
}

const nameIn = (fight: FightView, creature: string) =>
  plain(fight.creatures.find(({ id }) => id === creature)?.name ?? creature);

const sheetIn = (fight: FightView) =>
  fight.creatures.find(({ id }) => id === fight.you)?.own?.sheet;

const attackName = (fight: FightView, attack: number) =>
  sheetIn(fight)?.attacks[attack]?.name ?? `attack ${attack + 1}`;
