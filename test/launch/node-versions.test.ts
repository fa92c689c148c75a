import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suits, versionsOf } from '../../src/launch/node-versions.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
};

test.each<[string, boolean]>([
  ['20.18.9', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: %s', (version, fits) => {
  expect(suits(version, engines.node)).toBe(fits);
});

test('the versions are told in words, and README tells the same', () => {
  expect(versionsOf('^20.19 || ^22.12 || >=24')).toBe(
    'Node 20 (20.19 or later), Node 22 (22.12 or later), or Node 24 or later',
  );
  expect(versionsOf('>=24.2')).toBe('Node 24.2 or later');
  expect(readFileSync('README.md', 'utf8')).toContain(`With ${versionsOf(engines.node)}`);
});
