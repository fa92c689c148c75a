import { expect, test } from 'vitest';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type Fight, type FightAction, type FightEvent } from '../../../src/rules/combat/index.ts';
import { type Creature } from '../../../src/rules/combat/creature.ts';
import { itemId } from '../../../src/rules/names.ts';
import { duelToldToAll, eventsSeenBy, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, only, standing, strike } from '../../support/drawn-fight.ts';

const item = itemId('i1');
const use = (target: string): FightAction => ({
  ...{ do: 'activate', item, ability: 0, tile: null },
  targets: [idOf(target)],
});

const thing = (effects: object[], x: number): NonNullable<Creature['kit']>[number] => ({
  ...{ item, name: 'Orb', x, place: 0, charges: null, spent: false, uses: {}, standing: {} },
  abilities: [fightAbilitySchema.parse({ use: { range: 9, on: 'enemy' }, do: effects })],
});

const hidden = { kind: 'hidden', total: 60, natural: 10, lasts: 'until ended' } as const;

type World = { attack?: object; kit?: Creature['kit']; boons?: Creature['boons']; hides?: boolean };

/** The monster strikes B, or uses its thing on B, before A. */
function struck({ attack = {}, kit, boons = [], hides = false }: World, action: FightAction) {
  const scene = {
    mode: 'quest' as const,
    creatures: {
      B: { stats: { 'fire resist': 2, 'cold resist': 2, armor: 2 } },
      m: { attacks: [{ name: 'Bite', damage: 4, range: 9, ...attack }] },
    },
  };
  const { creatures, ...fight } = fightDrawn('A.Bm', scene);
  const m = { ...standing({ creatures, ...fight }, 'm'), boons, ...(kit && { kit }) };
  if (hides) m.conditions = [hidden];
  const turn = { ...fight.turn, of: m.id };
  const begun: Fight = { ...fight, turn, creatures: { ...creatures, [m.id]: m } };
  return act(begun, 'm', action, action.do === 'attack' ? { 'to hit': 15 } : {});
}

const shown = (letter: string, { fight, events }: { fight: Fight; events: FightEvent[] }) =>
  JSON.stringify([eventsSeenBy(fight, events, idOf(letter)), fightSeenBy(fight, idOf(letter))]);

const bite = strike('B', 1);
const deal = (type: string, more: object = {}) => [{ deal: 'X', type, ...more }];

const alike: [string, string[], World, World, FightAction][] = [
  [
    'whether damage was doubled',
    ['A', 'B'],
    { kit: [thing(deal('fire'), 4)], boons: [{ kind: 'double damage' }] },
    { kit: [thing([{ deal: 6, type: 'fire' }], 4)], boons: [{ kind: 'true sight' }] },
    use('B'),
  ],
  [
    'whether an attack pierces what is not there',
    ['A', 'B'],
    { attack: { type: 'electric', piercing: 2 } },
    { attack: { type: 'electric' } },
    bite,
  ],
  [
    'whether an ability does',
    ['A', 'B'],
    { kit: [thing(deal('electric', { piercing: 2 }), 4)] },
    { kit: [thing(deal('electric'), 4)] },
    use('B'),
  ],
  [
    'of which type the blow was that somebody unseen struck another with',
    ['A'],
    { attack: { type: 'fire' }, hides: true },
    { attack: { type: 'cold' }, hides: true },
    bite,
  ],
  [
    'of which type the damage was that somebody unseen dealt to another',
    ['A'],
    { kit: [thing(deal('fire'), 4)], hides: true },
    { kit: [thing(deal('cold'), 4)], hides: true },
    use('B'),
  ],
];

test.each(alike)('[COMBAT-11] nobody else learns %s', (_, watchers, one, other, action) => {
  for (const letter of watchers)
    expect(shown(letter, struck(one, action))).toBe(shown(letter, struck(other, action)));
});

test('[COMBAT-11] who was struck by somebody unseen feels of which type it was', () => {
  const { fight, events } = struck({ attack: { type: 'fire' }, hides: true }, bite);
  const [seen] = eventsSeenBy(fight, events, idOf('B'));
  expect(seen).toMatchObject({ damage: { type: 'fire', dealt: 2, parts: [{}, {}, { n: -2 }] } });
});

test('[COMBAT-05] [COMBAT-11] who brought it knows that it pierces, and not what there was to pierce', () => {
  const creatures = { A: { attacks: [{ name: 'Pin', damage: 4, piercing: 2 }] } };
  for (const armor of [0, 3]) {
    const start = fightDrawn('AB', { creatures: { ...creatures, B: { stats: { armor } } } });
    const { fight, events } = act(start, 'A', strike('B', 1), { 'to hit': 15 });
    const parts = only(eventsSeenBy(fight, events, idOf('A')) as FightEvent[], 'attacked').damage;
    expect(parts?.parts.at(-1)).toEqual({ what: 'piercing', n: null });
    const over = duelToldToAll(act(fight, 'B', { do: 'concede' }).fight);
    expect(JSON.stringify(over)).not.toContain('piercing');
  }
});

test('[COND-09] [COND-10] that who strikes from nowhere is prone or blinded nobody else is told', () => {
  const blow = (conditions: Creature['conditions'], accuracy: number) => {
    const creatures = { m: { stats: { accuracy }, attacks: [{ name: 'Bite', range: 9 }] } };
    const begun = fightDrawn('AmB', { mode: 'quest', creatures });
    // True sight: the blinded aim at nobody.
    const boons: Creature['boons'] = [{ kind: 'true sight' }];
    const m = { ...standing(begun, 'm'), boons, conditions: [hidden, ...conditions] };
    const all = { ...begun.creatures, [m.id]: m };
    const fight: Fight = { ...begun, creatures: all, turn: { ...begun.turn, of: m.id } };
    return act(fight, 'm', bite, { 'to hit': 12 });
  };
  const laid = (kind: 'prone' | 'blinded') => ({ kind, by: null, lasts: 'until ended' }) as const;
  const burdened = blow([laid('prone'), laid('blinded')], 10);
  const free = blow([], 0);
  expect(only(burdened.events, 'attacked')).toMatchObject({
    roll: {
      parts: [
        { n: 12 },
        { what: 'accuracy', n: 10 },
        { what: 'prone', n: -5 },
        { what: 'blinded' },
      ],
      total: 12,
    },
    rules: ['COMBAT-03', 'COND-09', 'COND-10', 'COMBAT-04', 'COMBAT-11'],
  });
  for (const letter of ['A', 'B'])
    expect(eventsSeenBy(burdened.fight, burdened.events, idOf(letter))).toEqual(
      eventsSeenBy(free.fight, free.events, idOf(letter)),
    );
});
