import { type Answer } from '../play/answer.ts';
import { type CreatureId } from '../rules/combat/creature.ts';
import { type EventFor } from '../rules/event.ts';
import { type Intent } from '../rules/intent.ts';
import { type Phase } from '../rules/game.ts';
import { type GameId, type PlayerId, type RuleId } from '../rules/names.ts';
import { type FightView } from '../rules/sight/fight.ts';
import { type MonsterView } from '../rules/sight/monster-view.ts';
import { type HeroView } from '../rules/sight/views.ts';
import { heroKey, type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { type Screen } from './screen.ts';
import { fightLines } from './views/fight-lines.ts';
import { monsterPanel } from './views/panel/monster.ts';
import { panel } from './views/panel/panel.ts';
import { type Pages } from './views/panel/void-rows.ts';
import { isMountOf, isWalking } from './views/panel/walk.ts';
import { onTheWay } from './views/on-the-way.ts';
import { plainly, receiptLines, stillHolds } from './views/receipts.ts';
import { refusalText } from './views/refusals/index.ts';

/** Somebody without a hero wanted something that needs one, in a game of this phase. */
export class NoHero extends Error {
  override name = 'NoHero';
  readonly phase: Phase;
  constructor(phase: Phase) {
    super(`no hero (${phase})`);
    this.phase = phase;
  }
}

/** The caller's own view; throws `NoHero` without one. */
export async function ownView(desk: Desk, game: GameId, player: PlayerId): Promise<HeroView> {
  const view = await desk.asks.heroView(game, player);
  if (view) return view;
  throw new NoHero((await desk.asks.publicView(game))?.phase ?? 'over');
}

/**
 * `by`: the companion that one has just told what to do, and may go on with (ITEM-24). `played`: the
 * monster of a host whose word was about it (MONSTER-09).
 */
export type Told = {
  done: boolean;
  lines: string[];
  view: HeroView | null;
  /** What came of it, as its actor may know it; empty where nothing was done. */
  events: readonly EventFor[];
  by?: CreatureId | undefined;
  played?: MonsterView | null;
};

/** Does it and says what came of it; a hero's panel keeps the news. */
export async function perform(
  desk: Desk,
  caller: Caller,
  game: GameId,
  intent: Intent,
): Promise<Told> {
  const answer = await desk.act(game, intent, caller);
  const isOfMonster = intent.do === 'lead' || intent.do === 'take monster';
  const played = isOfMonster ? await desk.asks.monsterView(game, caller.player) : null;
  const told = await toldOf(desk, game, caller.player, answer);
  return { ...told, by: ledBy(intent, told.view), played };
}

/** Whom one goes on leading; MOVE-12: whose mount takes a step in peace walks on itself. */
function ledBy(intent: Intent, view: HeroView | null): CreatureId | undefined {
  if (intent.do !== 'fight' && intent.do !== 'lead') return undefined;
  const { by, action } = intent;
  const isRide =
    action.do === 'move' && view?.fight && isWalking(view.fight) && isMountOf(view.fight, by);
  return isRide ? undefined : by;
}

/** What an answer says to its actor, whenever it is read. */
export async function toldOf(
  desk: Desk,
  game: GameId,
  player: PlayerId,
  answer: Answer,
): Promise<Told> {
  const view = await desk.asks.heroView(game, player);
  if (!answer.done)
    return { done: false, lines: [refusalText(answer.refusal, titles(desk))], view, events: [] };
  const fighting = view?.fight && !view.fight.outcome;
  const onPanel = view !== null && !view.hero.lost;
  // Whose turn or move it is, and by when, stands on the panel, and changes there.
  const events = answer.events.filter(
    ({ kind, face }) =>
      !(kind === 'monster to move' && face?.host === player) &&
      (!onPanel || (kind !== 'turn unlocked' && kind !== 'your move')),
  );
  const board = view?.fight && isWalking(view.fight) ? alongTheWay(view.fight) : besidesTheBoard;
  const lines = receiptLines(fighting ? events.flatMap(board) : events);
  // In the lobby the panel itself is the news.
  if (view && view.everyone.phase !== 'lobby') desk.lately.put(heroKey(game, view.hero.id), lines);
  return { done: true, lines, view, events: answer.events };
}

/** While a fight goes on its board tells all that happens; what one asked (COMBAT-12) it does not. */
function besidesTheBoard(event: EventFor): EventFor[] {
  if (event.kind !== 'fought') return [event];
  const events = (event.own?.events ?? []).filter(({ kind }) => kind === 'health checked');
  return events.length === 0 ? [] : [{ ...event, own: { events } }];
}

/** In peace the picture tells nothing of it: all that happened on the way, where anything did. */
const alongTheWay =
  (fight: FightView) =>
  (event: EventFor): EventFor[] => {
    if (event.kind !== 'fought') return [event];
    const events = onTheWay(event.own?.events ?? [], fight);
    return fightLines(events).length === 0 ? [] : [{ ...event, own: { events } }];
  };

/** On the panel where there is one, else in plain words. */
export function told({ lines, view, by, played = null }: Told): Screen {
  const pages = { by: by ?? null };
  if (played) return monsterPanel(played, lines, pages);
  return view && hasPanel(view) ? panel(view, lines, pages) : plainly(lines);
}

/** Between the start and the first level-up, which follows at once, a panel has nothing to offer. */
const hasPanel = ({ hero, everyone }: HeroView): boolean =>
  !hero.lost && (everyone.phase === 'lobby' || everyone.week > 0);

/** The panel as it is now; null for somebody without a hero. */
export async function panelNow(
  desk: Desk,
  game: GameId,
  player: PlayerId,
  news?: readonly string[],
  pages?: Pages,
): Promise<Screen | null> {
  const view = await desk.asks.heroView(game, player);
  return view && panelOf(desk, view, news, pages);
}

export const panelOf = (
  desk: Pick<Desk, 'lately'>,
  view: HeroView,
  news?: readonly string[],
  pages?: Pages,
): Screen => {
  const kept = () => desk.lately.get(heroKey(view.everyone.game, view.hero.id)) ?? [];
  const lately = () => (view.hero.lost ? [] : kept());
  return panel(view, news ?? lately().filter((line) => stillHolds(line, view)), pages);
};

export const titles = (desk: Pick<Desk, 'asks'>) => (rule: RuleId) =>
  desk.asks.rule(rule)?.title ?? null;
