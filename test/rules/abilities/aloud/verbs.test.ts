import { expect, test } from 'vitest';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { verbs } from '../../../../src/rules/abilities/verbs/index.ts';
import { asAbility } from '../../../support/written-abilities.ts';

/** Where an effect stands, and how a text begins there. */
const places = {
  enemy: {
    head: { use: { range: 5, on: 'enemy' } },
    terse: 'Use, RG 5, enemy: ',
    plain: 'As an action, choose an enemy within 5 tiles: ',
  },
  tile: {
    head: { use: { range: 4, on: 'tile' } },
    terse: 'Use, RG 4, tile: ',
    plain: 'As an action, choose a tile within 4 tiles: ',
  },
  self: { head: { use: {} }, terse: 'Use: ', plain: 'As an action, ' },
  once: {
    head: { use: {}, limit: { each: 'fight' } },
    terse: 'Use: ',
    plain: 'As an action, ',
    ends: { terse: ' [1 a fight]', plain: '. At most once a fight' },
  },
  targeted: {
    head: { when: 'an enemy targets me with an ability' },
    terse: 'An enemy’s ability targets you: ',
    plain: 'When an enemy’s ability targets you, ',
  },
  hurt: {
    head: { when: 'I take damage' },
    terse: 'You take damage: ',
    plain: 'When you take damage, ',
  },
  laid: {
    head: { when: 'a condition is laid on me' },
    terse: 'A condition is laid on you: ',
    plain: 'When a condition is laid on you, ',
  },
  missing: {
    head: { when: 'I would miss' },
    terse: 'An attack of yours is about to miss: ',
    plain: 'When an attack of yours is about to miss, ',
  },
};

type Row = [keyof typeof places, effect: object, terse: string, plain: string];

const wisp = {
  ...{ summon: 'Wisp', hp: 'X + 1', size: 1, stats: { dodge: 12 }, ways: ['fly'], turns: 2 },
  attacks: [{ name: 'Spark', range: 3, damage: 2, type: 'fire' }],
};
const claw = { 'grant attack': 'Claw', range: 2, damage: 3, piercing: 1, type: 'fire', turns: 2 };
const piano = {
  ...{ into: 'a grand piano', change: { armor: 3, size: 1 }, ways: ['climb'] },
  attacks: [{ name: 'Lid', damage: 'X' }],
};
const near = { all: 'everybody', within: 2 };

const rows: Row[] = [
  ['enemy', { deal: 3, type: 'fire' }, '3 fire', 'deal 3 fire damage to the target'],
  [
    ...(['enemy', { deal: 'X + 2', piercing: 1, to: 'self' }] as const),
    'X + 2 damage, piercing 1 (you)',
    'deal X + 2 damage to yourself, ignoring 1 armor',
  ],
  ['self', { heal: 'd6' }, 'heal d6', 'heal yourself by d6 HP'],
  [
    ...(['self', { heal: 'level / 2 - 1' }] as const),
    'heal level / 2 − 1',
    'heal yourself by (your level / 2 − 1) HP',
  ],
  [
    ...(['enemy', { lay: 'stunned', turns: 1 }] as const),
    'stunned, DR 1',
    'make the target stunned for 1 turn',
  ],
  [
    ...(['enemy', { lay: 'prone', to: near }] as const),
    'prone (you and everybody within 2 of you)',
    'make yourself and everybody else within 2 tiles of you prone until something ends it, or the fight is over',
  ],
  ['enemy', { end: 'charmed' }, 'end charmed', 'stop the target being charmed'],
  [
    ...(['self', { end: 'all conditions' }] as const),
    'end all conditions',
    'end all conditions but hiding on yourself',
  ],
  [
    ...(['enemy', { change: { dodge: 2, hp: -4 }, turns: 2 }] as const),
    '+2 dodge, −4 HP, DR 2 (target)',
    'give the target +2 dodge and −4 maximum HP for 2 turns',
  ],
  [
    ...(['self', { change: { 'all base stats': 1, speed: '-speed / 2', hp: 'hp' } }] as const),
    '+1 to all base stats, −(speed / 2) speed, +(HP) HP',
    'give yourself +1 to all base stats, −(your speed / 2) speed ' +
      'and +(your maximum HP) maximum HP until something ends it, or the fight is over',
  ],
  [
    ...(['enemy', { change: { armor: 'armor', dodge: 'level - 2 speed' } }] as const),
    '+(their armor) armor, +(your level − 2 their speed) dodge (target)',
    'give the target +(their own armor) armor ' +
      'and +(your level − 2 × their own speed) dodge until something ends it, or the fight is over',
  ],
  [
    ...(['enemy', { change: { armor: 'armor' }, to: near }] as const),
    '+(their armor) armor (you and everybody within 2 of you)',
    'give yourself and everybody else within 2 tiles of you +(their own armor) armor until something ends it, or the fight is over',
  ],
  [
    ...(['self', { 'temporary hp': 'X', turns: 2 }] as const),
    'X temporary HP, DR 2',
    'give yourself X temporary HP for 2 turns',
  ],
  [
    ...(['self', { give: 'invulnerable', turns: 1 }] as const),
    'invulnerable, DR 1',
    'make yourself invulnerable for 1 turn',
  ],
  [
    ...(['self', { give: 'wider critical', by: 2, turns: 3 }] as const),
    'critical range 2 wider, DR 3',
    'give yourself a critical range wider by 2 for 3 turns',
  ],
  [
    ...(['self', { give: 'legendary shield' }] as const),
    'legendary shield 1',
    'give yourself a legendary shield of 1 charge until something ends it, or the fight is over',
  ],
  ['self', { actions: 1 }, '+1 action', 'take 1 more action'],
  ['enemy', { reveal: true }, 'reveal', 'bring the target out of hiding'],
  ['enemy', { push: 2 }, 'push 2', 'push the target 2 tiles away'],
  [
    ...(['enemy', { push: 'd4', grounds: true }] as const),
    'push d4, flyers landing first',
    'push the target d4 tiles away, flyers landing first',
  ],
  [
    ...(['enemy', { pull: 1, grounds: false }] as const),
    'pull 1, flyers staying aloft',
    'pull the target 1 tile closer, flyers staying aloft',
  ],
  [
    ...(['enemy', { drain: 3, type: 'cold' }] as const),
    'drain 3 cold from the target',
    'drain 3 cold damage from the target, regaining as much HP',
  ],
  [
    ...(['enemy', { afflict: 2, type: 'toxic', turns: 3 }] as const),
    '2 toxic each turn, DR 3',
    'afflict the target with 2 toxic damage at the start of each turn of theirs for 3 turns',
  ],
  [
    ...(['enemy', { attack: true }] as const),
    'free BA at the target',
    'make a basic attack against the target at no action',
  ],
  ['enemy', { move: 3 }, 'walk 3 towards the target', 'walk 3 tiles towards the target'],
  [
    'enemy',
    { move: 1, way: 'away' },
    'walk 1 away from the target',
    'walk 1 tile away from the target',
  ],
  ['tile', { teleport: true }, 'teleport', 'teleport to that tile'],
  ['enemy', { teleport: true }, 'teleport nowhere', 'teleport nowhere'],
  ['enemy', { swap: true }, 'swap places with the target', 'swap places with the target'],
  ['self', { hide: true }, 'hide', 'try to hide'],
  ['enemy', { hide: true }, 'hide', 'have the target try to hide'],
  ['enemy', { ground: true }, 'ground', 'bring the target down from the air'],
  ['enemy', { unseat: true }, 'unseat', 'throw the target off any mount'],
  [
    ...(['enemy', { dispel: true }] as const),
    'dispel',
    'end all lasting effects of abilities on the target, except conditions',
  ],
  [
    ...(['tile', wisp] as const),
    'summon Wisp (X + 1 HP; size 1; dodge 12; BA Spark, RG 3, 2 fire; can fly), DR 2',
    'summon Wisp as a companion on that tile or close to it, with X + 1 HP, size 1, dodge 12 ' +
      'and the basic attack Spark (range 3, 2 fire damage), able to fly, for 2 turns',
  ],
  [
    ...(['self', { summon: 'Rat', hp: 3 }] as const),
    'summon Rat (3 HP)',
    'summon Rat as a companion close to you, with 3 HP, until it dies',
  ],
  [
    ...(['self', { refill: 1, of: 'other things' }] as const),
    'refill 1 of other things',
    'give 1 charge back to each other thing that you have, consumables, treasures, and what identifies or takes curses off apart',
  ],
  [
    ...(['enemy', { 'steal charges': 1 }] as const),
    'steal 1 charge from the target',
    'steal 1 charge for this thing from the target',
  ],
  ['targeted', { counter: true }, 'counter it', 'keep that ability from doing anything to you'],
  [
    ...(['missing', { reroll: true, keep: 'better' }] as const),
    'reroll, keep better',
    'have the attack rolled again and keep the roll that is better for the attacker',
  ],
  [
    ...(['tile', { place: 'force wall', radius: 1, turns: 2 }] as const),
    'force wall, radius 1, DR 2',
    'put a force wall on that tile and up to 1 tile around for 2 turns',
  ],
  [
    ...(['enemy', { place: 'lava' }] as const),
    'lava, under the target',
    'put lava under the target for the rest of the fight',
  ],
  [
    ...(['self', claw] as const),
    'BA Claw (RG 2, 3 fire, piercing 1), DR 2',
    'give yourself the basic attack Claw (range 2, 3 fire damage, ignoring 1 fire resist) for 2 turns',
  ],
  [
    ...(['self', { 'change attacks': { range: 1, damage: -2, type: 'cold' }, turns: 2 }] as const),
    'BA +1 RG, −2 damage, type cold, DR 2',
    'give all basic attacks that you have +1 range, −2 damage and the type cold for 2 turns',
  ],
  [
    ...(['self', { ways: ['fly', 'climb'], turns: 2 }] as const),
    'can fly, climb, DR 2',
    'make yourself able to fly and climb for 2 turns',
  ],
  [
    ...(['enemy', { prolong: 2 }] as const),
    'conditions DR +2',
    'make every condition on the target that ends with turns last 2 turns longer',
  ],
  [
    ...(['enemy', { 'pass on': 'all conditions' }] as const),
    'pass on all conditions to the target',
    'pass on all conditions but hiding that you have to the target',
  ],
  [
    ...(['enemy', { 'pass on': 'prone' }] as const),
    'pass on prone to the target',
    'pass on being prone to the target',
  ],
  [
    ...(['laid', { 'lay the same': true, turns: 1, to: 'other' }] as const),
    'the same condition, DR 1 (whoever laid it)',
    'lay that same condition on whoever laid it for 1 turn',
  ],
  [
    ...(['enemy', { 'steal boons': true }] as const),
    'steal boons from the target',
    'take over every boon that an ability has given to the target',
  ],
  [
    ...(['enemy', { exchange: ['armor', 'dodge'], turns: 2 }] as const),
    'armor ⇄ dodge, DR 2',
    'swap the numbers of the armor and the dodge of the target for 2 turns',
  ],
  [
    ...(['tile', { 'clear ground': 1 }] as const),
    'clear ground, radius 1',
    'clear away all ground that abilities have laid on that tile and up to 1 tile around',
  ],
  [
    ...(['hurt', { reflect: 'half', to: 'other' }] as const),
    '1/2 of the damage (whoever dealt it)',
    'deal half of that damage, of the same type, to whoever dealt it',
  ],
  [
    ...(['hurt', { absorb: 'quarter' }] as const),
    'heal 1/4 of the damage (you)',
    'give a quarter of that damage back to yourself as HP',
  ],
  [
    ...(['self', { update: 'dependents' }] as const),
    'update dependents',
    'work your dependents out anew',
  ],
  [
    ...(['enemy', { sustain: 2 }] as const),
    'effects DR +2',
    'make every effect of an ability on the target that ends with turns, except conditions, last 2 turns longer',
  ],
  [
    ...(['enemy', { study: true }] as const),
    'learn all stats of the target but HP',
    'learn every stat of the target, except HP',
  ],
  [
    ...(['enemy', { copy: 'attacks', turns: 2 }] as const),
    'copy BA of the target, DR 2',
    'give yourself every basic attack that the target has, without what abilities have granted, for 2 turns',
  ],
  [
    ...(['enemy', { transform: piano, turns: 2 }] as const),
    'transform into a grand piano (+3 armor, +1 size; BA Lid, RG 1, X damage; no other own BA; can climb), DR 2',
    'transform the target into a grand piano, with +3 armor, +1 size and no basic attacks of its own but the Natural Attack and Lid (range 1, X damage), able to climb, for 2 turns',
  ],
  [
    ...(['self', { transform: { into: 'a footstool', attacks: [] } }] as const),
    'transform into a footstool (no own BA but the Natural Attack)',
    'transform yourself into a footstool, with no basic attack of its own but the Natural Attack, until something ends it, or the fight is over',
  ],
  [
    ...(['enemy', { transform: { into: 'a coat stand' }, to: 'self' }] as const),
    'transform into a coat stand (you)',
    'transform yourself into a coat stand until something ends it, or the fight is over',
  ],
  [
    ...(['enemy', { transform: 'back' }] as const),
    'transform back',
    'end what an ability has transformed the target into',
  ],
  [
    ...(['enemy', { fetch: true }] as const),
    'teleport next to you',
    'teleport the target to the free tile nearest to you',
  ],
  [
    ...(['enemy', { dismiss: true }] as const),
    'dismiss the summoned',
    'send the target away if an ability has summoned them',
  ],
  [
    ...(['enemy', { sink: 2 }] as const),
    'sink 2 tiles',
    'sink the target 2 tiles deeper if in the Styx',
  ],
  [
    ...(['self', { protect: 'other things', turns: 2 }] as const),
    'protect other things, DR 2',
    'protect each other thing that you have from others for 2 turns',
  ],
  [
    ...(['enemy', { protect: 'this thing' }] as const),
    'protect this thing',
    'protect this thing (if it is one that the target has) from others until something ends it, or the fight is over',
  ],
  [
    ...([
      'enemy',
      { 'change abilities': { power: 1, range: -2, of: 'spells' }, turns: 2 },
    ] as const),
    '+1 AP, −2 RG of spells, DR 2',
    'give each spell or scroll that the target has +1 ability power and −2 range for 2 turns',
  ],
  [
    ...(['self', { 'change abilities': { range: 3 } }] as const),
    '+3 RG of things',
    'give each thing that you have +3 range until something ends it, or the fight is over',
  ],
  [
    ...(['once', { gold: 'X + 1' }] as const),
    'X + 1 gold',
    'win X + 1 gold, if your hero lives through the fight',
  ],
];

test.each(rows)('for %s, %o reads “%s”', (place, effect, short, long) => {
  const { head, ...begins } = places[place];
  const ends = 'ends' in begins ? begins.ends : { terse: '', plain: '' };
  const ability = asAbility({ ...head, do: [effect] }) ?? expect.fail('no ability');
  expect(terse(ability)).toBe(`${begins.terse}${short}${ends.terse}.`);
  expect(plain(ability)).toBe(`${begins.plain}${long}${ends.plain}.`);
});

test('every verb is among them', () => {
  const shown = (word: string) =>
    rows.some(([, effect]) => word in effect && !(word === 'ways' && 'summon' in effect));
  expect(Object.keys(verbs).filter((word) => !shown(word))).toEqual([]);
});

test('[GLOSS-03] on a card an act of one’s own reads other than what befalls somebody', () => {
  const hit = (...effects: object[]) =>
    terse(asAbility({ when: 'I am struck', do: effects }) ?? expect.fail('no ability'));
  const other = { to: 'other' };
  expect(hit({ attack: true, ...other }, { lay: 'prone', ...other }, { heal: 1 })).toBe(
    'You are hit: free BA at the attacker; prone (attacker); heal 1 (you).',
  );
  const near = { to: { all: 'enemies', within: 2, of: 'other' } };
  expect(hit({ move: 3, way: 'away', ...near }, { deal: 1, ...near })).toBe(
    'You are hit: walk 3 away from enemies within 2 of the attacker; 1 damage (enemies within 2 of the attacker).',
  );
});
