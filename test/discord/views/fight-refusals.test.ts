import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import {
  type FightRefusal,
  type FightRefusalCode,
  type FightRefusalFacts,
  type Instead,
} from '../../../src/rules/combat/refusal.ts';
import { heroId } from '../../../src/rules/names.ts';
import { limits } from '../../../src/discord/limits.ts';
import { refusalText } from '../../../src/discord/views/refusals/index.ts';

const longest = 'W'.repeat(32);
const [tile, last] = [tileAt(3, 4), tileAt(11, 7)];
const mount = longest;
const target = longest;
const far = { attack: longest, range: 1, distance: 4 };

/** Every refusal of a fight, with the facts at their longest. */
const facts: { [C in FightRefusalCode]: FightRefusalFacts[C] } = {
  'fight over': {},
  'no such creature': { creature: heroId('h9') },
  'not standing': { name: longest },
  'wait your turn': { whose: longest },
  'answer first': { of: longest },
  'nothing asked': {},
  'no actions left': { along: longest },
  'no such target': { target: heroId('h9') },
  'nobody to check': { others: [longest, longest] },
  'own side': { target },
  'target dead': { target },
  'target hidden': {},
  'no such attack': { attack: 3, attacks: [longest, longest] },
  'out of range': { target, ...far },
  'no line of sight': { target },
  'cannot move so': { kind: 'fly', kinds: ['walk', 'jump', 'swim'] },
  'no such tile': { tile, last },
  'already there': { tile },
  'tile taken': { tile },
  'out of reach': { tile, speed: 3 },
  'walled off': { tile },
  'across water': { tile },
  'not all water': { tile },
  riding: { mount },
  'no such condition': { condition: 'prone' },
  'condition forbids': { condition: 'goaded' },
  'search elsewhere': {},
  'searched enough': { most: 2 },
  'not mounted': {},
  'mounted already': {},
  'no such mount': {},
  'mount unwilling': { mount },
  'mount too small': { mount },
  'mount not in slot': { mount },
  'mount taken': { mount },
  'mount too far': { mount, distance: 3 },
  'no such ability': {},
  'used up': { thing: 'A *Thing*' },
  'used enough': { each: 'round', times: 2 },
  'one spell a turn': {},
  'no charge left': {},
  'not learned': { level: 3 },
  'not powered': {},
  'not in quests': {},
  'aim otherwise': { on: 'enemy' },
  'nobody to ground': { why: 'card' },
  'no place for a trap': { tile },
  'too many traps': { most: 3 },
  'lies already': { tile },
  'left behind': { target },
  'trap left behind': { tile },
  'no trap of yours': { tile },
  'no ally': { target },
  'tile out of range': { tile, ...far },
  'tile out of sight': { tile },
  'no room there': { tile },
  'not in this fight': { action: 'thumbs up', mode: 'quest' },
  'not offered': { action: 'look out' },
  'thumb already up': {},
  'no monster to come': {},
  'monster already out': { monster: longest },
};

const codes = Object.keys(facts) as FightRefusalCode[];

function said(code: FightRefusalCode, instead?: Instead): string {
  const refusal = { refused: code, rule: 'COMBAT-02', facts: { ...facts[code], instead } };
  return refusalText(refusal as FightRefusal, () => 'Actions');
}

const names = Array.from({ length: 12 }, () => longest);
const everything: Instead = {
  ...{ targets: names, attacks: names, abilities: names, tiles: [tile, last] },
  deeds: ['attack', 'move', 'hide', 'investigate', 'stand up', 'rearm', 'end turn'],
};
const nothing: Instead = { targets: [], attacks: [], abilities: [], tiles: [], deeds: [] };

describe('every refusal of a fight', () => {
  test.each(codes)('“%s” says what did not happen, by which rule, and what to do now', (code) => {
    for (const instead of [undefined, nothing, everything]) {
      const text = said(code, instead);
      expect(text).toMatch(/^[A-Z][^.]+: [^.]+ \(COMBAT-02 Actions\)\. [A-Z].+\.$|^[A-Z].+\.$/s);
      expect(text).not.toMatch(/undefined|null|\[object|\.\.|: {2}|\( /);
      expect(text.length).toBeLessThan(limits.content / 2);
    }
  });

  test.each<[FightRefusalCode, Partial<Instead>, string]>([
    ['no such target', { targets: ['Ana', 'Bo', 'Cleo'] }, 'You can attack Ana, Bo or Cleo.'],
    ['own side', { targets: ['Ana'], abilities: [] }, 'Nothing was used: '],
    ['own side', { targets: ['Ana'], abilities: [] }, 'You can aim it at Ana.'],
    ['target dead', { deeds: ['move', 'end turn'] }, 'You can move or end your turn.'],
    ['target dead', { deeds: ['move', 'end turn'], peace: true }, 'You can move or wait.'],
    ['target hidden', { targets: ['Ana'] }, 'You can attack Ana.'],
    ['out of range', { attacks: ['Bow'] }, 'You can reach them with Bow.'],
    ['out of range', { tiles: [tile] }, 'From D5 you could: move there first.'],
    ['out of range', { targets: ['Bo'] }, 'Move nearer first. You can attack Bo.'],
    ['no line of sight', { tiles: [tile] }, 'From D5 you could: move there first.'],
    ['no such tile', {}, 'Tiles are named by column and row, here from A1 to L8.'],
    ['tile taken', { tiles: [tile] }, 'The nearest tile that you can reach so is D5.'],
    ['out of reach', { tiles: [tile] }, 'The nearest tile that you can reach so is D5.'],
    ['condition forbids', { deeds: ['attack', 'end turn'] }, 'You can attack or end your turn.'],
    ['search elsewhere', { tiles: [tile, last] }, 'lies between D5 and L8.'],
    ['mount too small', { targets: ['Bull'] }, 'You can mount Bull.'],
    ['used enough', { abilities: ['Wand'] }, 'You can use Wand.'],
    [
      'one spell a turn',
      { abilities: ['Wand'] },
      'this turn has had it (COMBAT-02 Actions). You can use Wand.',
    ],
    [
      'one spell a turn',
      { peace: true },
      'Do something else first, or wait; then the next one works.',
    ],
    ['not offered', { deeds: ['unmount', 'hide'] }, 'You can get off or hide.'],
    ['no charge left', { abilities: ['Wand', 'Orb'] }, 'You can use Wand or Orb.'],
    ['aim otherwise', { targets: ['Ana'], abilities: ['Wand'] }, 'You can aim it at Ana.'],
    ['no place for a trap', { tiles: [tile] }, 'The nearest tile that takes one is D5.'],
    ['no trap of yours', { tiles: [tile] }, 'The nearest tile where one of yours does is D5.'],
    ['trap left behind', { tiles: [tile] }, 'The nearest tile with one of yours is D5.'],
    ['tile out of range', { tiles: [tile] }, 'The nearest tile that would do is D5.'],
    ['not offered', { deeds: ['move'] }, 'You can move.'],
  ])('[COMBAT-02] “%s” with %j: %s', (code, instead, text) => {
    expect(said(code, { deeds: [], ...instead })).toContain(text);
  });

  test.each([
    ['round', 1, 'that works once a round (ITEM-27)'],
    ['fight', 3, 'that works 3 times a fight (ITEM-27)'],
    ['week', 1, 'that works once each week, and is back once you level up (ITEM-27)'],
    ['game', 2, 'that works 2 times in the whole game, and never comes back (ITEM-27)'],
  ] as const)(
    '[ITEM-27] of uses that are gone it says when they come back: %s',
    (each, times, end) => {
      const refusal = { refused: 'used enough', rule: 'ITEM-27', facts: { each, times } } as const;
      expect(refusalText(refusal, () => null)).toContain(end);
    },
  );

  test.each([
    [{}, 'the actions of this turn are spent (ITEM-24). End your turn'],
    [
      { along: 'Ox' },
      'Ox has no action left in this turn (ITEM-24). It acts again in the next turn',
    ],
    [{ along: 'Ox', peace: true }, 'It acts again with each action of your hero: go on, or wait.'],
  ] as const)('[ITEM-24] [ENTER-04] when whose actions are spent acts again: %j', (facts, end) => {
    const refusal = { refused: 'no actions left', rule: 'ITEM-24', facts } as const;
    expect(refusalText(refusal, () => null)).toContain(end);
  });

  test('[COND-01] whoever is not to be known has no name in it', () => {
    const refusal = { refused: 'wait your turn', rule: 'COMBAT-01', facts: { whose: '' } } as const;
    expect(refusalText(refusal, () => null)).toContain('it is somebody else’s turn in this fight');
  });

  test('names in it are not obeyed', () => {
    const text = said('no such target', { targets: ['@everyone **x**'], deeds: [] });
    expect(text).not.toContain('@everyone');
    expect(text).toContain('\\*\\*x');
  });
});
