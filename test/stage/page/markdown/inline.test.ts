import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInline } from '../../../../src/stage/page/markdown/inline.ts';
import { type Inline } from '../../../../src/stage/page/markdown/nodes.ts';
import { evenly, growthOf } from '../../../support/growth.ts';

/** The nodes as a short drawing: `b(bold)`, `a(address|text)`, `<person 1>`. */
const drawn = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text;
        case 'code':
          return `code(${node.text})`;
        case 'link':
          return `a(${node.url}|${drawn(node.inside)})`;
        case 'person':
        case 'role':
        case 'channel':
          return `<${node.kind} ${node.id}>`;
        case 'command':
        case 'emoji':
        case 'everyone':
          return `<${node.kind} ${node.name}>`;
        case 'time':
          return `<time ${node.seconds} ${node.style}>`;
        default:
          return `${node.kind}(${drawn(node.inside)})`;
      }
    })
    .join('');

const read = (text: string): string => drawn(parseInline(text));

describe('marks around text', () => {
  test.each([
    ['**a** and *b* and _c_', 'bold(a) and italic(b) and italic(c)'],
    ['__a__ ~~b~~ ||c||', 'underline(a) strike(b) spoiler(c)'],
    ['***a***', 'bold(italic(a))'],
    ['**a *b* c**', 'bold(a italic(b) c)'],
    ['__**a** b__', 'underline(bold(a) b)'],
    ['||**a** `b`||', 'spoiler(bold(a) code(b))'],
    ['`**a**`', 'code(**a**)'],
    ['``a ` b``', 'code(a ` b)'],
    ['a `b', 'a `b'],
  ])('%s', (text, shown) => expect(read(text)).toBe(shown));

  test('what is not closed stays as it was typed', () => {
    for (const text of ['**a', '*a', '_a', '__a', '~~a', '||a', '2 * 3 * 4', '[a](b', '<@x>']) {
      expect(read(text)).toBe(text);
    }
  });

  test('underscores within a word are letters', () => {
    expect(read('snake_case_name')).toBe('snake_case_name');
    expect(read('a _b_c')).toBe('a _b_c');
  });

  test('a backslash takes the meaning away', () => {
    expect(read('\\*a\\*')).toBe('*a*');
    expect(read('\\<@1> \\||a||')).toBe('<@1> ||a||');
    expect(read('C:\\new')).toBe('C:\\new');
  });
});

describe('mentions and times', () => {
  test.each([
    ['<@12> <@!13>', '<person 12> <person 13>'],
    ['<@&14> <#15>', '<role 14> <channel 15>'],
    ['</game create:16>', '<command game create>'],
    ['<:orb:17> <a:orb:18>', '<emoji orb> <emoji orb>'],
    ['@everyone @here @hereby', '<everyone everyone> <everyone here> @hereby'],
    ['<t:1795251600> <t:-5:R>', '<time 1795251600 f> <time -5 R>'],
    ['<t:1:x>', '<t:1:x>'],
  ])('%s', (text, shown) => expect(read(text)).toBe(shown));
});

describe('links', () => {
  test.each([
    ['[the map](https://a.b/c)', 'a(https://a.b/c|the map)'],
    ['[**the** map](https://a.b "Title")', 'a(https://a.b/|bold(the) map)'],
    ['see https://a.b/c.', 'see a(https://a.b/c|https://a.b/c).'],
    ['(https://a.b/c)', '(a(https://a.b/c|https://a.b/c))'],
    ['https://a.b/c_(d)', 'a(https://a.b/c_(d)|https://a.b/c_(d))'],
    ['<https://a.b>', 'a(https://a.b/|https://a.b)'],
    ['[https://x.y](https://a.b)', 'a(https://a.b/|https://x.y)'],
  ])('%s', (text, shown) => expect(read(text)).toBe(shown));

  test('only addresses of the web are links', () => {
    for (const text of [
      '[a](javascript:alert(1))',
      '[a](data:text/html,x)',
      '<javascript:alert(1)>',
      '[a](//evil.example)',
      'http://',
    ]) {
      expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
    }
  });
});

describe('hostile text', () => {
  test('HTML is text like any other', () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
  });

  test('nesting without end is cut off and shown as typed', () => {
    const depth = (nodes: Inline[]): number =>
      1 + Math.max(0, ...nodes.map((node) => ('inside' in node ? depth(node.inside) : 0)));
    const nodes = parseInline(`${'*'.repeat(4_000)} x`);
    expect(depth(nodes)).toBeGreaterThan(5);
    expect(depth(nodes)).toBeLessThan(15);
  });

  test.each(['*', '_', '**', '__', '||', '~~', '`', '[', '<', '\\', '[a](', 'http'])(
    'of “%s” that never closes each letter costs alike',
    (mark) => {
      for (const piece of [mark, `${mark} a`])
        expect(growthOf((text) => void parseInline(text), piece, 250)).toBeLessThan(evenly);
    },
  );

  test('no letter is lost where nothing is marked, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const plain = text.replace(/[\\`*_~|[\]<>@:]/g, '');
        expect(read(plain)).toBe(plain);
        expect(() => parseInline(text)).not.toThrow();
      }),
    );
  });

  test('any mixture of marks is read without fault, and every link leads to the web', () => {
    const piece = fc.constantFrom(
      ...['**', '*', '_', '__', '~~', '||', '`', '``', '[a](', 'https://a.b', 'javascript:x', ')'],
      ...['<@1>', '<#1>', '<t:1:R>', '<t:99999999999999>', '\\', 'a', ' ', '\n', '@here'],
    );
    const links = (nodes: Inline[]): string[] =>
      nodes.flatMap((node) => [
        ...(node.kind === 'link' ? [node.url] : []),
        ...('inside' in node ? links(node.inside) : []),
      ]);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const url of links(parseInline(pieces.join('')))) expect(url).toMatch(/^https?:/);
      }),
    );
  });
});
