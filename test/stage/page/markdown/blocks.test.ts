import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../../../src/stage/page/markdown/blocks.ts';
import { type Block } from '../../../../src/stage/page/markdown/nodes.ts';
import { evenly, growthOf } from '../../../support/growth.ts';

const text = (words: string) => [{ kind: 'text', text: words }];
const kinds = (blocks: Block[]): string[] => blocks.map(({ kind }) => kind);

describe('blocks of a message', () => {
  test('headings, small text and paragraphs', () => {
    expect(parseMarkdown('# A\n## B\n### C\n-# d\ne\nf')).toEqual([
      { kind: 'heading', level: 1, inside: text('A') },
      { kind: 'heading', level: 2, inside: text('B') },
      { kind: 'heading', level: 3, inside: text('C') },
      { kind: 'small', inside: text('d') },
      { kind: 'paragraph', inside: text('e\nf') },
    ]);
  });

  test('a number sign without a space is no heading, nor are four of them', () => {
    expect(kinds(parseMarkdown('#menagerie\n#### x'))).toEqual(['paragraph']);
  });

  test('one quoted line ends with the line, three signs quote all that follows', () => {
    expect(parseMarkdown('> a\n> b\nc')).toEqual([
      { kind: 'quote', inside: [{ kind: 'paragraph', inside: text('a\nb') }] },
      { kind: 'paragraph', inside: text('c') },
    ]);
    expect(parseMarkdown('>>> a\nb')).toEqual([
      { kind: 'quote', inside: [{ kind: 'paragraph', inside: text('a\nb') }] },
    ]);
    expect(kinds(parseMarkdown('>no'))).toEqual(['paragraph']);
  });

  test('a code block keeps its text as it is, and its language apart', () => {
    expect(parseMarkdown('a\n```ts\nconst **b** = 1;\n```\nc')).toEqual([
      { kind: 'paragraph', inside: text('a') },
      { kind: 'code', language: 'ts', text: 'const **b** = 1;' },
      { kind: 'paragraph', inside: text('c') },
    ]);
    expect(parseMarkdown('```one line```')).toEqual([
      { kind: 'code', language: '', text: 'one line' },
    ]);
    expect(kinds(parseMarkdown('```open'))).toEqual(['paragraph']);
  });

  test('lists nest by their indent and numbers begin where they say', () => {
    const [list] = parseMarkdown('- a\n  - b\n- c');
    expect(list).toMatchObject({
      kind: 'list',
      ordered: false,
      items: [
        { inside: text('a'), below: [{ items: [{ inside: text('b') }] }] },
        { inside: text('c'), below: [] },
      ],
    });
    expect(parseMarkdown('3. x\n4. y')[0]).toMatchObject({ ordered: true, start: 3 });
    expect(kinds(parseMarkdown('- a\n1. b'))).toEqual(['list', 'list']);
  });

  test('nothing but space is nothing', () => {
    expect(parseMarkdown(' \n\n ')).toEqual([]);
  });

  test('any lines are read without fault and in time', () => {
    const line = fc.constantFrom(
      '> ',
      '>>> ',
      '- a',
      '  - b',
      '```',
      '# ',
      '-# x',
      '1. y',
      '',
      'z',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        expect(() => parseMarkdown(lines.join('\n'))).not.toThrow();
      }),
    );
  });

  test.each(['> ', '- a\n', '  - a\n', '```', '\n', '# '])(
    'of “%s” over and over each letter costs alike',
    (piece) =>
      expect(growthOf((text) => void parseMarkdown(text), piece, 250)).toBeLessThan(evenly),
  );
});
