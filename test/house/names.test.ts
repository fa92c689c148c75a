import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readStock } from '../../src/catalogue/index.ts';
import { sourceFiles } from './imports.ts';

/** Names and ids of all things, monsters, maps, quests and secrets of the stock. */
function namesOfStock(): ReadonlySet<string> {
  const { stock, definitions } = readStock('seeds');
  const names = [...definitions.values()].flatMap((one) => ('name' in one ? [one.name] : []));
  return new Set([...names, ...Object.keys(stock.ids)]);
}

/** Every text that stands in a source, comparisons, keys, patterns and parts of texts included. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    if (ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

/** A name, an id, the last part of one, or the folder of some. */
function namedIn(source: string, names: ReadonlySet<string>): string[] {
  const parts = [...names].flatMap((name) => [name, name.split('/').at(-1) ?? '']);
  const distinct = parts.filter((part) => /[a-z’][ -][a-z]/i.test(part));
  return textsIn(source).filter(
    (text) =>
      names.has(text) ||
      /^\/?\^?(items|monsters|quests|secrets)\\?\/(\w|$)/.test(text) ||
      distinct.some((part) => text.includes(part)),
  );
}

test('[ITEM-27] no source file names anything of the stock: what a thing does is data', () => {
  const names = namesOfStock();
  for (const source of [
    "if (card.name === 'Dented Helm') cost *= 2;",
    "if (id.startsWith('items/magic/')) cost *= 2;",
    "if (definition.endsWith('bedpan-helm')) cost *= 2;",
    "if (id === ['items', 'magic', 'bedpan-helm'].join('/')) cost *= 2;",
    'if (/^items\\/magic/.test(id)) cost *= 2;',
    'if (/Dented Helm$/.test(name)) cost *= 2;',
    'if (id === `items/${kind}/helm`) cost *= 2;',
  ])
    expect(namedIn(source, names), source).toHaveLength(1);
  const named = sourceFiles('src')
    .filter((file) => !file.includes('generated'))
    .flatMap((file) =>
      namedIn(readFileSync(file, 'utf8'), names).map((text) => `${file}: ${text}`),
    );
  expect(named).toEqual([]);
});
