import { describe, expect, test } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { readScenario } from '../format/read.ts';
import { runScenario } from './run.ts';

/** What a scenario is refused for, or fails with, by line. */
function told(...lines: string[]): string {
  const scenario = readScenario('a.yaml', ['title: A scenario', ...lines].join('\n'));
  if (Array.isArray(scenario)) return scenario.map(faultText).join('\n');
  const failures = runScenario(scenario).broke?.failures ?? [];
  return failures.map(({ line, but }) => `${line}: ${but}`).join('\n');
}

const round = ['rules: [COMBAT-01]', 'mode: monster round', 'map: |'];
const wait = (who: string) => `who: { A: {}, m: {}, ${who} }`;

describe('who waits', () => {
  test('where nobody can stand is refused by the line of the map', () => {
    const text = told(
      ...round,
      '  A.m',
      '  ..#',
      wait('B: { at: C2, waits: yes }'),
      'turn: A',
      'steps: [B joins the fight]',
    );
    expect(text).toMatch(/^a\.yaml:6: B, at C2 with 1 × 1 tiles, has no room there/);
  });

  test('may wait where somebody is that goes away', () => {
    const who = wait('B: { at: A1, waits: yes }');
    const steps = ['steps:', '  - A moves to A2', '  - do: B joins the fight', '    dice: 3'];
    expect(told(...round, '  A.m', '  ...', who, 'turn: A', ...steps)).toBe('');
  });
});

describe('what is only known while it is played is a step that fails', () => {
  const field = [...round, '  A.m', '  ...'];
  const joins = ['turn: A', 'steps: [B joins the fight]'];
  test.each([
    [
      'where somebody stands',
      'B: { at: A1, waits: yes }',
      joins,
      '9: B has no room on its tile by now',
    ],
    [
      'who is there already',
      'B: { at: A2, waits: yes }',
      ['turn: A', 'steps:', '  - { do: B joins the fight, dice: 1 }', '  - B joins the fight'],
      '11: B is in the fight already',
    ],
  ])('%s', (_, who, rest, says) => {
    expect(told(...field, wait(who), ...rest)).toBe(says);
  });

  test('its mount does not come', () => {
    const who =
      'who: { A: {}, m: {}, B: { waits: yes, mount: c }, c: { at: D1, companion of: B, stats: { size: 1 }, waits: yes } }';
    const map = [...round, '  A.m..', '  .....'];
    expect(told(...map, who, ...joins)).toBe('9: B rides somebody who is not in the fight');
    const both = [
      'turn: A',
      'steps:',
      '  - do: B and c join the fight',
      '    dice: 1',
      '    expect: { B: { at: D1, mount: c, size: 0 }, c: { at: D1 } }',
    ];
    expect(told(...map, who, ...both)).toBe('');
  });

  test('no room anywhere', () => {
    const text = told(...round, '  Am', wait('B: { waits: yes }'), ...joins);
    expect(text).toBe('8: there is no room on the map for who comes');
  });

  test('the fight is over', () => {
    const who =
      'who: { A: { stats: { hp: 1 } }, m: { attacks: [{ name: Bite, range: 3, damage: 9 }] }, B: { at: A2, waits: yes } }';
    const steps = [
      'turn: m',
      'steps:',
      '  - { do: m attacks A with Bite, dice: 15 }',
      '  - B joins the fight',
    ];
    expect(told(...field, who, ...steps)).toBe('11: the fight is over, and nobody comes into it');
  });

  test('somebody is asked', () => {
    const salts =
      '{ Salts: { asks: [Salts], abilities: [{ when: I am struck, do: [{ heal: 1 }] }] } }';
    const who = `who: { A: { at: B1, items: ${salts} }, m: {}, B: { at: A2, waits: yes } }`;
    const steps = [
      'turn: m',
      'steps:',
      '  - { do: m attacks A, dice: 15 }',
      '  - B joins the fight',
    ];
    expect(told(...round, '  ..m', '  ...', who, ...steps)).toBe(
      '11: somebody is asked, and nobody comes into the fight before the answer',
    );
  });
});
