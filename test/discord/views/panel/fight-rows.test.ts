import { describe, expect, test } from 'vitest';
import { readDeed, readUse } from '../../../../src/discord/fight-values.ts';
import { attackMeant, targetsMeant } from '../../../../src/discord/suggestions/fight.ts';
import {
  deedMeant,
  deedsMeant,
  useMeant,
  usesMeant,
} from '../../../../src/discord/suggestions/deeds.ts';
import { cannotDo, cannotLead, cannotUse } from '../../../../src/discord/views/cannot.ts';
import { deedEntries } from '../../../../src/discord/views/deeds.ts';
import { panel } from '../../../../src/discord/views/panel/panel.ts';
import { questionText } from '../../../../src/discord/views/panel/question.ts';
import { severalDeeds } from '../../../../src/discord/views/several.ts';
import { useEntries } from '../../../../src/discord/views/uses.ts';
import { type Carried } from '../../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../../src/rules/abilities/seam.ts';
import { tileName } from '../../../../src/rules/board/tile.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { heroId, itemId } from '../../../../src/rules/names.ts';
import { type FightView, fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { act, fightDrawn, type Scene, strike } from '../../../support/drawn-fight.ts';
import { heroView, noLegal } from '../../support/hero-view.ts';
import { expectWithinLimits, textOf } from '../../support/limits.ts';

const hero = heroId('h1');

const thing = (
  name: string,
  at: number,
  abilities: object[],
  over: Partial<Carried> = {},
): Carried => ({
  item: itemId(`i${at}`),
  name,
  x: 2,
  place: at,
  abilities: abilities.map((one) => fightAbilitySchema.parse(one)),
  charges: null,
  spent: false,
  uses: {},
  standing: {},
  ...over,
});

const wand = thing(
  'Ember Wand',
  1,
  [{ use: { range: 12, on: 'enemy' }, do: [{ deal: 'X' }], charge: true }],
  { charges: 1, full: 2 },
);
const seed = thing('Bramble Seed', 2, [
  { use: { range: 6, on: 'tile', radius: 1 }, do: [{ lay: 'restrained', turns: 1 }] },
]);
const caltrops = thing('Caltrops', 3, [{ trap: { stealth: 12 }, do: [{ deal: 'X' }] }]);
const horn = thing('Gust Horn', 4, [
  { use: { range: 6, on: 'anybody' }, do: [{ push: 1 }] },
  { use: {}, name: 'Fanfare', do: [{ heal: 2, to: { all: 'allies', within: 3, of: 'self' } }] },
]);
const veil = thing('Veil', 9, [{ when: 'I would be struck', do: [{ reroll: true }] }], {
  standing: { 0: 'ask' },
});
const thorns = thing('Ring of Thorns', 5, [
  { when: 'I am struck by a basic attack', standing: 'ask', do: [{ deal: 'X', to: 'other' }] },
]);

const map = `
  #########
  #A......#
  #..B....#
  #.....mn#
  #########
`;
const drawn = (kit: Carried[], scene: NonNullable<Scene['creatures']> = {}): Fight =>
  fightDrawn(map, {
    mode: 'monster round',
    creatures: {
      ...scene,
      A: { name: 'Bran', kit, ...scene['A'] },
      B: { name: 'Cleo', ...scene['B'] },
      m: { name: 'Bear', ...scene['m'] },
      n: { name: 'Bat', ...scene['n'] },
    },
  });
const seen = (fight: Fight, whose = hero) => fightSeenBy(fight, whose);
const labels = (fight: Fight) => useEntries(seen(fight)).map(({ label }) => label);
const screenOf = (fight: Fight, pages = {}) => {
  const view = heroView({ fight: seen(fight), legal: { ...noLegal, fight: true } });
  return panel(view, [], pages);
};

describe('[COMBAT-02] what one can use', () => {
  test('is named with whom it is aimed at', () => {
    expect(labels(drawn([wand]))).toEqual(['Ember Wand on Bear', 'Ember Wand on Bat']);
  });

  test('[COMBAT-18] comes with those tiles first whose area has most enemies and fewest allies in it', () => {
    const all = labels(drawn([seed]));
    expect(all[0]).toBe('Bramble Seed at G3, 2 enemies in it');
    expect(all).toContain('Bramble Seed at B2, you in it');
    expect(all).toContain('Bramble Seed at C2, 1 ally and you in it');
    expect(all.at(-1)).toMatch(/1 ally and you in it$/);
    expect(all).toContain('Bramble Seed at E4, 1 ally in it');
  });

  test('[COMBAT-18] [MOVE-14] what falls upon all about where one comes to says who is there', () => {
    const lift = thing('Lift', 7, [
      {
        use: { range: 9, on: 'tile' },
        do: [{ teleport: true }, { deal: 3, to: { all: 'enemies', within: 1 } }],
      },
    ]);
    const all = labels(drawn([lift]));
    expect(all[0]).toMatch(/^Lift at [A-Z]\d, 2 enemies in it$/);
    expect(all).toContain('Lift at B2, nobody in it');
  });

  test('[COMBAT-18] of what strikes an enemy and does good to those about them it names the enemy', () => {
    const heal = { heal: 1, to: { all: 'allies', within: 9, of: 'target' } };
    const sermon = thing('Sermon', 6, [
      { use: { range: 9, on: 'enemy' }, do: [{ deal: 2, type: 'fire' }, heal] },
    ]);
    expect(labels(drawn([sermon]))).toEqual(['Sermon on Bear', 'Sermon on Bat']);
  });

  test('[MOVE-07] a force wall is offered on no tile on which somebody stands', () => {
    const wall = thing('Wall', 8, [
      { use: { range: 9, on: 'tile' }, do: [{ place: 'force wall' }] },
    ]);
    const all = labels(drawn([wall]));
    const tiles = seen(drawn([wall])).creatures.map(({ tile }) => tileName(tile));
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter((label) => tiles.some((name) => label === `Wall at ${name}`))).toEqual([]);
    expect(all.filter((label) => label.includes('in it'))).toEqual([]);
  });

  test('[ITEM-35] traps are placed, where they are nearest to an enemy first', () => {
    const all = labels(drawn([caltrops]));
    expect(all[0]).toMatch(/^Place Caltrops at C[23]$/);
    expect(all).toHaveLength(4);
  });

  test('tells the abilities of one thing apart, and whom they do good', () => {
    const all = labels(drawn([horn]));
    expect(all).toContain('Gust Horn on Bear');
    expect(all).toContain('Gust Horn on yourself');
    expect(all).toContain('Gust Horn: Fanfare, 1 ally and you in it');
  });

  test('[MOVE-09] says when whom it moves is grounded', () => {
    const all = labels(drawn([horn], { n: { movement: ['walk', 'fly'], height: 'air' } }));
    expect(all).toContain('Gust Horn on Bat, grounding it first');
    expect(all).toContain('Gust Horn on Bat, grounding it at the end');
    expect(all).not.toContain('Gust Horn on Bear, grounding it first');
  });

  test('leads with the best aims of each thing, and loses none', () => {
    const fight = drawn([seed, wand]);
    expect(labels(fight).slice(5, 7)).toEqual(['Ember Wand on Bear', 'Ember Wand on Bat']);
    const legal = seen(fight).legal.filter((one) => one.do === 'activate');
    const offered = useEntries(seen(fight)).map(({ value }) => readUse(value));
    expect(offered).toHaveLength(legal.length);
    expect(offered).toEqual(expect.arrayContaining(legal));
  });

  test('[ITEM-27] shows what is left of charges', () => {
    expect(textOf(screenOf(drawn([wand, seed])))).toContain('Charges: Ember Wand 1 of 2');
    expect(textOf(screenOf(drawn([seed])))).not.toContain('Charges');
  });

  test('[STAT-10] shows what of one’s things is other than on their cards, where it matters', () => {
    const tuned = (one: Carried, over: Partial<Carried>) => ({ ...one, ...over });
    const text = textOf(
      screenOf(
        drawn([
          tuned(wand, { own: 2, x: 4, reach: -1, kept: true }),
          tuned(seed, { own: 2, x: 4, reach: 2 }),
          tuned(veil, { own: 2, x: 4, reach: 2 }),
          tuned(thorns, { own: 2, x: 1 }),
        ]),
      ),
    );
    expect(text).toContain(
      'Changed: Ember Wand (ability power 4, range −1 and protected) · Bramble Seed (range +2) · ' +
        'Ring of Thorns (ability power 1)',
    );
    expect(textOf(screenOf(drawn([wand, seed])))).not.toContain('Changed');
  });
});

describe('[COMBAT-02] what else one can do', () => {
  const done = (fight: Fight) => deedEntries(seen(fight)).map(({ label }) => label);

  test('[PERC-02] [PERC-04] is to hide, and to search, round about oneself first', () => {
    const all = done(drawn([]));
    expect(all.slice(0, 2)).toEqual(['Hide', 'Search around C3']);
    const within = done(fightDrawn(`${'.......\n'.repeat(3)}...A..m\n${'.......\n'.repeat(3)}`));
    expect(within.slice(0, 2)).toEqual(['Hide', 'Search around D4']);
    expect(within).toHaveLength(1 + 16);
  });

  test('[COND-02] [COND-09] is to stand up and to take up one’s weapon', () => {
    const down = ['prone', 'disarmed'] as const;
    const fight = drawn([]);
    const conditions = down.map((kind) => ({ kind, by: null, lasts: 'until ended' as const }));
    const self = fight.creatures[hero];
    if (!self) throw new Error('nobody is there');
    const low = { ...fight, creatures: { ...fight.creatures, [hero]: { ...self, conditions } } };
    expect(done(low).slice(0, 3)).toEqual(['Stand up', 'Pick up your weapon', 'Hide']);
  });

  test('[MOVE-12] is to mount and to get off', () => {
    const bear = { stats: { size: 1 }, player: hero, side: hero, name: 'Bear' };
    const fight = fightDrawn(`.A...\n.m...\n.....\n....B`, { creatures: { A: {}, m: bear } });
    expect(done(fight)).toContain('Mount Bear');
    const riding = act(fight, 'A', { do: 'mount', target: 'm1' }).fight;
    expect(done(riding)).toContain('Get off at B1');
  });

  test('[ITEM-35] is to take up a trap', () => {
    const lies = act(drawn([caltrops]), 'A', {
      ...{ do: 'place trap', item: caltrops.item },
      at: 130 as never,
    }).fight;
    expect(done(lies)).toContain('Pick up the trap at C3');
  });

  test('is nothing that its readers would not take', () => {
    for (const { value } of deedEntries(seen(drawn([])))) expect(readDeed(value)).not.toBe(null);
  });
});

describe('what is typed', () => {
  const fight = seen(drawn([wand, seed]));

  test('means what begins so, if that is one alone, or what a suggestion stood for', () => {
    expect(usesMeant(fight, 'ember wand on be')).toEqual(['Ember Wand on Bear']);
    expect(usesMeant(fight, 'i1.0.m2.-')).toEqual(['Ember Wand on Bat']);
    expect(deedsMeant(fight, 'hi')).toEqual(['Hide']);
    expect(targetsMeant(fight, 'm1.0')).toEqual([]);
    expect(useMeant(fight, 'Ember Wand on Bat')).toMatchObject({ targets: ['m2'] });
    expect(useMeant(fight, 'i1.0.m2.-')).toMatchObject({ targets: ['m2'] });
    expect(deedMeant(fight, 'search around c3')).toMatchObject({ do: 'investigate' });
    expect(deedMeant(fight, 'stand up')).toEqual({ do: 'stand up', to: null });
    expect(deedMeant(fight, 'Pick up the trap at c3')).toEqual({ do: 'pick up trap', at: 130 });
    expect(deedMeant(fight, 'Pick up the trap at home')).toBe(null);
  });

  test('could be several, and nothing is used up for one of them: one is asked which', () => {
    expect(usesMeant(fight, 'ember')).toEqual(['Ember Wand on Bear', 'Ember Wand on Bat']);
    expect(usesMeant(fight, '')).toEqual([]);
    expect(deedsMeant(fight, 'sea').length).toBeGreaterThan(3);
    const text = textOf(severalDeeds('use', 'ember', usesMeant(fight, 'ember')));
    expect(text).toContain(
      'Nothing was used: “ember” fits Ember Wand on Bear and Ember Wand on Bat.',
    );
    expect(text).toContain('`/act use what: Ember Wand on Bear`');
    const nail = [{ name: 'Nail', damage: 4, range: 9 }];
    const named = (m: string, n: string) =>
      seen(drawn([], { A: { attacks: nail }, m: { name: m }, n: { name: n } }));
    expect(targetsMeant(named('Bear', 'Bat'), 'b')).toEqual(['Bear', 'Bat']);
    expect(targetsMeant(named('Bear', 'Bat'), 'be')).toEqual(['Bear']);
    const cub = named('Bear Cub', 'Bear');
    expect(targetsMeant(cub, 'bear')).toEqual(['Bear']);
    expect(attackMeant(cub, 'bear')).toMatchObject({ target: 'm2' });
    const far = { A: { attacks: [{ name: 'Nail', damage: 4, range: 3 }] } };
    const out = seen(
      fightDrawn(`A.m.....n`, {
        creatures: { ...far, m: { name: 'Rat King' }, n: { name: 'Rat' } },
      }),
    );
    expect(targetsMeant(out, 'rat')).toEqual([]);
    expect(attackMeant(out, 'rat')).toMatchObject({ target: 'm2' });
    expect(attackMeant(out, 'rat: nail')).toMatchObject({ target: 'm2' });
    // Nobody can tell these apart by typing.
    expect(targetsMeant(named('Skeli', 'Skeli'), 'skeli')).toEqual(['Skeli']);
  });

  test('names a whole tile or creature, and no other is meant whose name begins so', () => {
    const creatures = {
      A: {
        kit: [thing('Wand', 1, [{ use: { range: 2, on: 'enemy' }, do: [{ deal: 3 }] }]), caltrops],
      },
      m: { name: 'Rat King' },
      n: { name: 'Rat' },
    };
    const rows = `..........\n`.repeat(8);
    const low = seen(fightDrawn(`${rows}.Am.......\n..........\n.........n`, { creatures }));
    expect(usesMeant(low, 'place caltrops at c1')).toEqual([]);
    expect(usesMeant(low, 'place caltrops at c10')).toEqual(['Place Caltrops at C10']);
    expect(useMeant(low, 'place caltrops at c1')).toMatchObject({ do: 'place trap', at: 2 });
    expect(usesMeant(low, 'wand on rat')).toEqual([]);
    expect(useMeant(low, 'wand on rat')).toMatchObject({ targets: ['m2'] });
    expect(useMeant(low, 'wand on rat king')).toMatchObject({ targets: ['m1'] });
    expect(deedsMeant(low, 'search around b1')).toEqual([]);
    expect(deedMeant(low, 'search around b1')).toBe(null);
  });

  test('[MOVE-09] says more where a use can be so or so: the plain one is meant', () => {
    const gust = [{ use: { range: 12, on: 'anybody' }, do: [{ push: 1 }] }];
    const blown = seen(drawn([thing('Gust', 6, gust)], { m: { height: 'air' } as never }));
    const labels = useEntries(blown).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('Gust on Bear')).length).toBeGreaterThan(0);
    expect(usesMeant(blown, 'gust on bear')).toEqual(['Gust on Bear']);
  });

  test('[COMBAT-03] of an attack without the weapon means that of the most damage that reaches', () => {
    const attacks = [
      { name: 'Nail', damage: 4, range: 9 },
      { name: 'Awl', damage: 4, range: 9 },
      { name: 'Maul', damage: 9, range: 1 },
    ];
    const armed = seen(drawn([], { A: { attacks } }));
    const meant = (typed: string) => attackMeant(armed, typed);
    expect(meant('bear')).toEqual({ do: 'attack', target: 'm1', attack: 1 });
    expect(meant('Bear: Awl')).toEqual({ do: 'attack', target: 'm1', attack: 2 });
    expect(meant('m2.2')).toEqual({ do: 'attack', target: 'm2', attack: 2 });
    // For the rules to refuse, as it does not reach.
    expect(meant('Bat: Maul')).toEqual({ do: 'attack', target: 'm2', attack: 3 });
    expect(meant('a broom')).toMatchObject({ do: 'attack', attack: 0 });
  });

  test('means nothing otherwise, and what is possible is said', () => {
    expect(useMeant(fight, 'a broom')).toBe(null);
    expect(textOf(cannotUse(fight, 'a broom', false))).toContain(
      'You can use Ember Wand on Bear or Bramble Seed at G3.',
    );
    expect(deedMeant(fight, 'Wait')).toEqual({ do: 'end turn' });
    expect(deedMeant(fight, 'dance')).toBe(null);
    expect(textOf(cannotDo(fight, 'dance'))).toContain('You can hide, search around');
    const bare = seen(drawn([]));
    expect(textOf(cannotUse(bare, 'x', false))).toContain('None of your things');
    expect(textOf(cannotUse(bare, 'x', false))).not.toContain('/orb identify');
    expect(textOf(cannotUse(bare, 'x', true))).toContain('/orb identify');
    const others = { ...fight, turn: { ...fight.turn, yours: false, name: 'Bo' }, legal: [] };
    expect(textOf(cannotDo(others, 'dance'))).toContain('It is the move of Bo (COMBAT-01).');
    expect(textOf(cannotLead(others, 'dance'))).toContain('**Monster Panel**');
  });

  test('[ITEM-27] of a thing that is out, the rules say why', () => {
    const out = seen(drawn([{ ...wand, charges: 0 }]));
    expect(useMeant(out, 'Ember Wand on Bear')).toMatchObject({ item: wand.item, ability: 0 });
  });
});

describe('[ITEM-27] what is typed of a thing that cannot be used so is for the rules to refuse:', () => {
  const rows = `A......\n.......\n${'.......\n'.repeat(4)}..m...n`;
  const seenFrom = (...kit: Carried[]) => {
    const creatures = { A: { kit }, m: { name: 'Bear' }, n: { name: 'Bat, the Elder' } };
    return seen(fightDrawn(rows, { creatures }));
  };
  const short = [{ use: { range: 2, on: 'enemy' }, do: [{ deal: 3 }] }];
  const out = seenFrom(thing('Ember Wand', 1, short), seed, caltrops);

  test.each([
    ['Ember Wand on Bear', ['m1'], null],
    ['ember wand on Bat, the Elder, 1 enemy', ['m2'], null],
    ['Ember Wand on yourself', ['h1'], null],
    ['Ember Wand at C3', [], 130],
    ['Ember Wand', ['m1'], null],
  ])('%s', (typed, targets, tile) => {
    expect(useMeant(out, typed)).toEqual({
      ...{ do: 'activate', item: wand.item, ability: 0 },
      ...{ targets, tile },
    });
  });

  test('of the thing of which the whole name is there, at the nearest enemy', () => {
    const ash = [{ use: { range: 2, on: 'enemy' }, do: [{ deal: 3 }] }];
    const kit = [thing('Wand', 1, ash), thing('Wand of Ash', 7, ash)];
    const far = { A: { kit }, m: { name: 'Bear' }, n: { name: 'Bat' } };
    const low = seen(fightDrawn(`A......\n${'.......\n'.repeat(3)}...n..m`, { creatures: far }));
    expect(useMeant(low, 'Wand of Ash')).toMatchObject({ item: 'i7', targets: ['m2'] });
    expect(useMeant(low, 'Wand')).toMatchObject({ item: 'i1', targets: ['m2'] });
    expect(useMeant(low, 'Wand of Ash on Bear')).toMatchObject({ item: 'i7', targets: ['m1'] });
  });

  test('of one of several uses that is named whole, and of no other', () => {
    const bite = (name: string) => ({ use: { range: 2, on: 'enemy' }, name, do: [{ deal: 3 }] });
    const curtain = seenFrom(thing('Curtain', 8, [bite('Bite'), bite('Bind')]));
    expect(useMeant(curtain, 'Curtain: Bind on Bear')).toMatchObject({
      ability: 1,
      targets: ['m1'],
    });
    expect(useMeant(curtain, 'Curtain: Bind')).toMatchObject({ ability: 1, targets: ['m1'] });
    for (const typed of [
      'Curtain on Bear',
      'Curtain: Bidn on Bear',
      'Curtain: Bin on Bear',
      'Curtain',
    ])
      expect(useMeant(curtain, typed)).toBe(null);
    const unnamed = seenFrom(
      thing('Rag', 8, [
        { ...bite(''), name: undefined },
        { ...bite(''), name: undefined },
      ]),
    );
    expect(useMeant(unnamed, 'Rag, use 2 on Bear')).toMatchObject({ ability: 1 });
    expect(useMeant(unnamed, 'Rag, use 3 on Bear')).toBe(null);
    expect(useMeant(unnamed, 'Rag on Bear')).toBe(null);
  });

  test('of what is for oneself, with nobody else to aim it at', () => {
    const broth = seenFrom(thing('Broth', 8, [{ use: {}, do: [{ heal: 6 }] }]));
    const use = { do: 'activate', item: itemId('i8'), ability: 0, targets: [], tile: null };
    for (const typed of ['Broth', 'broth on yourself', 'Broth on A'])
      expect(useMeant(broth, typed)).toEqual(use);
    expect(useMeant(broth, 'Broth on Bear')).toMatchObject({ targets: ['m1'] });
  });

  test('at a tile where a trap cannot go', () => {
    const there = { do: 'place trap', item: caltrops.item, at: 195 };
    expect(useMeant(out, 'Place Caltrops at D4')).toEqual(there);
    expect(useMeant(out, 'Caltrops at D4')).toEqual(there);
  });

  test('and not where it can be used, and nobody is named', () => {
    const near = seenFrom(wand);
    expect(useMeant(near, 'Ember Wand of mine')).toBe(null);
  });
});

describe('[COMBAT-14] a question of the fight', () => {
  const asked = act(drawnDuel(), 'B', strike('A'), { 'to hit': 15 }).fight;

  test('is asked with two buttons that name the ability', () => {
    const text = textOf(screenOf(asked));
    expect(text).toContain(
      '**Use Ring of Thorns?** It would answer to this: you are struck by a basic attack, in the turn of Cleo.',
    );
    expect(text).toContain('"Use Ring of Thorns"');
    expect(text).toContain('"Do Not Use Ring of Thorns"');
  });

  test('[ITEM-24] of who comes along is told as that one’s', () => {
    const { asked: _, ...rest } = seen(asked);
    const own: FightView = { ...rest, you: heroId('h2') };
    const along = seen(asked);
    const view = heroView({ fight: own, companions: [along], legal: noLegal });
    const text = questionText(view, own) ?? '';
    expect(text).toContain('It would answer to this: it is struck by a basic attack');
    expect(text).toContain('(“You” is Bran in that.)');
  });

  test('[COMBAT-12] offers the health of nobody who has hidden in the act that waits', () => {
    const cloak = thing('Cloak', 5, [
      { when: 'my turn ends', standing: 'ask', do: [{ change: { dodge: 1 } }] },
    ]);
    const duel = fightDrawn('A#B', {
      creatures: {
        A: { name: 'Bran', kit: [cloak] },
        B: { name: 'Cleo', stats: { perception: -9 } },
      },
    });
    const last = { ...duel, turn: { ...duel.turn, of: heroId('h1'), actions: 1 } };
    const waits = act(last, 'A', { do: 'hide' }, { hide: 19 }).fight;
    expect(waits.pending).toBeDefined();
    const { legal } = seen(waits, heroId('h2'));
    const asks = legal.flatMap((one) => (one.do === 'health check' ? [one.target] : []));
    expect(asks).not.toContain(heroId('h1'));
  });

  test('[ITEM-27] says how often it can be used yet, of what a week or a game limits', () => {
    const limited = (each: 'week' | 'game' | 'fight', used?: Carried['used']) => {
      const when = 'I am struck by a basic attack';
      const limit = { each, times: 3 };
      const deed = { name: 'Ink', when, standing: 'ask', do: [{ deal: 1, to: 'other' }], limit };
      const kit = [thing('Reprieve', 5, [deed], { used })];
      const duel = fightDrawn('AB', { creatures: { A: { name: 'Bran', kit }, B: {} } });
      const turn = { ...duel.turn, of: heroId('h2') };
      return textOf(screenOf(act({ ...duel, turn }, 'B', strike('A'), { 'to hit': 15 }).fight));
    };
    expect(limited('week')).toContain(' 3 uses left this week. The fight waits for your word');
    const used = [{ ability: 'Ink', times: 2, each: 'game' as const }];
    expect(limited('game', used)).toContain(' 1 use left in this game. The fight waits');
    expect(limited('fight')).not.toContain('left');
  });

  test('shows the die of the attack that it would answer to', () => {
    const duel = fightDrawn('AB', { creatures: { A: { name: 'Bran', kit: [veil] }, B: {} } });
    const struck = { ...duel, turn: { ...duel.turn, of: heroId('h2') } };
    expect(textOf(screenOf(act(struck, 'B', strike('A'), { 'to hit': 15 }).fight))).toContain(
      'you would be struck (the d20 shows 15), in the turn of B.',
    );
  });

  test('tells what has set off that ability of the thing, and not its first', () => {
    const two = thing('Ring of Two Minds', 5, [
      { when: 'I miss', standing: 'never', do: [{ heal: 1 }] },
      { when: 'I am struck by a basic attack', standing: 'ask', do: [{ deal: 'X', to: 'other' }] },
    ]);
    const duel = fightDrawn('AB', {
      creatures: { A: { name: 'Bran', kit: [two] }, B: { name: 'Cleo' } },
    });
    const struck = { ...duel, turn: { ...duel.turn, of: heroId('h2') } };
    const text = textOf(screenOf(act(struck, 'B', strike('A'), { 'to hit': 15 }).fight));
    expect(text).toContain('It would answer to this: you are struck by a basic attack, in');
  });

  test('can be read in a pause, in which nobody answers', () => {
    const fight = { ...seen(asked), legal: [] };
    const view = heroView({ fight, legal: noLegal });
    const text = textOf(panel({ ...view, everyone: { ...view.everyone, pausedSince: 0 } }));
    expect(text).toContain('**Use Ring of Thorns?**');
    expect(text).not.toContain('"Use Ring of Thorns"');
    expect(text).not.toContain('the move of Cleo');
  });

  test('[ENTER-04] stops no fight where its player only walks', () => {
    const walked = { ...seen(asked), walk: { left: 9 } };
    const view = heroView({ fight: walked, legal: { ...noLegal, fight: true } });
    expect(textOf(panel(view))).toContain('Your loot turn waits for your word.');
    expect(textOf(panel({ ...view, fight: seen(asked) }))).toContain(
      'The fight waits for your word.',
    );
  });

  test('[COMBAT-11] is nobody else’s business, but that they have to wait', () => {
    const view = heroView({
      fight: seen(asked, heroId('h2')),
      legal: { ...noLegal, fight: false },
    });
    const text = textOf(panel({ ...view, hero: { ...view.hero, id: heroId('h2') } }));
    expect(text).not.toContain('Thorns');
    expect(text).toContain('The fight waits for somebody’s answer; then your turn goes on.');
  });
});

function drawnDuel(): Fight {
  const fight = fightDrawn('AB', {
    creatures: { A: { name: 'Bran', kit: [thorns] }, B: { name: 'Cleo' } },
  });
  return { ...fight, turn: { ...fight.turn, of: heroId('h2') } };
}

test('with all that one can do at once there are five rows at most, within Discord’s limits', () => {
  const long = (one: Carried, at: number) => ({
    ...one,
    item: itemId(`i${at}`),
    name: `${at}${'N'.repeat(46)}`,
  });
  const kit = Array.from({ length: 20 }, (_, at) =>
    [wand, seed, caltrops, horn].map((one, nth) => long(one, at * 4 + nth + 1)),
  ).flat();
  const near = {
    attacks: Array.from({ length: 8 }, (_, at) => ({ name: `Blow ${at}`, range: 12 })),
  };
  const fight = { ...drawn(kit, { A: near }) };
  for (const pages of [{}, { use: 2 }, { use: 99, deed: 2, move: 3 }]) {
    const screen = screenOf(fight, pages);
    expect(screen.rows?.length).toBe(5);
    expectWithinLimits(screen);
    expect(textOf(screen)).toContain('"Refresh"');
  }
});
