import { toldApart } from '../told-apart.ts';
import { type FightAction } from '../../../rules/combat/action.ts';
import { type CreatureId } from '../../../rules/combat/creature.ts';
import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { limits } from '../../limits.ts';
import { button, buttonRows, chooser, type Entry, type Row } from '../../screen.ts';
import { deedEntries } from '../deeds.ts';
import { plain } from '../escape.ts';
import { watchesElsewhere } from '../guards.ts';
import { moveEntries } from '../moves.ts';
import { useEntries } from '../uses.ts';
import { additionsButtons } from './additions.ts';
import { idsOf, thingsButton } from './ids.ts';
import { questionRows } from './question.ts';
import { isWalking } from './walk.ts';

/** Which page of each chooser of a fight is shown; `by`: of which companion they are (ITEM-24). */
export type FightPages = {
  attack?: number;
  move?: number;
  use?: number;
  deed?: number;
  by?: CreatureId | null;
};

/** All that can be done now by whom `fight` is seen by: the hero, or a companion of theirs (ITEM-24). */
export function fightRows(view: HeroView, fight: FightView, pages: FightPages): Row[] {
  const rows = [...questionRows(view, fight), ...actionRows(idsOf(view, fight.you), fight, pages)];
  const room = limits.rows - rows.length;
  const others =
    fight.you === view.hero.id ? heroButtons(view, fight, room) : backButtons(view, fight, room);
  return [...rows, ...buttonRows(others)];
}

/** What one component of a panel says when it is used. */
type Ids = (action: string, subject?: string) => string;

/** Attacks, moves, things to use and the rest, as far as they are allowed now. */
export function actionRows(id: Ids, fight: FightView, pages: FightPages): Row[] {
  const choosers: [string, string, Entry[], number | undefined][] = [
    ['move', 'Move', moveEntries(fight), pages.move],
    ['use', 'Use', useEntries(fight), pages.use],
    ['deed', 'Do', deedEntries(fight), pages.deed],
  ];
  return [
    ...attackRows(id, fight, pages.attack),
    ...choosers
      .filter(([, , entries]) => entries.length > 0)
      .map(([action, placeholder, entries, page]) =>
        chooser(id(action), placeholder, entries, page),
      ),
  ];
}

type Attack = Extract<FightAction, { do: 'attack' }>;
const isAttack = (action: FightAction): action is Attack => action.do === 'attack';

function attackRows(id: Ids, fight: FightView, page: number | undefined): Row[] {
  const attacks = fight.legal.filter(isAttack);
  const strength = ({ attack }: Attack) => sheetIn(fight)?.attacks[attack]?.damage ?? 0;
  const strongestFirst = [...attacks].sort((one, other) => strength(other) - strength(one));
  // GLOSS-05: with the first blow the peace is over.
  const watching = new Set(
    fight.creatures.filter(({ guards, leftBehind }) => guards && leftBehind).map((one) => one.id),
  );
  const entries = strongestFirst.map(({ target, attack }) => ({
    label: `Attack ${nameIn(fight, target)}${watching.has(target) ? ', on guard' : ''}: ${attackName(fight, attack)}`,
    value: `${target}.${attack}`,
  }));
  if (entries.length <= limits.buttonsInRow)
    return buttonRows(
      entries.map(({ label, value }) => button(label, id('attack', value), 'main')),
    );
  return [chooser(id('attack-one'), 'Attack', entries, page)];
}

/** ITEM-24: who can be told what to do, besides whom the panel is about. */
const leadButtons = (view: HeroView, { you }: FightView) =>
  view.companions
    .filter((one) => one.you !== you && one.asked === undefined)
    .map((one) => button(`Lead ${plain(toldApart(one, one.you))}`, idsOf(view)('lead', one.you)));

/** ITEM-24: a companion gives up its own rest only; in so many rows, as many of the others as fit. */
const backButtons = (view: HeroView, fight: FightView, rows: number) => [
  ...fight.legal
    .filter((action) => action.do === 'end turn')
    .map(() => button(`${nameIn(fight, fight.you)} Is Done`, idsOf(view, fight.you)('fight-end'))),
  button(`Back to ${plain(view.hero.name)}`, refreshId(view)),
  ...leadButtons(view, fight).slice(0, rows * limits.buttonsInRow - 2),
];

const refreshId = ({ everyone, hero }: HeroView) =>
  writeCustomId('panel', { game: everyone.game, hero: hero.id });

/**
 * What ends, what can be set on things, whom one leads, and refreshing, in so many rows; where there is
 * room, what one has, and whose health can be asked.
 */
function heroButtons(view: HeroView, fight: FightView, rows: number) {
  const id = idsOf(view, fight.you);
  const legal = new Set(fight.legal.map((action) => action.do));
  const ends = [
    ...(legal.has('end turn')
      ? [button(isWalking(fight) ? 'Wait' : 'End Turn', id('fight-end'))]
      : []),
    ...(legal.has('thumbs up') ? [button('Thumbs Up', id('thumb'))] : []),
    ...(legal.has('concede') ? [button('Concede', id('concede'), 'danger')] : []),
    ...additionsButtons(view),
  ];
  const things = ends.length + 1 < rows * limits.buttonsInRow ? [thingsButton(view)] : [];
  const room = rows * limits.buttonsInRow - ends.length - things.length - 1;
  const leads = leadButtons(view, fight).slice(0, room);
  const checks = fight.legal
    .filter((action) => action.do === 'health check')
    .filter(({ target }) => isAskedAbout(fight, target))
    .slice(0, Math.min(3, room - leads.length));
  return [
    ...ends,
    ...leads,
    ...checks.map(({ target }) =>
      button(`Health of ${nameIn(fight, target)}`, id('health', target)),
    ),
    ...things,
    button(isWalking(fight) ? 'Back' : 'Refresh', refreshId(view)),
  ];
}

/**
 * COMBAT-12: of one's own the HP are told without asking, of the dead there is nothing to ask, and of guards
 * who keep watch elsewhere nobody wants to know.
 */
function isAskedAbout(fight: FightView, target: string): boolean {
  const { creatures, you } = fight;
  const at = creatures.find(({ id }) => id === you)?.tile;
  const one = creatures.find(({ id }) => id === target);
  if (!one) return true;
  return (
    one.hp === undefined && !one.dead && !(at !== undefined && watchesElsewhere(fight, one, at))
  );
}

const nameIn = (fight: FightView, creature: string) =>
  plain(fight.creatures.find(({ id }) => id === creature)?.name ?? creature);

const sheetIn = (fight: FightView) =>
  fight.creatures.find(({ id }) => id === fight.you)?.own?.sheet;

const attackName = (fight: FightView, attack: number) =>
  sheetIn(fight)?.attacks[attack]?.name ?? `attack ${attack + 1}`;
