import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultText } from './support/format/fault.ts';
import { readTranscript } from './support/transcript/format/read.ts';
import { longestFirst } from './support/transcript/format/transcript.ts';
import { ownKinds } from './support/transcript/lore/own.ts';
import { type Outcome } from './support/transcript/play/breakdown.ts';
import { reportOf, summaryOf } from './support/transcript/play/report.ts';
import { openLanes } from './support/transcript/worker/lanes.ts';
import { realPrograms } from './support/transcript/worker/programs.ts';

const folder = 'test/transcripts';
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const read = files.map((file) => {
  const path = join(folder, file);
  return { path, result: readTranscript(path, readFileSync(path, 'utf8')) };
});

const AT_ONCE = 3;
const ENOUGH = 15 * 60_000;

const lanes = openLanes(AT_ONCE, realPrograms);
const outcomes: Outcome[] = [];
const began = performance.now();
afterAll(async () => {
  await lanes.close();
  console.log(summaryOf(outcomes, (performance.now() - began) / 1000));
});

const transcripts = read.flatMap(({ result }) => (Array.isArray(result) ? [] : [result]));

for (const { path, result } of read)
  if (Array.isArray(result))
    test(`${path} can be read`, () => {
      expect.fail(result.map(faultText).join('\n'));
    });

for (const transcript of transcripts.sort(longestFirst))
  test.concurrent(
    `${transcript.rules.map((id) => `[${id}] `).join('')}${transcript.title}`,
    async () => {
      const outcome = await lanes.play(transcript);
      outcomes.push(outcome);
      if (outcome.broke !== null) expect.fail(reportOf(outcome));
    },
    ENOUGH,
  );

test.each(ownKinds)('secrets of the runner’s own are found in what the bot says: %s', (kind) => {
  // A bot that says it in other words would leave the runner without them, and nobody would notice.
  expect(outcomes.filter(({ counts }) => counts.own[kind] > 0)).not.toEqual([]);
});
