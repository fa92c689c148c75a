import { type FightAction } from '../../../rules/combat/action.ts';
import { type CreatureId } from '../../../rules/combat/creature.ts';
import { type SeenFightEvent } from '../../../rules/combat/event.ts';
import { type FightView } from '../../../rules/sight/fight.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, buttonRows, chooser, type Entry, type Row } from '../../screen.ts';
import { companyLine, fallenLines } from '../along.ts';
import { besideText } from '../beside.ts';
import { escape } from '../escape.ts';
import { trapsText } from '../board.ts';
import { bearing } from '../compass.ts';
import { fightLines } from '../fight-lines.ts';
import { capital, listed } from '../lists.ts';
import { mapButton, seenBy, spawnsOn } from '../map.ts';
import { moveValue } from '../moves.ts';
import { forNowLines } from '../for-now.ts';
import { thingsLines } from '../own-things.ts';
import { once, onTheWay } from '../on-the-way.ts';
import { secretPlace } from '../secrets.ts';
import { type Direction, hurtfulWays, stridesOf } from '../strides.ts';
import { type Tile, tileName } from '../tiles.ts';
import { count, lasting } from '../times.ts';
import { idsOf } from './ids.ts';
import { orbEntries } from './orb-entry.ts';
import { questionRows, questionText } from './question.ts';
import { shutLines } from './shut.ts';
import { sinkingLines } from './sinking.ts';
import { type Pages } from './void-rows.ts';

/** ENTER-09: whether this player walks, and no combat goes on. */
export const isWalking = (fight: FightView): boolean =>
  fight.walk !== undefined && fight.walk.combat === undefined && fight.outcome === null;

/**
 * Where one stands, what is near, and how much of the loot round is left. What happened last goes
 * first, unless the panel `tells` it already.
 */
export function walkText(view: HeroView, fight: FightView, tells: boolean): string[] {
  const traps = trapsText(fight);
  const question = questionText(view, fight);
  const feet = feetOf(view, fight);
  return [
    ...(tells ? [] : once(fightLines(onTheWay(lately(fight), fight)))),
    ...besideText(seenBy(view), fight),
    ...companyLine(fight),
    ...fallenLines(view.items),
    ...(question === null ? [] : [question]),
    leftText(view, fight),
    ...sinkingLines(feet, feet.you !== fight.you),
    ...hurtfulLine(feet, feet === fight ? 'Move' : `Lead ${nameOf(feet)}`),
    ...shutLines(fight),
    ...forNowLines(fight),
    ...thingsLines(fight),
    ...(traps === null ? [] : [traps]),
  ];
}

/** `No arrow leads into what would hurt: east (the Styx). Do Something, then Move, does.` */
function hurtfulLine(fight: FightView, moves: string): string[] {
  const ways = hurtfulWays(fight).map(({ direction, what }) => `${direction} (${what})`);
  return ways.length === 0
    ? []
    : [
        `No arrow leads into what would hurt: ${listed(ways)}. **Do Something**, then **${moves}**, does.`,
      ];
}

const nameOf = ({ creatures, you }: FightView): string =>
  escape(creatures.find(({ id }) => id === you)?.name ?? '');

/** ENTER-04: what is left of the loot turn; until when, where the house has a clock for it. */
function leftText({ everyone, moveUntil }: HeroView, { walk }: FightView): string {
  const time = moveUntil === null ? '' : `, ${lasting(moveUntil, everyone.pausedSince)}`;
  return `${count(walk?.left ?? 0, 'action')} left of this loot turn${time}.`;
}

/** ENTER-04: in the last action, and since; each is a round of its own. */
const lately = ({ log, round }: FightView): SeenFightEvent[] =>
  log.filter((one) => one.round >= round - 1);

/** A compass of buttons, three in a row so that it stays one on a phone; then all that one can go to. */
export function walkRows(view: HeroView, fight: FightView, pages: Pages): Row[] {
  const questions = questionRows(view, fight);
  if (questions.length > 0) return questions;
  const id = idsOf(view);
  const isPaused = view.everyone.pausedSince !== null;
  const refresh = writeCustomId('panel', { game: view.everyone.game, hero: view.hero.id });
  const places = [
    ...noticedEntries(view, fight),
    ...stallEntries(view, fight),
    ...orbEntries(view),
    ...wayInEntries(fight),
  ];
  return [
    ...compassRows(view, fight),
    ...buttonRows([
      { ...button('Do Something', id('deeds')), disabled: isPaused },
      mapButton(view.everyone.game),
      ...(view.legal.sell.length > 0 ? [button('Sell', id('sales'))] : []),
      button('Refresh', refresh),
      { ...button('End Turn', id('end-turn')), disabled: isPaused },
    ]),
    ...(places.length > 0
      ? [chooser(id('orb'), 'Choose an orb or a place', places, pages.orb)]
      : []),
  ];
}

const arrows: Record<Direction, string> = {
  'north-west': 'NW ↖',
  north: 'N ↑',
  'north-east': 'NE ↗',
  west: 'W ←',
  east: 'E →',
  'south-west': 'SW ↙',
  south: 'S ↓',
  'south-east': 'SE ↘',
};

/** MOVE-12: whether that is whom one rides. */
export const isMountOf = (fight: FightView, one: CreatureId | undefined): boolean =>
  one !== undefined && fight.creatures.find(({ id }) => id === fight.you)?.mount === one;

/** MOVE-12: who rides goes by its mount's moves. */
export const feetOf = (view: HeroView, fight: FightView): FightView =>
  view.companions.find(({ you }) => isMountOf(fight, you)) ?? fight;

/** What the compass's button does, and by whom where that is the mount; null where it leads nowhere. */
export function strideOf(
  view: HeroView,
  fight: FightView,
  direction: Direction,
): { action: FightAction; by?: CreatureId } | null {
  const feet = feetOf(view, fight);
  const action = stridesOf(feet).get(direction);
  return action ? { action, ...(feet.you !== fight.you && { by: feet.you }) } : null;
}

/** Every button keeps its place; what leads nowhere is switched off. */
function compassRows(view: HeroView, fight: FightView): Row[] {
  const feet = feetOf(view, fight);
  const strides = stridesOf(feet);
  const stride = (direction: Direction) => {
    const move = strides.get(direction);
    const made = idsOf(view, feet.you)('stride', move ? moveValue(move) : `none.${direction}`);
    return { ...button(arrows[direction], made), disabled: move === undefined };
  };
  const isPaused = view.everyone.pausedSince !== null;
  const wait = { ...button('Wait', idsOf(view)('fight-end')), disabled: isPaused };
  return [
    ...buttonRows((['north-west', 'north', 'north-east'] as const).map(stride)),
    ...buttonRows([stride('west'), wait, stride('east')]),
    ...buttonRows((['south-west', 'south', 'south-east'] as const).map(stride)),
  ];
}

type Place = { tile: Tile; name: string };

/** ORB-09: what one has noticed, before all that can be had on another day. */
const noticedEntries = ({ secrets, legal }: HeroView, fight: FightView): Entry[] =>
  entriesOf(
    secrets
      .filter(({ tile }) => legal.visit.includes(tile))
      .map((one) => ({ tile: one.tile, name: capital(secretPlace(one)) })),
    fight,
  );

/** ENTER-12: a few, and found on the first page. */
const stallEntries = ({ everyone }: HeroView, fight: FightView): Entry[] =>
  entriesOf(
    (everyone.menagerie?.stalls ?? []).map(({ keeper, tile }) => ({ tile, name: keeper })),
    fight,
  );

/** ENTER-10: where heroes come in. */
function wayInEntries(fight: FightView): Entry[] {
  const own = fight.creatures.find(({ id }) => id === fight.you)?.tile;
  const others = spawnsOn(fight.board).filter((tile) => tile !== own);
  return entriesOf(
    others.map((tile) => ({ tile, name: 'Way in' })),
    fight,
  );
}

/** By name and tile, and how far off. */
function entriesOf(places: readonly Place[], { creatures, you }: FightView): Entry[] {
  const own = creatures.find(({ id }) => id === you)?.tile;
  if (own === undefined) return [];
  return places.map(({ tile, name }) => ({
    label: `${name}, ${tileName(tile)}`,
    value: String(tile),
    description: capital(bearing(own, tile)),
  }));
}
