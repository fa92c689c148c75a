import { expect, test } from 'vitest';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { asAbility } from '../../../support/written-abilities.ts';

type Row = [kind: string, ability: object, terse: string, plain: string];

const rows: Row[] = [
  [
    'always',
    {
      always: { armor: 1, hp: 4 },
      ways: ['climb'],
      boons: ['true sight', { 'wider critical': 1 }],
    },
    '+1 armor, +4 HP, can climb, true sight, critical range 1 wider.',
    'While this is equipped, you have +1 armor, +4 maximum HP, true sight and a critical range wider by 1, and you can climb.',
  ],
  [
    'always',
    { always: {}, boons: [{ 'legendary shield': 1 }, 'empty mind'] },
    'Legendary shield 1, empty mind.',
    'While this is equipped, you have a legendary shield of 1 charge and an empty mind.',
  ],
  [
    'always',
    { always: {}, ways: ['fly', 'phase'] },
    'Can fly, can phase.',
    'While this is equipped, you can fly and phase.',
  ],
  [
    'always',
    { always: { damage: 4, dodge: '-level' }, while: 'below half HP' },
    'While below half HP: +4 damage, −(level) dodge.',
    'While this is equipped and you have less than half of your HP, you have +4 damage and −(your level) dodge.',
  ],
  [
    'always',
    { always: { armor: 'hp / 4 + X' } },
    '+(HP / 4 + X) armor.',
    'While this is equipped, you have +(your maximum HP / 4 + X) armor.',
  ],
  [
    'always',
    {
      always: { armor: 1 },
      'change abilities': { power: 1, range: -2, of: 'other things' },
      protect: 'spells',
    },
    '+1 armor, +1 AP, −2 RG of other things, protect spells.',
    'While this is equipped, you have +1 armor, and each other thing that you have has ' +
      '+1 ability power and −2 range, and each spell or scroll that you have is protected from others.',
  ],
  [
    'level up',
    { 'level up': { gold: 'level / 2 + 1' } },
    'On level-up: (level / 2 + 1) gold.',
    'Each time that you level up with this equipped, you get as much gold as your level / 2 + 1.',
  ],
  [
    'level up',
    { 'level up': { gold: 'accuracy' } },
    'On level-up: (accuracy) gold.',
    'Each time that you level up with this equipped, you get as much gold as your accuracy.',
  ],
  [
    'level up',
    { 'level up': { gold: 'X + 1' } },
    'On level-up: X + 1 gold.',
    'Each time that you level up with this equipped, you get X + 1 gold.',
  ],
  [
    'holy',
    { holy: 2 },
    'Holy spells: AP +2.',
    'While this is equipped, the ability power of your holy spells is 2 more.',
  ],
  [
    'holy',
    { holy: -1 },
    'Holy spells: AP −1.',
    'While this is equipped, the ability power of your holy spells is 1 less.',
  ],
  [
    'depends',
    { depends: { armor: 'hp / 9 - 1' } },
    '+(HP / 9 − 1) armor, as of level-up.',
    'While this is equipped, you have +(your maximum HP / 9 − 1) armor, worked out each time that you level up.',
  ],
  [
    'attack',
    { attack: { range: 2, damage: 3, type: 'fire', piercing: 2 } },
    'BA, RG 2, 3 fire, piercing 2.',
    'As an action, make a basic attack up to 2 tiles away for 3 fire damage, ignoring 2 fire resist.',
  ],
  [
    'attack',
    { attack: { name: 'Claw', range: 1, damage: 4 } },
    'Claw. BA, RG 1, 4 damage.',
    'Claw. As an action, make a basic attack up to 1 tile away for 4 damage.',
  ],
  [
    'always',
    { always: { armor: '2 Y' }, powered: true },
    '+2 Y armor [powered].',
    'While this is equipped, you have +2 Y armor. Only while there is a manatech crystal in this.',
  ],
  [
    'depends',
    { depends: { armor: 'speed + Y' } },
    '+(speed + Y) armor, as of level-up [powered].',
    'While this is equipped, you have +(your speed + Y) armor, worked out each time that you level up. Only while there is a manatech crystal in this.',
  ],
  [
    'attack',
    { attack: { range: 1, damage: 4 }, powered: true },
    'BA, RG 1, 4 damage [powered].',
    'As an action, make a basic attack up to 1 tile away for 4 damage. Only while there is a manatech crystal in this.',
  ],
  [
    'use',
    { use: {}, do: [{ heal: 'Y + 1' }] },
    'Use: heal Y + 1 [powered].',
    'As an action, heal yourself by Y + 1 HP. Only while there is a manatech crystal in this.',
  ],
  [
    'use',
    { use: {}, do: [{ heal: 4 }], 'not in quests': true },
    'Use: heal 4 [QD].',
    'As an action, heal yourself by 4 HP. Not in quests.',
  ],
  [
    'use',
    { use: {}, name: 'Quick Sip', do: [{ heal: 4 }], 'used up': true },
    'Quick Sip. Use: heal 4 [used up].',
    'Quick Sip. As an action, heal yourself by 4 HP. Uses this up.',
  ],
  [
    'use',
    { use: { range: 3, on: 'ally' }, do: [{ heal: 'X' }], charge: true, limit: { each: 'turn' } },
    'Use, RG 3, you or ally: heal X [1 a turn, 1 charge].',
    'As an action, choose yourself or an ally within 3 tiles: heal the target by X HP. At most once a turn. Takes 1 charge.',
  ],
  [
    'use',
    {
      use: { range: 5, on: 'enemy' },
      do: [{ deal: 4 }, { push: 1 }, { heal: 2, to: 'self' }],
      'pays hp': 3,
    },
    'Use, RG 5, enemy: 4 damage (target); push 1 (target); heal 2 (you) [costs 3 HP].',
    'As an action, choose an enemy within 5 tiles: deal 4 damage to the target, then push the target 1 tile away, then heal yourself by 2 HP. Costs you 3 HP.',
  ],
  [
    'use',
    {
      use: { range: 6, on: 'tile', radius: 2, hits: 'enemies' },
      do: [{ deal: 'X', type: 'fire' }],
      limit: { each: 'fight', times: 3 },
    },
    'Use, RG 6, tile, enemies within 2: X fire [3 a fight].',
    'As an action, choose a tile within 6 tiles; every enemy within 2 tiles of it is a target: deal X fire damage to each target. At most 3 times a fight.',
  ],
  [
    'use',
    { use: {}, name: 'Encore', do: [{ heal: 4 }], limit: { each: 'week' } },
    'Encore. Use: heal 4 [1 a week].',
    'Encore. As an action, heal yourself by 4 HP. At most once each week, from one level-up to the next.',
  ],
  [
    'use',
    { use: {}, name: 'Finale', do: [{ heal: 4 }], limit: { each: 'game', times: 2 } },
    'Finale. Use: heal 4 [2 a game].',
    'Finale. As an action, heal yourself by 4 HP. At most twice in the whole game.',
  ],
  [
    'use',
    { use: { radius: 0 }, do: [{ lay: 'prone' }] },
    'Use, you and everybody on a tile of yours: prone.',
    'As an action, you and everybody else on a tile of yours are targets: make each target prone until something ends it, or the fight is over.',
  ],
  [
    'use',
    {
      use: { range: 5, on: 'enemy' },
      special: { against: 'willpower', damage: 2, type: 'fire', piercing: 1 },
      do: [{ lay: 'stunned', turns: 1 }],
      limit: { each: 'round', times: 2 },
    },
    'SA vs willpower, RG 5, enemy: 2 + AP fire, piercing 1; stunned, DR 1 [2 a round].',
    'As an action, choose an enemy within 5 tiles: make a special attack against the target’s willpower. If it hits, deal 2 + AP fire damage to the target, ignoring 1 fire resist, then make the target stunned for 1 turn. At most twice a round.',
  ],
  [
    'use',
    {
      use: { range: 5, on: 'anybody', radius: 1 },
      special: { against: 'dodge', damage: 0 },
      do: [{ push: 2 }],
    },
    'SA vs dodge, RG 5, anybody, everybody within 1: AP damage; push 2.',
    'As an action, choose anybody within 5 tiles; everybody within 1 tile of it is a target: make a special attack against each target’s dodge. Wherever it hits, deal AP damage to that target, then push that target 2 tiles away.',
  ],
  [
    'use',
    {
      use: { radius: 2, hits: 'enemies' },
      special: { against: 'immunity', damage: 0 },
      do: [{ push: 2 }, { heal: 3, to: 'self' }, { gold: 2 }],
    },
    'SA vs immunity, enemies within 2: AP damage; push 2 (target); heal 3 (you); 2 gold.',
    'As an action, every enemy within 2 tiles of you is a target: make a special attack against each target’s immunity. Wherever it hits, deal AP damage to that target, then push that target 2 tiles away. Once, if it hits anybody, heal yourself by 3 HP, then win 2 gold, if your hero lives through the fight.',
  ],
  [
    'use',
    {
      use: { range: 5, on: 'enemy' },
      special: { against: 'immunity' },
      do: [{ lay: 'charmed', turns: 2 }],
    },
    'SA vs immunity, RG 5, enemy: charmed, DR 2.',
    'As an action, choose an enemy within 5 tiles: make a special attack against the target’s immunity. If it hits, make the target charmed for 2 turns.',
  ],
  [
    'when',
    {
      when: 'I am struck by a basic attack',
      do: [{ deal: 'X', to: 'other' }],
      limit: { each: 'round' },
    },
    'You are hit by BA: X damage (attacker) [1 a round].',
    'When you are hit by a basic attack, deal X damage to the attacker. At most once a round.',
  ],
  [
    'when',
    {
      when: 'an ally is struck',
      name: 'Aid',
      do: [
        { heal: 2, to: 'victim' },
        { deal: 1, to: 'other' },
      ],
      standing: 'ask',
    },
    'Aid. An ally is hit: heal 2 (ally); 1 damage (attacker) [asks].',
    'Aid. When an ally is hit, heal that ally by 2 HP, then deal 1 damage to the attacker. You are asked each time.',
  ],
  [
    'when',
    {
      when: 'I die',
      do: [{ deal: 9, type: 'fire', to: { all: 'everybody', within: 2 } }],
      standing: 'never',
      'from level': 5,
    },
    'You die: 9 fire (everybody within 2 of you) [from level 5, off at first].',
    'When you die, deal 9 fire damage to everybody within 2 tiles of you. Only from level 5 on. Happens only once you have allowed it.',
  ],
  [
    'when',
    { when: 'I miss', must: true, do: [{ deal: 2, to: 'self' }] },
    'You miss: 2 damage (you) [must].',
    'When you miss, deal 2 damage to yourself. You cannot decline it.',
  ],
  [
    'trap',
    { trap: { stealth: 12 }, do: [{ deal: 'X + 2' }, { lay: 'restrained', turns: 1 }] },
    'Trap, stealth 12: X + 2 damage; restrained, DR 1.',
    'A trap with stealth 12. Whoever steps onto it springs it: deal X + 2 damage to them, then make them restrained for 1 turn.',
  ],
  [
    'trap',
    {
      trap: { stealth: 9, flyers: true },
      name: 'Net',
      do: [{ ground: true }, { deal: 1, to: { all: 'enemies', within: 1 } }],
      'from level': 2,
    },
    'Net. Trap, stealth 9, flyers too: ground (target); 1 damage (your enemies within 1 of the trap) [from level 2].',
    'Net. A trap with stealth 9. Whoever steps or flies onto it springs it: bring whoever sprang it down from the air, then deal 1 damage to every enemy of yours within 1 tile of the trap. Only from level 2 on.',
  ],
  [
    'aura',
    { aura: { radius: 2, hits: 'enemies' }, do: [{ deal: 2, type: 'cold' }], while: { dodge: -1 } },
    'Aura, enemies within 2: 2 cold; while there −1 dodge.',
    'When an enemy starts a turn within 2 tiles of you (your size adds to that) or comes that near, deal 2 cold damage to them. Every enemy within 2 tiles of you has −1 dodge.',
  ],
  [
    'aura',
    { aura: { radius: 3, hits: 'allies' }, while: { armor: 1, hp: 2 }, 'from level': 3 },
    'Aura, you and allies within 3: while there +1 armor, +2 HP [from level 3].',
    'You and every ally within 3 tiles of you (your size adds to that) have +1 armor and +2 maximum HP. Only from level 3 on.',
  ],
  [
    'aura',
    { aura: { radius: 0 }, do: [{ deal: 'd6', to: 'target' }] },
    'Aura, you and everybody on a tile of yours: d6 damage.',
    'When you start a turn, or anybody else starts one on a tile of yours (or no farther off than your size) or comes there, deal d6 damage to that one.',
  ],
];

test.each(rows)('%s: %o reads “%s”', (kind, said, short, long) => {
  const ability = asAbility(said) ?? expect.fail('no ability');
  expect(kind in ability).toBe(true);
  expect(terse(ability)).toBe(short);
  expect(plain(ability)).toBe(long);
});
