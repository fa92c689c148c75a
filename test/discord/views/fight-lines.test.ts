import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { fightLines } from '../../../src/discord/views/fight-lines.ts';
import { type SeenFightEvent } from '../../../src/rules/combat/event.ts';
import { type Condition } from '../../../src/rules/combat/creature.ts';
import { fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf } from '../../support/drawn-fight.ts';

describe('what a search comes to', () => {
  const searched = (total: number) => {
    const hidden: Condition = { kind: 'hidden', total, natural: 9, lasts: 'until ended' };
    const fight = fightDrawn(`.....\n.B...\n..A..\n.....\n.....`, {
      creatures: { A: { stats: { perception: 1 } }, B: { conditions: [hidden] } },
    });
    const after = act(fight, 'A', { do: 'investigate', corner: tileAt(0, 0) }).fight;
    return (letter: string) => fightLines(fightSeenBy(after, idOf(letter)).log);
  };

  test('[PERC-04] in vain, it says so, and nobody else hears of it', () => {
    const read = searched(99);
    expect(read('A')).toEqual([
      'A searches around C3. · PERC-04',
      'Nothing new comes to light there.',
    ]);
    expect(read('B')).toEqual([]);
  });

  test('[PERC-04] with somebody found, it says whom', () => {
    const read = searched(6)('A');
    expect(read.join('\n')).toContain('A finds B at B2.');
    expect(read).not.toContain('Nothing new comes to light there.');
  });
});

test('[COMBAT-11] names of things and of what they do are plain text, whoever has thought of them', () => {
  const nasty = '||Ink|| [claim](https://evil.example)';
  const who = { id: 'hero-1', name: '*Star*' };
  const facts = { who, ability: nasty, cause: nasty, round: 1, rules: [] };
  const events = [
    { ...facts, kind: 'activated', targets: [who], on: who },
    { ...facts, kind: 'triggered', by: null, to: 'hero-2' },
    { ...facts, kind: 'healed', hp: 2, health: 'injured' },
    { ...facts, kind: 'chain cut', chain: [{ who: 'hero-1', name: '*Star*', ability: nasty }] },
  ] as unknown as SeenFightEvent[];
  for (const event of events) {
    const line = fightLines([event]).join('\n');
    expect(line).not.toMatch(/(?<!\\)(\|\||\[claim|\*Star)/);
    expect(line).not.toMatch(/https:/);
    expect(line).toContain('\\|\\|Ink\\|\\|');
  }
});
