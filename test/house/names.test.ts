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

/** Every text that stands in a source, comparisons and keys included. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

const namedIn = (source: string, names: ReadonlySet<string>): string[] =>
  textsIn(source).filter((text) => names.has(text));

test('[ITEM-27] no source file names anything of the stock: what a thing does is data', () => {
  const names = namesOfStock();
  expect(namedIn("if (card.name === 'Dented Helm') cost *= 2;", names)).toEqual(['Dented Helm']);
  const named = sourceFiles('src')
    .filter((file) => !file.includes('generated'))
    .flatMap((file) =>
      namedIn(readFileSync(file, 'utf8'), names).map((text) => `${file}: ${text}`),
    );
  expect(named).toEqual([]);
});
