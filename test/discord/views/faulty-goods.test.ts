import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/discord/limits.ts';
import { faultyGoods } from '../../../src/discord/views/faulty-goods.ts';

const linesOf = (faults: readonly string[]): string[] =>
  (faultyGoods(faults).embeds ?? []).flatMap(({ description = '' }) => description.split('\n'));

describe('the faults of a host’s own goods', () => {
  test('stand in a line each, with how to go on before them', () => {
    expect(linesOf(['x.yaml:3: a_b.', 'x.yaml:4: c.'])).toEqual([
      'Mend the file and send it again. This is what I stumbled over, with file and line:',
      '',
      '- x.yaml:3: a\\_b.',
      '- x.yaml:4: c.',
    ]);
  });

  test('are each told whole as long as there is room, and then counted', () => {
    const faults = Array.from(
      { length: 21 },
      (_, at) => `x${at}.yaml:3: ${'some_word '.repeat(60)}.`,
    );
    const lines = linesOf(faults);
    expect(lines.join('\n').length).toBeLessThanOrEqual(limits.embedsTogether);
    const told = lines.slice(2, -1);
    expect(told.length).toBeGreaterThan(4);
    for (const line of told) expect(line).toMatch(/some\\_word \.$/);
    expect(lines.at(-1)).toBe(`…and ${21 - told.length} lines more than there is room for.`);
  });
});
