import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Break = { file: string; text: string };

test.each(readdirSync('test/breaks'))('what %s breaks stands there, once', (name) => {
  const read = parse(readFileSync(`test/breaks/${name}`, 'utf8')) as Break | Break[];
  for (const { file, text } of [read].flat())
    expect(readFileSync(file, 'utf8').split(text).length - 1, `${file}: ${text}`).toBe(1);
});
