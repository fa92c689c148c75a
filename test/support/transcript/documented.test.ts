import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verbs } from './format/act.ts';
import { expectationKeys } from './format/expectation.ts';
import { faultText } from '../format/fault.ts';
import { readTranscript } from './format/read.ts';
import { checks } from './format/transcript.ts';

const page = readFileSync('docs/transcripts.md', 'utf8');
const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, block]) => block ?? '');

test('every example of the page can be read', () => {
  const faults = blocks.flatMap((block) => {
    const whole = block.includes('title:') ? block : `title: An example\n${block}`;
    const played = whole.includes('steps:') ? whole : `${whole}\nsteps: [{ restart: "" }]`;
    const result = readTranscript('docs/transcripts.md', played);
    return Array.isArray(result) ? result.map(faultText) : [];
  });
  expect(blocks).toHaveLength(4);
  expect(faults).toEqual([]);
});

test.each([...expectationKeys, ...verbs.keys(), ...checks])('the page explains “%s”', (key) => {
  expect(page).toMatch(new RegExp(`\`[^\`\n]*${key}`));
});
