import { expect, test } from 'vitest';
import { plainText } from '../../../src/stage/people/plain-text.ts';
import { type Stage } from '../../../src/stage/stage.ts';

const world = {
  servers: { all: () => [] },
  users: { get: (id: string) => (id === '7' ? { name: 'Bran' } : undefined) },
  channels: { get: () => undefined },
};
const read = (text: string) => plainText({ world } as unknown as Stage, text);

test.each([
  ['at <t:0:R>', 'at 1 Jan 1970 00:00'],
  ['at \\<t:0:R>', 'at <t:0:R>'],
  ['\\<@7> and <@7>', '<@7> and @Bran'],
  ['\\</game:12> \\<#3>', '</game:12> <#3>'],
  ['\\\\<t:0:R>', '\\\\1 Jan 1970 00:00'],
  ['\\\\\\<t:0:R>', '\\\\<t:0:R>'],
  ['\\*no\\* \\<3', '\\*no\\* <3'],
])('%s is read as %s', (text, shown) => expect(read(text)).toBe(shown));
