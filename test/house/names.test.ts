import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStock } from '../../src/catalogue/index.ts';
import { sourceFiles } from './imports.ts';
import { textsBesideNames, textsIn } from './source-texts.ts';

/** Names and ids of all things, monsters, maps, quests and secrets of the stock. */
function namesOfStock(): ReadonlySet<string> {
  const { stock, definitions } = readStock('seeds');
  const names = [...definitions.values()].flatMap((one) => ('name' in one ? [one.name] : []));
  return new Set([...names, ...Object.keys(stock.ids)]);
}

/** Words of names that are words of the rules, or of what holds the program, as well. */
const rulesOwn: ReadonlySet<string> = new Set(
  'discord from legendary mount powered quests shield stage turned used'.split(' '),
);

/** By what a thing can be named: its name, its id, the last part of that; `words`: any word of them. */
type Lexicon = { names: ReadonlySet<string>; distinct: string[]; words: ReadonlySet<string> };

function lexiconOf(names: ReadonlySet<string>): Lexicon {
  const parts = [...names].flatMap((name) => [name, name.split('/').at(-1) ?? '']);
  const distinct = parts.filter((part) => /[a-z’][ -][a-z]/i.test(part));
  const words = parts.flatMap(wordsOf).filter((one) => one.length > 3 && !rulesOwn.has(one));
  return { names, distinct: [...new Set(distinct)], words: new Set(words) };
}

/**
 * A name, an id, the last part of one, or the folder of some. One word may be anybody's, unless what is
 * held against it is something by which things are known.
 */
function namedIn(source: string, { names, distinct, words }: Lexicon): string[] {
  const found = textsIn(source).filter(
    (text) =>
      names.has(text) ||
      /^\/?\^?(items|monsters|quests|secrets)\\?\/(\w|$)/.test(text) ||
      (/[ -]/.test(text) && distinct.some((part) => text.includes(part))),
  );
  const held = textsBesideNames(source).filter((text) =>
    wordsOf(text).some((one) => words.has(one)),
  );
  return [...new Set([...found, ...held])];
}

const lowered = (text: string): string => text.toLowerCase();
/** `/^Alibi|crate$/i` is about two. */
const wordsOf = (text: string): string[] => lowered(text).split(/[^a-z’]+/);

test('[ITEM-27] no source file names anything of the stock: what a thing does is data', () => {
  const names = lexiconOf(namesOfStock());
  for (const source of [
    "if (card.name === 'Dented Helm') cost *= 2;",
    "if (id.startsWith('items/magic/')) cost *= 2;",
    "if (definition.endsWith('bedpan-helm')) cost *= 2;",
    "if (id === ['items', 'magic', 'bedpan-helm'].join('/')) cost *= 2;",
    'if (/^items\\/magic/.test(id)) cost *= 2;',
    'if (/Dented Helm$/.test(name)) cost *= 2;',
    'if (id === `items/${kind}/helm`) cost *= 2;',
    "if (id.endsWith('/corkscrew')) cost *= 2;",
    'if (/^Alibi/.test(name)) cost *= 2;',
    "if (card.name === 'Alibi') cost *= 2;",
    "if (['corkscrew', 'helm'].includes(card.id)) cost *= 2;",
    "if (new Set(['corkscrew']).has(definition)) cost *= 2;",
    "switch (card.name.toLowerCase()) { case 'corkscrew': cost *= 2; }",
    'cost *= { corkscrew: 2 }[slug] ?? 1;',
    "if (itemName !== 'Corkscrew') cost *= 2;",
    "if (id.endsWith('-helm')) cost *= 2;",
    'if (/helm$/i.test(name)) cost *= 2;',
    "if (name.split(' ').includes('Bedpan')) cost *= 2;",
    "if (id === ['bedpan', 'helm'].join('-')) cost *= 2;",
  ])
    expect(namedIn(source, names), source).not.toEqual([]);
  for (const source of ["if (ground === 'corkscrew') turn();", "const said = 'corkscrew';"])
    expect(namedIn(source, names), source).toEqual([]);
  const named = sourceFiles('src')
    .filter((file) => !file.includes('generated'))
    .flatMap((file) =>
      namedIn(readFileSync(file, 'utf8'), names).map((text) => `${file}: ${text}`),
    );
  expect(named).toEqual([]);
});
