import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';

/** What is told of a value, each with its place. */
const told = (schema: typeof itemSchema | typeof monsterSchema, card: object): string[] =>
  schema
    .safeParse(card)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const thing = (card: object): string[] =>
  told(itemSchema, {
    ...{ name: 'Bell', kinds: ['artifact'], slot: 'head', cost: 9, abilities: [] },
    ...card,
  });
const having = (...abilities: object[]): string[] => thing({ abilities });

const shot = { use: { range: 5, on: 'enemy' }, do: [{ deal: 3 }] };
const tile = { use: { range: 3, on: 'tile' } };
const about = { all: 'enemies', within: 2 };
const once = { limit: { each: 'fight' } };

describe('what nothing can come of is refused:', () => {
  test.each<[string, object, string]>([
    [
      'no change',
      { always: {} },
      'always: expected a stat, or `ways`, `boons`, `change abilities` or `protect`',
    ],
    ['a change by 0', { always: { armor: 0 } }, 'always.armor: expected what does not'],
    ['half a point', { always: { armor: '1/2' } }, 'always.armor: expected what does not'],
    ['as much as is taken', { always: { armor: 'hp - hp' } }, 'always.armor: expected what'],
    ['no change of the others', { aura: { radius: 1 }, while: { dodge: 0 } }, 'while.dodge: exp'],
    [
      'a change by 0 for a while',
      { ...shot, do: [{ change: { dodge: '1 / 3' }, turns: 1 }] },
      'do.0',
    ],
    ['a change of nothing', { ...shot, do: [{ change: {}, turns: 1 }] }, 'do.0.change: expected'],
    [
      'no other attacks',
      { ...shot, do: [{ 'change attacks': {}, turns: 1 }] },
      'do.0.change attacks: expected what is other',
    ],
    [
      'attacks other by 0',
      { ...shot, do: [{ 'change attacks': { damage: 0 }, turns: 1 }] },
      'do.0.change attacks.damage: expected what does not',
    ],
    [
      'abilities other by 0',
      { ...shot, do: [{ 'change abilities': { power: 0 }, turns: 1 }] },
      'do.0.change abilities.power: expected what does not',
    ],
    [
      'abilities always other by 0',
      { always: {}, 'change abilities': { range: 0 } },
      'change abilities.range: expected what does not',
    ],
    [
      'another shape by 0',
      { ...shot, do: [{ transform: { into: 'a cat', change: { dodge: 0 } } }] },
      'do.0.transform.change.dodge: exp',
    ],
    [
      'a range to oneself',
      { use: { range: 8, on: 'self' }, do: [{ heal: 3 }] },
      'use.range: expected none',
    ],
    [
      '[COMBAT-08] a type of no damage',
      { ...shot, special: { against: 'dodge', type: 'fire' }, do: [{ push: 1 }] },
      'special.type: expected only beside `damage`',
    ],
    [
      '[COMBAT-08] a piercing of no damage',
      { ...shot, special: { against: 'dodge', piercing: 3 }, do: [{ push: 1 }] },
      'special.piercing: expected only beside `damage`',
    ],
    [
      'more of what one has or has not',
      { use: { on: 'self' }, do: [{ give: 'double damage', by: 3 }] },
      'do.0.by: expected none',
    ],
    ['an aura of nothing', { aura: { radius: 1 }, while: {} }, 'while: expected what is other'],
    ['holy by 0', { holy: 0 }, 'holy: expected what does not'],
    [
      'no gold for levels',
      { 'level up': { gold: '1 / 2' } },
      'level up.gold: expected more than 0',
    ],
    ['a loss for levels', { 'level up': { gold: -5 } }, 'level up.gold: expected more than 0'],
    ['a walk', { always: {}, ways: ['walk'] }, 'ways: expected another way than to walk'],
    ['a way twice', { always: {}, ways: ['fly', 'swim', 'fly'] }, 'ways.2: expected each of them'],
    [
      'a boon twice',
      { always: {}, boons: ['true sight', 'true sight'] },
      'boons.1: expected each of them',
    ],
    ['a lent way twice', { ...shot, do: [{ ways: ['fly', 'fly'], turns: 1 }] }, 'do.0.ways.1: exp'],
    [
      'a shape with a way twice',
      { ...shot, do: [{ transform: { into: 'a cat', ways: ['fly', 'fly'] } }] },
      'do.0.transform.ways.1: expected each of them',
    ],
    ['no turns', { ...shot, do: [{ lay: 'prone', turns: 0 }] }, 'do.0.turns: expected more than 0'],
    ['no tiles', { ...shot, do: [{ sink: 0 }] }, 'do.0.sink: expected more than 0'],
    ['a critical no wider', { ...shot, do: [{ give: 'wider critical', by: 0 }] }, 'do.0.by: exp'],
    ['no damage', { ...shot, do: [{ deal: '1 / 2' }] }, 'do.0.deal: expected more than 0'],
    ['less than none', { ...shot, do: [{ heal: '2 - 3' }] }, 'do.0.heal: expected more than 0'],
    ['a dead beast', { ...shot, do: [{ summon: 'Rat', hp: 0 }] }, 'do.0.hp: expected more than 0'],
    ['an enemy on one’s own tile', { ...shot, use: { on: 'enemy' } }, 'use.range: expected 1 or'],
    [
      '[MOVE-09] a pull of itself',
      { use: { on: 'self' }, do: [{ pull: 1 }] },
      'do.0.pull: expected only of others',
    ],
    [
      '[MOVE-09] a push of itself by name',
      { ...shot, do: [{ push: 2, to: 'self' }] },
      'do.0.push: expected only of others',
    ],
    [
      'an enemy with this very thing, protected',
      { ...shot, do: [{ protect: 'this thing' }] },
      'do.0.protect: expected other things',
    ],
    [
      'an enemy with this very thing, made weaker',
      { ...shot, do: [{ 'change abilities': { power: -1, of: 'this thing' }, to: 'target' }] },
      'do.0.change abilities.of: expected other things',
    ],
    [
      'a pull that grounds nobody',
      { ...shot, do: [{ pull: 1, grounds: false, to: 'self' }] },
      'do.0.pull',
    ],
    ['an answer upon oneself', { when: 'I am struck', do: [{ attack: true }] }, 'do.0.attack: ex'],
    [
      'a blow at oneself for its target',
      { when: 'I kill', do: [{ attack: true, to: 'target' }] },
      'do.0.attack: expected only of others',
    ],
    [
      'a wound for its target, where it has none',
      { when: 'I hit', do: [{ deal: 2, to: 'target' }] },
      'do.0.to: expected `other`, whoever it answers to, or `self`',
    ],
    [
      'all about its target, where it has none',
      { when: 'I am struck', do: [{ heal: 2, to: { all: 'allies', within: 2, of: 'target' } }] },
      'do.0.to.of: expected `other`',
    ],
    [
      'a target where nobody else has a part',
      { when: 'my turn begins', do: [{ heal: 2, to: 'target' }] },
      'do.0.to: expected `self`, as what goes off by itself is aimed at nobody',
    ],
    [
      'a blow at oneself as whom it befell',
      { when: 'I take damage', do: [{ drain: 2, to: 'victim' }] },
      'do.0.drain: expected only of others',
    ],
    ['an own place', { use: { on: 'self' }, do: [{ swap: true }] }, 'do.0.swap: expected only of'],
    ['a fetched self', { ...shot, do: [{ fetch: true, to: 'self' }] }, 'do.0.fetch: expected only'],
    ['own blood', { use: { on: 'self' }, do: [{ drain: 2 }] }, 'do.0.drain: expected only of'],
    ['own boons', { use: { on: 'self' }, do: [{ 'steal boons': true }] }, 'do.0.steal boons: exp'],
    [
      'conditions of one’s own',
      { ...shot, do: [{ 'pass on': 'all conditions', to: 'self' }] },
      'do.0.pass on: expected only of others',
    ],
    ['own stats', { use: { on: 'self' }, do: [{ study: true }] }, 'do.0.study: expected only of'],
    ['oneself sent away', { use: {}, do: [{ dismiss: true }] }, 'do.0.dismiss: expected only of'],
    ...['my turn ends', 'an enemy’s turn begins', 'an enemy’s turn ends', 'a round begins'].map(
      (when): [string, object, string] => [
        `[COMBAT-02] more to do as ${when}`,
        { when, do: [{ actions: 1 }] },
        'do.0.actions: expected another trigger, as it is not your turn then',
      ],
    ),
    ['a walk to oneself', { when: 'I move', do: [{ move: 2 }] }, 'do.0.move: expected only of'],
    ['a walk in an aura', { aura: { radius: 2 }, do: [{ move: 2, to: 'self' }] }, 'do.0.move: exp'],
    ['an echo of oneself', { ...tile, do: [{ copy: 'attacks' }] }, 'do.0.to: expected whom'],
    ['a swap at a tile', { ...tile, do: [{ swap: true }] }, 'do.0.swap: expected only of others'],
    ['a bolt at a tile', { ...tile, do: [{ deal: 3 }] }, 'do.0.deal: expected a `radius`'],
    [
      'a bolt at its target, a tile',
      { ...tile, do: [{ deal: 3, to: 'target' }] },
      'do.0.deal: expected a `radius`',
    ],
    ['a trip at a tile', { ...tile, do: [{ lay: 'prone' }] }, 'do.0.lay: expected a `radius`'],
    [
      'a curse at a tile',
      { ...tile, do: [{ change: { dodge: '-level', armor: -2 }, turns: 1 }] },
      'do.0.change: expected a `radius`',
    ],
    ['a leap at somebody', { ...shot, do: [{ teleport: true }] }, 'do.0.teleport: expected only'],
    ['a leap of itself', { when: 'I move', do: [{ teleport: true }] }, 'do.0.teleport: exp'],
    [
      '[STAT-01] help for the dead',
      { when: 'I die', do: [{ heal: 3 }] },
      'do.0.heal: expected what befalls',
    ],
    [
      '[STAT-01] the dead as target',
      { when: 'I die', do: [{ heal: 3, to: 'target' }] },
      'do.0.heal: ex',
    ],
    [
      '[STAT-01] whom it killed',
      { when: 'I kill', do: [{ deal: 3, to: 'other' }] },
      'do.0.deal: ex',
    ],
    ['[STAT-01] the killed', { when: 'I kill', do: [{ lay: 'prone', to: 'victim' }] }, 'do.0.lay'],
    [
      '[STAT-01] a late ally',
      { when: 'an ally dies', do: [{ heal: 3, to: 'victim' }] },
      'do.0.heal',
    ],
    [
      '[STAT-01] a late foe',
      { when: 'an enemy dies', do: [{ deal: 3, to: 'victim' }] },
      'do.0.deal',
    ],
    [
      '[STAT-01] ground laid by the dead',
      { when: 'I die', do: [{ place: 'lava', radius: 1 }] },
      'do.0.place: expected what befalls',
    ],
    [
      '[STAT-01] gold of the dead',
      { when: 'I die', do: [{ gold: 3 }], ...once },
      'do.0.gold: expected another trigger',
    ],
    [
      '[STAT-01] the dead by name',
      { when: 'I die', do: [{ lay: 'prone', to: 'victim' }] },
      'do.0.lay: ex',
    ],
    [
      '[COMBAT-03] an attack upon an ally',
      { use: { range: 3, on: 'ally' }, do: [{ attack: true }] },
      'do.0.attack: expected it of enemies',
    ],
    [
      '[COMBAT-03] an attack upon everybody',
      { use: {}, do: [{ attack: true, to: { all: 'everybody', within: 2 } }] },
      'do.0.attack: expected it of enemies',
    ],
    [
      '[COMBAT-03] an attack upon an ally who did something',
      { when: 'an ally uses an ability', do: [{ attack: true, to: 'other' }] },
      'do.0.attack: expected it of enemies',
    ],
    [
      '[COMBAT-03] an attack upon an ally whom something befell',
      { when: 'an ally is struck', do: [{ attack: true, to: 'victim' }] },
      'do.0.attack: expected it of enemies',
    ],
  ])('%s', (_, ability, says) => {
    const faults = having(ability);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`abilities.0.${says}`);
  });

  test.each<[string, object, string]>([
    ['I hit', { when: 'I hit', do: [{ push: 1 }] }, 'to: other`'],
    ['my turn begins', { when: 'my turn begins', do: [{ push: 1 }] }, 'to: { all: enemies,'],
    ['a use', { use: { on: 'self' }, do: [{ push: 1 }] }, 'use: { range: 3, on: enemy }`'],
    ['a use of others', { ...shot, do: [{ push: 1, to: 'self' }] }, 'leave out `to`'],
    ['I die', { when: 'I die', do: [{ heal: 3 }] }, 'to: other`'],
  ])('and with it what could stand there: %s', (_, ability, says) => {
    expect(having(ability).join()).toContain(says);
  });

  test('and what is no amount is refused as that alone', () => {
    expect(having({ ...shot, do: [{ deal: 'banana' }] })).toHaveLength(1);
    expect(having({ always: { armor: 'banana' } })).toHaveLength(1);
  });

  test.each<[string, object]>([
    [
      'an attack upon who struck an ally',
      { when: 'an ally is struck', do: [{ attack: true, to: 'other' }] },
    ],
    ['an attack upon all enemies', { use: {}, do: [{ attack: true, to: about }] }],
    ['boons alone', { always: {}, boons: ['true sight'] }],
    ['a type alone', { ...shot, do: [{ 'change attacks': { type: 'fire' }, turns: 1 }] }],
    ['abilities that reach farther', { always: {}, 'change abilities': { range: 1 } }],
    ['a shape like its own', { ...shot, do: [{ transform: { into: 'a cat' } }] }],
    ['less holy', { holy: -1 }],
    ['gold for levels', { 'level up': { gold: 'level' } }],
    ['a walk besides', { always: {}, ways: ['walk', 'fly'] }],
    [
      'two numbers of a boon',
      { always: {}, boons: [{ 'wider critical': 1 }, { 'legendary shield': 1 }] },
    ],
    ['half a point less', { always: { armor: '-1 / 2' } }],
    ['less of one for the other', { always: { armor: 'hp - speed' } }],
    ['a push that grounds', { ...shot, do: [{ push: 0, grounds: true }] }],
    ['a push of whoever is near', { use: { on: 'self', radius: 2 }, do: [{ push: 1 }] }],
    ['dice', { ...shot, do: [{ deal: 'd4 - 1' }] }],
    ['a leap to a tile', { use: { range: 3, on: 'tile' }, do: [{ teleport: true }] }],
    ['a last word', { when: 'I die', do: [{ deal: 3, to: 'other' }] }],
    ['a push of itself that grounds', { ...shot, do: [{ push: 1, grounds: true, to: 'self' }] }],
    ['an answer to who struck', { when: 'I am struck', do: [{ attack: true, to: 'other' }] }],
    ['a blow at whom it hit', { when: 'I hit', do: [{ drain: 2, to: 'victim' }] }],
    ['a blow at all about', { when: 'I kill', do: [{ attack: true, to: about }] }],
    ['a swap in an area', { use: { on: 'self', radius: 2 }, do: [{ swap: true }] }],
    ['a theft from its target', { ...shot, do: [{ 'steal boons': true, to: 'target' }] }],
    ['whoever steps into an aura', { aura: { radius: 2 }, do: [{ drain: 1 }] }],
    ['recoil', { when: 'I attack', do: [{ deal: 1 }] }],
    ['a bolt from a tile upon itself', { ...tile, do: [{ deal: 3, to: 'self' }] }],
    ['a bolt from a tile about itself', { ...tile, do: [{ deal: 3, to: about }] }],
    ['help at a tile', { ...tile, do: [{ heal: 3 }, { hide: true }, { change: { armor: 1 } }] }],
    ['a trade at a tile', { ...tile, do: [{ change: { armor: 1, dodge: -1 } }] }],
    ['help after a kill', { when: 'I kill', do: [{ heal: 3 }] }],
    ['revenge', { when: 'an ally dies', do: [{ deal: 3, to: 'other' }] }],
    ['thanks', { when: 'an enemy dies', do: [{ heal: 3, to: 'other' }] }],
    ['about whom it killed', { when: 'I kill', do: [{ deal: 3, to: { ...about, of: 'victim' } }] }],
    ['an own tile', { use: { on: 'tile', radius: 1 }, do: [{ deal: 3 }] }],
  ])('but not %s', (_, ability) => {
    expect(having(ability)).toEqual([]);
  });
});

describe('what is called so is refused:', () => {
  test.each([
    '\u202eHelm',
    'He\nlm',
    ' Helm',
    'Helm\u200b',
    'He\u200dlm',
    'He\ufe0flm',
    '\u{1f44d}\u200d',
    'Helm \ud800',
    'He\u0000lm',
    '\u3164\u3164',
    '\u2800\u2800',
    'He\ufe00lm',
    '\u0301\u0301',
    `O${'\u0301'.repeat(9)}`,
  ])('%j', (name) => {
    const says =
      ': expected letters that can be seen, on one line, without hidden signs and without a space at its ends';
    expect(thing({ name, abilities: [shot] })).toEqual([`name${says}`]);
    expect(having({ ...shot, name })).toEqual([`abilities.0.name${says}`]);
    expect(having({ ...shot, do: [{ summon: name, hp: 3 }] })).toEqual([
      `abilities.0.do.0.summon${says}`,
    ]);
  });

  test.each([
    ['several words, and an accent', 'Élan of the Night’s Clerk'],
    ['a script that joins its letters', 'می\u200cخواهم'],
    ['a picture of several', 'Hug \u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a picture in its colours', 'Heart \u2764\ufe0f\u200d\u{1f525}'],
  ])('but no name of %s', (_, name) => {
    expect(thing({ name, abilities: [shot] })).toEqual([]);
  });
});

test('[ITEM-17] [ITEM-19] what is had in two ways at once is refused', () => {
  const of = (...kinds: string[]) => thing({ kinds, abilities: [shot] });
  expect(of('quest item', 'trader item')).toEqual([
    'kinds: expected one of quest item, trader item, as each is had in a way of its own',
  ]);
  expect(of('auction item', 'starter')).toHaveLength(1);
  expect(of('quest item', 'artifact')).toEqual([]);
});

describe('[ITEM-27] what is said twice on one card', () => {
  const armor = { always: { armor: 1 } };
  const twice = 'expected it only once, as what is said twice counts once';

  test('is refused, in a form of an ultimate, too, and of who comes along', () => {
    expect(having(armor, shot, armor)).toEqual([`abilities.2: ${twice}`]);
    expect(having(armor, { always: { armor: 2 } })).toEqual([]);
    const ultimate = { kinds: ['ultimate'], slot: 'greater ultimate', abilities: [armor] };
    const other = { ...shot, do: [{ deal: 2 }] };
    expect(thing({ ...ultimate, greater: [armor], lesser: [shot] })).toEqual([
      `greater.0: ${twice}`,
    ]);
    expect(thing({ ...ultimate, greater: [shot], lesser: [other] })).toEqual([]);
    expect(thing({ ...ultimate, greater: [shot], lesser: [shot] })).toEqual([
      'lesser: expected something else than in its greater form, or there is no choice',
    ]);
    const bark = { ...shot, name: 'Bark' };
    const dog = { companion: 'Dog', hp: 3, abilities: [bark, bark] };
    expect(thing({ kinds: ['companion'], slot: 'slotless', abilities: [dog] })).toEqual([
      `abilities.0.abilities.1: ${twice}`,
    ]);
  });

  test('[COMBAT-03] as an attack of the same name is', () => {
    const bite = { range: 1, damage: 1 };
    const another = 'expected another name than an attack before it has';
    expect(having({ attack: bite }, { attack: { ...bite, damage: 2 } })).toEqual([
      `abilities.1.attack: ${another}`,
    ]);
    expect(having({ attack: bite }, { attack: { ...bite, name: 'Butt' } })).toEqual([]);
    const attacks = ['Bite', 'bite', 'Claw'].map((name) => ({ ...bite, name }));
    expect(having({ ...shot, do: [{ summon: 'Rat', hp: 1, attacks }] })).toEqual([
      `abilities.0.do.0.attacks.1.name: ${another}`,
    ]);
    const dog = { companion: 'Dog', hp: 3, attacks };
    expect(thing({ kinds: ['companion'], slot: 'slotless', abilities: [dog] })).toEqual([
      `abilities.0.attacks.1.name: ${another}`,
    ]);
  });
});

describe('[STAT-10] X', () => {
  const none = 'expected how strong the thing is, since X and AP would be 0';
  const x = { ...shot, do: [{ deal: 'X' }] };
  const special = { ...shot, special: { against: 'dodge', damage: 0 } };

  test('is refused where nothing gives a power, and so is an attack that hurts, which counts it', () => {
    expect(having(x)).toEqual([`power: ${none}`]);
    expect(having(special)).toEqual([`power: ${none}`]);
    expect(having({ always: { armor: 'X' } })).toEqual([`power: ${none}`]);
    expect(thing({ abilities: [x], power: 2 })).toEqual([]);
    const two = { ...special, special: { against: 'dodge', damage: 2 } };
    expect(having(two)).toEqual([`power: ${none}`]);
    expect(thing({ abilities: [two], power: 1 })).toEqual([]);
    expect(
      having({ ...special, special: { against: 'dodge' }, do: [{ restrain: true, turns: 1 }] }),
    ).not.toContain(`power: ${none}`);
    expect(having({ ...shot, name: 'Letter X' })).toEqual([]);
    expect(thing({ abilities: [{ ...shot, name: 'Letter X' }], power: 2 })).toEqual([
      'power: expected only with an ability that says X, or with a special attack',
    ]);
  });

  test('of a greater form is as it is there, or else of the card', () => {
    const greater = { abilities: [shot], 'greater form': { abilities: [x] } };
    expect(thing(greater)).toEqual([`greater form.power: ${none}`]);
    expect(thing({ ...greater, abilities: [x, shot], power: 2 })).toEqual([]);
  });

  test('[ITEM-23] of a super power is its owner’s level', () => {
    const power = { kinds: ['super power'], slot: 'super power', abilities: [x] };
    expect(thing(power)).toEqual([]);
  });

  test('[ITEM-23] of a super power is nothing that it could change itself', () => {
    const power = (...abilities: object[]) =>
      thing({ kinds: ['super power'], slot: 'super power', abilities });
    const by = { power: 2, of: 'this thing' };
    const says = [
      'abilities: expected no `power` in `change abilities` of this thing, as a super power has its owner’s level',
    ];
    expect(power({ always: {}, 'change abilities': by })).toEqual(says);
    expect(power({ use: {}, do: [{ 'change abilities': by, turns: 1 }] })).toEqual(says);
    expect(power({ always: {}, 'change abilities': { range: 2, of: 'this thing' } })).toEqual([]);
    expect(power({ always: {}, 'change abilities': { power: 2, of: 'other things' } })).toEqual([]);
  });
});

test('what is of one kind is of it once', () => {
  const twice = { kinds: ['artifact', 'artifact'], abilities: [shot] };
  expect(thing(twice)).toEqual(['kinds: expected each of them only once']);
  expect(thing({ ...twice, kinds: ['artifact'] })).toEqual([]);
});

test('[ITEM-09] a spell or scroll has charges or a limit', () => {
  const spell = { kinds: ['spell'], slot: 'slotless' };
  const faults = ['abilities: expected one with a charge or a limit, as a spell or scroll has'];
  expect(thing({ ...spell, abilities: [shot] })).toEqual(faults);
  expect(thing({ ...spell, kinds: ['scroll'], abilities: [shot] })).toEqual(faults);
  expect(thing({ ...spell, abilities: [{ ...shot, ...once }] })).toEqual([]);
  expect(thing({ ...spell, abilities: [{ ...shot, charge: true }], charges: 1 })).toEqual([]);
});

test('[SLOT-03] what one is or has become is not used up', () => {
  const gone = { ...shot, 'used up': true };
  const says = 'abilities: expected none that uses the thing up, as its owner is left with nothing';
  for (const kind of ['class', 'race', 'super power', "npc's chosen"])
    expect(thing({ kinds: [kind], slot: kind, abilities: [gone] })).toEqual([says]);
  expect(thing({ kinds: ['consumable'], abilities: [gone] })).toEqual([]);
});

test('[ITEM-26] a trap is not used up, as it is picked up again', () => {
  const snare = { kinds: ['trap', 'consumable'], slot: 'slotless' };
  const laid = { trap: { stealth: 10 }, do: [{ deal: 3 }] };
  const used = { ...shot, 'used up': true };
  const says = 'abilities: expected none that uses the thing up, as a trap is picked up again';
  expect(thing({ ...snare, abilities: [laid, used] })).toEqual([says]);
  expect(thing({ ...snare, charges: 2, abilities: [laid, { ...shot, charge: true }] })).toEqual([]);
});

describe('[ITEM-08] a curse', () => {
  const curse = { kinds: ['curse'] };
  const says = 'abilities: expected something that is worse for its bearer, as a curse has';
  const mustAt = (when: string) => ({ when, must: true });

  test.each<[string, object]>([
    ['only what is better', { always: { armor: 1 } }],
    ['what is better by what it comes to', { always: { armor: '2 - 1' } }],
    [
      'what befalls nobody any more',
      { ...mustAt('I die'), do: [{ deal: 2, to: { all: 'everybody', within: 1 } }] },
    ],
    ['what its bearer may do', { ...shot }],
    ['an aura that hits others', { aura: { radius: 1, hits: 'enemies' }, do: [{ deal: 1 }] }],
    ['an aura that heals its bearer', { aura: { radius: 0, hits: 'allies' }, do: [{ heal: 9 }] }],
    ['an aura of more alone', { aura: { radius: 0 }, while: { dodge: 1 } }],
    ['an aura that strengthens', { aura: { radius: 0 }, do: [{ change: { dodge: 1 }, turns: 1 }] }],
    ['what befalls others once it is dead', { ...mustAt('I die'), do: [{ deal: 2, to: 'other' }] }],
    ['what has to befall others', { ...mustAt('I hit'), do: [{ deal: 2, to: 'other' }] }],
    ['what has to help it', { ...mustAt('my turn begins'), do: [{ heal: 2 }] }],
  ])('with %s is refused', (_, ability) => {
    expect(thing({ ...curse, abilities: [ability] })).toEqual([says]);
    expect(thing({ kinds: ['curse', 'ritual of pain'], abilities: [ability] })).toEqual([]);
  });

  test.each<[string, object]>([
    ['less of a stat', { always: { armor: 1, speed: -1 } }],
    ['less by a formula', { always: { hp: '-hp / 2' } }],
    ['less by what it comes to', { always: { armor: '1 - 2' } }],
    ['less at times', { always: { armor: '3 - level' } }],
    ['an aura that hits its bearer', { aura: { radius: 0, hits: 'allies' }, do: [{ sink: 1 }] }],
    ['an aura that hits everybody', { aura: { radius: 0 }, while: { dodge: -1 } }],
    ['HP to pay', { ...shot, 'pays hp': 3 }],
    ['what has to harm it', { ...mustAt('I hit'), do: [{ deal: 2, to: 'self' }] }],
    ['what has to lay it low', { ...mustAt('I hit'), do: [{ heal: 1 }, { lay: 'prone' }] }],
    ['an aura that weakens', { aura: { radius: 0 }, do: [{ change: { dodge: -1 }, turns: 1 }] }],
  ])('with %s is one', (_, ability) => {
    expect(thing({ ...curse, abilities: [ability] })).toEqual([]);
  });
});

test.each([
  ['upgrade', 'an upgrade'],
  ['gem', 'a gem'],
])('[ITEM-02] [ITEM-18] what a %s sits on has the slot', (kind, one) => {
  const said = thing({ kinds: [kind], abilities: [{ always: { armor: 1 } }] });
  expect(said).toEqual([`slot: expected slotless, as ${one} sits on a thing and fills no slot`]);
});

test('[ITEM-04] a consumable dependent updates others, and is told whichever of the two is wrong', () => {
  const sash = (...abilities: object[]) =>
    thing({ ...{ kinds: ['dependent', 'consumable'], slot: 'belt', charges: 2 }, abilities });
  const update = { use: {}, charge: true, do: [{ update: 'dependents' }] };
  const heal = { use: {}, charge: true, do: [{ heal: 1 }] };
  const depends = { depends: { dodge: 'speed / 2 + 1' } };
  const one = 'abilities: expected one that says `update: dependents`, as a consumable one has';
  const none = 'abilities: expected none that says `depends`, as a consumable one updates others';
  expect(sash(update)).toEqual([]);
  expect(sash(depends, update)).toEqual([none]);
  expect(sash(heal)).toEqual([one]);
  expect(sash(depends, heal)).toEqual([one, none]);
});

describe('a monster', () => {
  const bite = { name: 'Bite', range: 1, damage: 1 };
  const grue = {
    ...{ name: 'Grue', week: 3, look: 'A thing with many teeth and few manners.' },
    ...{ stats: { hp: 10 }, attacks: [bite] },
  };
  const monster = (card: object) => told(monsterSchema, { ...grue, ...card });

  test('[MONSTER-05] has stats, a level and a week that can be played', () => {
    expect(monster({})).toEqual([]);
    const odd = monster({ stats: { hp: 0, size: 20, dodge: 1e9, armor: -21 } });
    expect(odd.map((line) => line.split(':')[0])).toEqual([
      ...['stats.hp', 'stats.dodge', 'stats.armor', 'stats.size'],
    ]);
    expect(monster({ stats: { dodge: 3 } })).toHaveLength(1);
    expect(monster({ stats: { hp: 99_999_999_999 } })).toHaveLength(1);
    expect(monster({ stats: { hp: 999, size: -10, armor: 40, dodge: -20 } })).toEqual([]);
    expect(monster({ level: 999 })).toHaveLength(1);
    expect(monster({ week: 999 })).toHaveLength(1);
  });

  test('[COMBAT-03] has no two attacks of one name', () => {
    expect(monster({ attacks: [bite, { ...bite, name: 'BITE' }] })).toEqual([
      'attacks.1.name: expected another name than an attack before it has',
    ]);
  });

  test('[STAT-10] has the power that its abilities speak of, and each of them does something', () => {
    const x = { ...shot, name: 'Glare', do: [{ deal: 'X' }] };
    expect(monster({ abilities: [x] })).toEqual([
      'power: expected how strong the thing is, since X and AP would be 0',
    ]);
    expect(monster({ abilities: [{ ...x, do: [{ deal: 0 }] }] })).toEqual([
      'abilities.0.do.0.deal: expected more than 0',
    ]);
  });
});

test('[COMBAT-03] a free attack by an area is upon enemies alone', () => {
  const attack = { do: [{ attack: true }] };
  const hits = (whom: string) => [
    having({ use: { radius: 2, hits: whom }, ...attack }),
    having({ use: { range: 3, on: 'enemy', radius: 2, hits: whom }, ...attack }),
    having({ aura: { radius: 2, hits: whom }, ...attack }),
  ];
  for (const whom of ['allies', 'everybody'])
    for (const found of hits(whom)) expect(found.join()).toContain('nobody attacks their own side');
  expect(hits('enemies')).toEqual([[], [], []]);
});

test('[STAT-10] [ITEM-24] who comes along strikes with the power of its thing, which says one', () => {
  const spit = { ...shot, name: 'Spit', special: { against: 'dodge', damage: 2 } };
  const toad = {
    kinds: ['companion'],
    slot: 'slotless',
    abilities: [{ companion: 'Toad', hp: 4, abilities: [spit] }],
  };
  expect(thing(toad)).toEqual([expect.stringMatching(/^power: expected how strong/)]);
  expect(thing({ ...toad, power: 2 })).toEqual([]);
});

test.each([
  ['ally', 'nobody attacks their own side'],
  ['anybody', 'nobody attacks their own side'],
  ['enemy', ''],
])('[COMBAT-03] a free attack on whom one chooses, %s, is upon an enemy', (on, said) => {
  const found = having({ use: { range: 3, on }, do: [{ attack: true }] }).join();
  expect(found).toContain(said);
  expect(found === '').toBe(said === '');
});

test('[ITEM-04] who comes along updates no dependents, as it has none', () => {
  const draws = { use: {}, limit: { each: 'game', times: 9 } };
  const egg = (...all: object[]) =>
    thing({
      ...{ kinds: ['companion'], slot: 'slotless' },
      abilities: [{ companion: 'Hen', hp: 4, abilities: [{ name: 'Sum', ...draws, do: all }] }],
    });
  expect(egg({ heal: 1 }, { update: 'dependents' }).join()).toContain('kinds: expected dependent');
  expect(egg({ heal: 1 })).toEqual([]);
});
