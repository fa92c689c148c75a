import { z } from 'zod';
import { expectedOneOf, type Fault } from '../../format/fault.ts';
import { texts } from '../../format/shapes.ts';
import { readSource } from '../../format/source.ts';
import { readOpening } from './opening.ts';
import { fitting, type Reading } from './reading.ts';
import { readSetup } from './setup.ts';
import { readDice, readSecrets, readStep } from './step.ts';
import { defaultPeople, type Step, type Transcript } from './transcript.ts';

const ruleId = z.string().regex(/^[A-Z]+-\d{2}$/, 'expected the id of a rule, such as BET-04');

const transcriptShape = z.strictObject(
  {
    title: z.string().trim().min(3, 'expected a sentence').max(200, 'expected a short sentence'),
    rules: texts.pipe(z.array(ruleId)).default([]),
    setup: z.unknown().optional(),
    dice: z.unknown().optional(),
    game: z.unknown().optional(),
    secret: z.unknown().optional(),
    steps: z.array(z.unknown()).min(1, 'expected at least one step'),
  },
  { error: 'expected “title:” and “steps:”' },
);

/** Reads a transcript file. Whatever is wrong with it comes back as faults, by line. */
export function readTranscript(file: string, text: string): Transcript | Fault[] {
  const source = readSource(file, text);
  if (Array.isArray(source)) return source;
  const reading: Reading = { file, source, faults: [], people: defaultPeople };
  const shape = fitting(reading, [], transcriptShape, source.value);
  if (shape === null) return reading.faults;
  const setup = readSetup(reading, shape.setup);
  const inside: Reading = { ...reading, people: setup.people };
  const { steps: opening, owned } = readOpening(inside, shape.game);
  const transcript: Transcript = {
    file,
    title: shape.title,
    rules: shape.rules,
    setup,
    dice: readDice(inside, ['dice'], shape.dice),
    secrets: readSecrets(inside, ['secret'], shape.secret),
    owned,
    steps: [
      ...opening,
      ...shape.steps.flatMap((step, at) => readStep(inside, ['steps', at], step) ?? []),
    ],
  };
  for (const step of transcript.steps) refuseUnknownSecrets(inside, transcript, step);
  const faults = [...reading.faults].sort((a, b) => a.line - b.line);
  return faults.length > 0 ? faults : transcript;
}

function refuseUnknownSecrets(reading: Reading, { secrets, steps }: Transcript, step: Step): void {
  const planted = [...secrets, ...steps.flatMap((one) => one.secrets)].map(({ name }) => name);
  const known = [...planted, ...reading.people];
  for (const { secret } of step.revealed)
    if (secret !== null && !known.includes(secret)) {
      const expected = expectedOneOf('secret', secret, [...known, 'all']);
      reading.faults.push({ file: reading.file, line: step.line, expected });
    }
}
