import { type ErrorCode, parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { readBrought } from '../../src/catalogue/index.ts';
import { slips } from '../../src/catalogue/yaml-slips.ts';

const lines = ['name: Helm', 'kinds: [basic equipment]', 'slot: head'];
const start = `${lines.join('\n')}\n`;

const told = (text: string): string => {
  const read = readBrought({ name: 'x.yaml', bytes: new TextEncoder().encode(text) });
  return 'faults' in read ? read.faults.join('\n') : expect.fail('it could be read');
};

/** What the library has found, for programmers. */
const found = (text: string) => {
  const { errors, warnings } = parseDocument(text, { prettyErrors: false });
  return [...errors, ...warnings][0];
};

const indented = 'expected as many spaces before this line as before those that it belongs to.';
const noDash =
  'expected no “-” here, or as many spaces before it as before the others of its list.';
const comma = 'expected a comma between what stands in brackets, and no “-” before it.';
const bracket = (sign: string) =>
  `expected a “${sign}” for this bracket, in this line or in one that begins further in.`;
const noTag = 'expected no “!” before a value; a text that begins with “!” stands in quotes.';
const noPercent = 'expected no line that begins with “%”; a text that does stands in quotes.';
const closing = 'expected a closing quote where the text ends that begins with one here.';
const onlyText =
  'expected nothing after the text in quotes; one with " in it stands between \', one with \' between ".';
const afterBar = 'expected nothing after “|” or “>” in its line; the text begins in the next.';
const block =
  'expected the same number of spaces, and no tabs, before each line of the text after “|” or “>”.';
const name =
  'expected a name right after “&” or “*”; a text that begins with one of them stands in quotes.';
const colon = 'expected a colon and a space after the key, as in “cost: 9”';
const goesOn = `${colon}; or more spaces before this line, if it goes on with what stands above it.`;
const quotedColon = 'expected quotes round a text with a colon and a space in it.';
const underKey =
  'expected this line to begin exactly under the key right behind “- ”, so with two spaces more than the “-”.';
const spaceBehind = 'expected a space after “-”.';
const plainDash = 'expected a plain “-” and a space before each of a list, as in “- always: …”.';
const curly = 'expected curly brackets, as in { range: 3 }, not round ones.';
const secondKey =
  'expected a second key in a line of its own, or quotes round a text with a colon and a space in it.';
const noFence = 'expected no line that begins with “```” or “~~~”; leave out each of them.';
const document = 'expected one thing a file, no “---” or “...” between several.';

/** Below three good lines: what the library calls it, the text, the line, and what is told. */
const below: [ErrorCode, string, number, string][] = [
  [
    'ALIAS_PROPS',
    'look: &a *b',
    4,
    'expected nothing between the colon and “*”; a text that begins with “*” stands in quotes.',
  ],
  ['BAD_ALIAS', 'look: * soft *', 4, name],
  ['BAD_ALIAS', 'look: & more', 4, name],
  ['BAD_COLLECTION_TYPE', 'look: !!set [a]', 4, noTag],
  [
    'BAD_DQ_ESCAPE',
    'look: "C:\\dir"',
    4,
    'expected “\\\\” for each “\\” in a text between double quotes.',
  ],
  ['BAD_INDENT', 'a:\n  b: 1\n c: 2', 6, indented],
  ['BAD_INDENT', 'abilities:\n  - use: {}\n  do: []', 6, underKey],
  ['BAD_INDENT', 'abilities:\n  - use: {}\n     do: []', 6, underKey],
  ['BAD_INDENT', 'abilities:\n  - use: {}\n cost: 9', 6, indented],
  ['BAD_INDENT', 'abilities:\n  - use: {}\n  -use: {}', 6, spaceBehind],
  ['BAD_INDENT', 'abilities:\n  - use: {}\n  – use: {}', 6, plainDash],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  - when: I win\n     do: []', 6, underKey],
  ['MISSING_CHAR', 'abilities:\n  - when: I win\n   do: [{ deal: 1 }]', 6, underKey],
  ['MISSING_CHAR', 'abilities:\n  - when: I win\n   do:\n     - deal: 1', 6, underKey],
  ['MISSING_CHAR', 'abilities:\n  - use: {}\n    cost: 1\n   do: []', 7, underKey],
  ['MISSING_CHAR', 'abilities:\n  - use: {}\n   – use: {}', 6, plainDash],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  -when: I win\n   do: []', 5, spaceBehind],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  – when: I win\n    do: []', 5, plainDash],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  1. when: I win\n     do: []', 5, plainDash],
  ['BLOCK_AS_IMPLICIT_KEY', 'attacks:\n  – { name: A, range: 1 }', 5, plainDash],
  ['BAD_ALIAS', 'abilities:\n  * use: {}', 5, plainDash],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  - use: ( range: 3 )', 5, curly],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  - use: (range: 3, hits: 2)', 5, curly],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  - when: I win, do: [{ deal: 1 }]', 5, secondKey],
  ['BLOCK_AS_IMPLICIT_KEY', 'abilities:\n  - when: I win do: [{ deal: 1 }]', 5, secondKey],
  ['BLOCK_AS_IMPLICIT_KEY', 'cost: 9 power: 3', 4, secondKey],
  ['BAD_SCALAR_START', '```', 4, noFence],
  ['BAD_INDENT', 'a: [b\nc: 1', 4, bracket(']')],
  ['BAD_INDENT', 'a:\n  - { b: 1\nc: 1', 5, bracket('}')],
  ['BAD_INDENT', 'a: [{ b: 1]', 4, bracket('}')],
  ['BAD_INDENT', 'drawing: |\n  ##\n\t##', 6, block],
  [
    'BAD_PROP_ORDER',
    '&x ? a : 1',
    4,
    'expected nothing before “?” or “-”; a text that begins with “&” or “!” stands in quotes.',
  ],
  ['BAD_SCALAR_START', 'look: @home', 4, 'expected quotes round a text that begins with “@”.'],
  ['BAD_SCALAR_START', 'look: %5', 4, 'expected quotes round a text that begins with “%”.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'look: Beware: dog', 4, quotedColon],
  ['BLOCK_AS_IMPLICIT_KEY', 'look: ? a', 4, 'expected quotes round a text that begins with “?”.'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    'cost: 9\n\n  power: 3',
    6,
    'expected as many spaces before this line as before the one above, which is complete.',
  ],
  ['BLOCK_AS_IMPLICIT_KEY', 'a:\n  - b\n - c', 6, noDash],
  ['BLOCK_IN_FLOW', 'a: [\n  - b\n  - c\n  ]', 5, comma],
  ['BLOCK_IN_FLOW', 'a: { b: 1 c: 2 }', 4, comma],
  ['DUPLICATE_KEY', 'slot: feet', 4, 'expected “slot” only once; it stands further up, too.'],
  [
    'DUPLICATE_KEY',
    'a: { hp: 1, "hp": 2 }',
    4,
    'expected “hp” only once; it stands further up, too.',
  ],
  ['DUPLICATE_KEY', 'a:\n  -b: 1\n  -b: 2', 6, 'expected a space after “-”.'],
  [
    'KEY_OVER_1024_CHARS',
    `${'x'.repeat(1100)}: 1`,
    4,
    'expected at most 1000 characters before a colon.',
  ],
  ['MISSING_CHAR', 'cost 9', 4, `${colon}.`],
  ['MISSING_CHAR', 'cost:9', 4, 'expected a space after the colon.'],
  ['MISSING_CHAR', 'look: "soft\ncost: 9', 4, closing],
  ['MISSING_CHAR', "look: 'soft\ncost: 9", 4, closing],
  [
    'MISSING_CHAR',
    'look: "soft"#hat',
    4,
    'expected a space before “#”; a text with “#” in it stands in quotes.',
  ],
  ['MISSING_CHAR', 'a: ["b" "c"]', 4, comma],
  ['MISSING_CHAR', '-b', 4, 'expected a space after “-”.'],
  [
    'MISSING_CHAR',
    'a: !b[c]',
    4,
    'expected no “&” or “!” before a value; a text that begins with one stands in quotes.',
  ],
  [
    'MISSING_CHAR',
    'cost:\u00A09',
    4,
    'expected plain spaces; what stands beside the text only looks like one.',
  ],
  ['MISSING_CHAR', 'drawing: |\n     \n  ##', 6, block],
  ['MULTILINE_IMPLICIT_KEY', 'cost 9\npower: 3', 4, goesOn],
  ['MULTILINE_IMPLICIT_KEY', 'cost:9\npower: 3', 4, 'expected a space after the colon.'],
  ['MULTILINE_IMPLICIT_KEY', 'look: soft\nand warm\ncost: 9', 5, goesOn],
  ['MULTILINE_IMPLICIT_KEY', '- a', 4, noDash],
  ['MULTILINE_IMPLICIT_KEY', 'a: [- b]', 4, comma],
  [
    'MULTIPLE_ANCHORS',
    'a: &b &c d',
    4,
    'expected no more than one “&” before a value; a text that begins with “&” stands in quotes.',
  ],
  ['MULTIPLE_DOCS', '---\nname: Hat', 4, document],
  ['MULTIPLE_TAGS', 'a: !b !c d', 4, noTag],
  ['RESOURCE_EXHAUSTION', '['.repeat(7500), 1, 'expected fewer values within one another.'],
  ['TAB_AS_INDENT', 'a:\n\t- b', 5, 'expected spaces where this line begins, no tab.'],
  ['TAB_AS_INDENT', 'cost: 9\n\tpower: 3', 5, 'expected spaces where this line begins, no tab.'],
  ['TAG_RESOLVE_FAILED', 'told: !Beware of the dog', 4, noTag],
  ['TAG_RESOLVE_FAILED', 'told: !e!x dog', 4, noTag],
  ['UNEXPECTED_TOKEN', "look: 'it's soft'", 4, onlyText],
  ['UNEXPECTED_TOKEN', 'look: "soft\n  and "warm', 4, closing],
  [
    'UNEXPECTED_TOKEN',
    'look: *very* soft',
    4,
    'expected nothing more here; a text that begins with a quote, a bracket, “*” or “&” stands in quotes as a whole.',
  ],
  [
    'UNEXPECTED_TOKEN',
    'look: [soft] hat',
    4,
    'expected nothing more here; a text that begins with a quote, a bracket, “*” or “&” stands in quotes as a whole.',
  ],
  ['UNEXPECTED_TOKEN', 'a: [b]]', 4, 'expected a “[” or “{” before what closes it here.'],
  ['UNEXPECTED_TOKEN', 'a: [b,,c]', 4, 'expected something before this comma.'],
  [
    'UNEXPECTED_TOKEN',
    'a: - b',
    4,
    'expected a list in the lines below its key, each with “- ” before it, or as [one, two].',
  ],
  ['UNEXPECTED_TOKEN', 'drawing: |x\n  ##', 4, afterBar],
  ['UNEXPECTED_TOKEN', 'drawing: | x\n  ##', 4, afterBar],
];

/** The same of whole texts. */
const whole: [ErrorCode, string, number, string][] = [
  ['BAD_DIRECTIVE', `%YAML\n---\n${start}`, 1, noPercent],
  ['BAD_DIRECTIVE', `%hats\n---\n${start}`, 1, noPercent],
  ['MISSING_CHAR', `# hats\n%YAML 1.2\n${start}`, 2, noPercent],
  ['MISSING_CHAR', `--- a: b\n${start}`, 1, 'expected nothing after “---” in its line.'],
  ['UNEXPECTED_TOKEN', ' name: Helm\nslot: head', 2, indented],
  ['UNEXPECTED_TOKEN', '{"name": "x" "slot": "head"}', 1, comma],
  ['MISSING_CHAR', '{"name": "x", "slot": "head"', 1, bracket('}')],
  ['MISSING_CHAR', '{"name": "x", "kinds": ["gem"]', 1, bracket('}')],
  ['MISSING_CHAR', '{"name": "x", "abilities": [{ "always": {} }]', 1, bracket('}')],
  ['BAD_INDENT', '{"abilities": [{ "always": {} ]}', 1, bracket('}')],
  ['MULTILINE_IMPLICIT_KEY', `\`\`\`yaml\n${start}\`\`\`\n`, 1, noFence],
  ['MULTILINE_IMPLICIT_KEY', `# hat\n~~~\n${start}~~~\n`, 2, noFence],
  ['TAB_AS_INDENT', '\tname: Helm', 1, 'expected spaces where this line begins, no tab.'],
  ['BLOCK_AS_IMPLICIT_KEY', `\uFEFF${start}look: a: b`.replaceAll('\n', '\r\n'), 4, quotedColon],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    start.replaceAll('\n', '\r'),
    1,
    'expected lines that end with LF, or CR and LF, not CR alone.',
  ],
  [
    'MISSING_CHAR',
    `${start}abilities:\n\u00A0 - use\ncost: 9\n`,
    5,
    'expected plain spaces; what stands beside the text only looks like one.',
  ],
];

test.each([
  ...below.map(([code, text, ...more]) => [code, `${start}${text}\n`, ...more] as const),
  ...whole,
])('%s, as in %j, is told in line %i: %s', (code, text, line, expected) => {
  expect(found(text)?.code).toBe(code);
  expect(told(text)).toBe(`x.yaml:${line}: ${expected}`);
});

test('whatever the library calls a slip has been tried, but for what no text can be', () => {
  const tried = new Set([...below, ...whole].map(([code]) => code));
  const untried = Object.keys(slips).filter((code) => !tried.has(code as ErrorCode));
  expect(untried.sort()).toEqual(['IMPOSSIBLE', 'NON_STRING_KEY']);
});

test('none of the words of the library is among ours', () => {
  const words = /mapping|sequence|scalar|implicit|token|indicator|node|flow|anchor|alias/i;
  for (const [, , , expected] of [...below, ...whole]) expect(expected).not.toMatch(words);
  for (const expected of Object.values(slips)) {
    expect(expected).not.toMatch(words);
    expect(expected).toMatch(/^expected .+\.$/);
  }
});

test('a layout that is only odd can be read', () => {
  expect(told(`${start}cost: [\n1\n]\n`)).toContain('x.yaml:4: expected a “]”');
  expect(told(`${start}cost: [\n 1\n]\n`)).toContain('“cost”: expected a whole number');
});

test('a list is told as that', () => {
  expect(told('- a\n- b\n')).toBe(
    'x.yaml:1: expected one thing a file, and no list, so no “-” before its keys; several are sent as one .zip.',
  );
});

test.each([
  ['', 1],
  ['# nothing\n# at all\n', 1],
  ['12', 1],
  ['name:Helm\nslot:head\n', 1],
])('%j is told what a thing has to say', (text, line) => {
  expect(told(text)).toMatch(
    new RegExp(`^x\\.yaml:${line}: expected an item \\(with “kinds” and “slot”\\), .*“name: Helm”`),
  );
});

test.each([
  ['a text with what is no letter in it', 'name: x\nslot: \u0000\n', 2],
  ['a picture', '\u0089PNG\r\n\u001A\n\u0000\u0000', 2],
])('%s is told to be none', (_, text, line) => {
  expect(told(text)).toBe(
    `x.yaml:${line}: expected a text file; here stands what is no letter and no sign.`,
  );
});

test('what is not in UTF-8 is told by its line', () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode(`${start}look: so`), 0xe9, 0x0a]);
  expect(readBrought({ name: 'x.yaml', bytes })).toEqual({
    faults: ['x.yaml:4: expected text in UTF-8.'],
  });
});

test.each(['slot: *head', 'slot: &head head\nname: *helm', 'name: *helm\nlook: &helm x'])(
  '%j refers to what is nowhere before it',
  (text) => {
    const [line = '', name = ''] = /.*\*(\w+)/.exec(text) ?? [];
    const at = text.split('\n').indexOf(line) + 1;
    expect(told(text)).toBe(
      `x.yaml:${at}: expected “&${name}” somewhere before “*${name}”; a text that begins with “*” stands in quotes.`,
    );
  },
);

test('a key of which nothing would be left is told, wherever it stands', () => {
  const says = 'expected no key “__proto__”.';
  expect(told(`${start}cost: 3\nabilities:\n  - always: { hp: 1, __proto__: 3 }\n`)).toBe(
    `x.yaml:6: ${says}`,
  );
  expect(told(`${start}'__proto__':\n  cost: 3\n`)).toBe(`x.yaml:4: ${says}`);
  expect(told(`${start}look: __proto__\n`)).not.toContain(says);
});
