import { besides, tileAt, type Tile } from '../../../src/rules/board/tile.ts';
import { type Creature, type CreatureId } from '../../../src/rules/combat/creature.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { idOf } from '../drawn-fight.ts';
import { whiskUse, type WhiskUse } from './whisk.ts';

/** Where A stands, whom it is about, its ally C, and B, the enemy of both; with either ground beside them. */
const yard = [
  '............',
  '...C........',
  '...AB...~...',
  '........^...',
  ...Array.from({ length: 4 }, () => '............'),
];

function placeOf(sign: string): Tile {
  const row = yard.findIndex((one) => one.includes(sign));
  return tileAt(yard[row]!.indexOf(sign), row);
}

/** The same drawn, with the owner of whom it is about beside it where that is a companion. */
export const yardFor = (one: Star): string =>
  yard.join('\n').replace('.A', one === idOf('A') ? '.A' : 'A.');

/** A itself, or one of its companions. */
export type Star = CreatureId;

/**
 * One act of somebody's turn: the first of those that is allowed, or nothing. `die`: what a d20 shows
 * to it.
 */
export type Step = { die: number; acts: (fight: Fight, me: Creature) => readonly FightAction[] };

/** ROLL-01, ROLL-03: whatever the stats have become meanwhile. */
const [hit, miss] = [20, 1];
/** PERC-02, ROLL-03: just well enough to be hidden from whoever does not look. */
const barely = 2;

const step = (acts: Step['acts'], die = hit): Step => ({ die, acts });

const using = (me: Creature, use: WhiskUse, targets: CreatureId[], tile: Tile | null = null) =>
  ({ do: 'activate', ...whiskUse(me, use), targets, tile }) as const;

const use = (what: WhiskUse, ...on: CreatureId[]): Step => step((_, me) => [using(me, what, on)]);

const leap = (to: string): Step => step((_, me) => [using(me, 'leap', [], placeOf(to))]);

const strike = (target: CreatureId, die: number): Step =>
  step(
    (_, { sheet }) => sheet.attacks.map((_, attack) => ({ do: 'attack', target, attack }) as const),
    die,
  );

/** Whoever was called by that one dies. */
const fell = (whose: CreatureId): Step =>
  step(({ creatures }, me) =>
    Object.values(creatures)
      .filter(({ summoned, dead }) => summoned?.by === whose && !dead)
      .map(({ id }) => using(me, 'scald', [id])),
  );

const hide = step(() => [{ do: 'hide' }], barely);

const nearby = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => ({ east, south })));
const walk = step((_, { tile }) =>
  nearby.map(({ east, south }) => ({ do: 'move', kind: 'walk', to: besides(tile, east, south) })),
);

/** What each of them does in each of its turns, so that all that sets something off comes about. */
export function stirring(star: Star): Readonly<Record<CreatureId, readonly Step[]>> {
  const [owner, foe, friend] = [idOf('A'), idOf('B'), idOf('C')];
  return {
    [star]: [
      ...[fell(foe), use('dazzle', foe), hide, use('undazzle', foe)],
      // COND-01: with an attack it is hidden no more, even if it was not found.
      ...[strike(foe, hit), strike(foe, miss), use('strike', foe)],
      ...[leap('^'), leap('~'), leap('A'), use('call')],
    ],
    [foe]: [
      ...[walk, leap('B'), fell(owner), strike(star, hit), strike(star, miss)],
      ...[strike(friend, hit), use('strike', star), use('scald', star), use('call')],
    ],
    [friend]: [use('mend', star)],
  };
}
