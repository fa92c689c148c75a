import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { written } from '../support/docs/written.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

type Packages = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const packages = JSON.parse(read('package.json')) as Packages;
const dependencies = { ...packages.dependencies, ...packages.devDependencies };
const architecture = read('ARCHITECTURE.md');

test('what the code says of itself stands in README, ARCHITECTURE and .env.example (npm run docs)', () => {
  const stale = written().filter(({ is, shouldBe }) => is !== shouldBe);
  expect(stale.map(({ file }) => file)).toEqual([]);
});

test('every dependency has its one line in ARCHITECTURE.md, and every line its dependency', () => {
  const explained = [...architecture.matchAll(/^- `([^`]+)`: /gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(Object.keys(dependencies).sort());
});

test('every folder has its line in the tree of ARCHITECTURE.md', () => {
  const tree = /^```\n([\s\S]*?)^```/m.exec(architecture)?.[1] ?? '';
  const [listed, ofSource] = [/^(\w+)\//gm, /^  (\w+)\//gm].map((pattern) =>
    [...tree.matchAll(pattern)].map(([, name = '']) => name),
  );
  const foldersIn = (place: string, hidden: readonly string[] = []) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .filter((name) => !hidden.includes(name) && readdirSync(`${place}/${name}`).length > 0);
  expect(listed?.sort()).toEqual(foldersIn('.', ['node_modules', 'data', 'coverage']).sort());
  expect(ofSource?.sort()).toEqual(foldersIn('src').sort());
});

test('every npm script has its line in the README', () => {
  const readme = read('README.md');
  const unsaid = Object.keys(packages.scripts).filter(
    (name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`),
  );
  expect(unsaid).toEqual([]);
});

test('every version is exact', () => {
  const loose = Object.entries(dependencies).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});

test('no package runs a script of ours before or after npm’s own', () => {
  const scripts = Object.keys(packages.scripts);
  expect(scripts.filter((name) => /^(pre|post)|^install$|^prepare$/.test(name))).toEqual([]);
});

test('the lockfile names no address that packages come from', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"');
});
