import { spawn } from 'node:child_process';
import { type Done, type Step, type Tally } from './step.ts';

/** Runs the steps, at most `width` at once, in their order; what fails prints all that it said. */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  say: (line: string) => void,
): Promise<Done[]> {
  const waiting = [...steps];
  const done: Done[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await take(step, say));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return done;
}

async function take(step: Step, say: (line: string) => void): Promise<Done> {
  const began = performance.now();
  const { code, output } = await outputOf(step);
  const seconds = (performance.now() - began) / 1000;
  const tally = counted(step, code, output);
  const mark = tally.failed === 0 ? 'ok    ' : 'FAILED';
  say(`${mark} ${step.name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s  ${inWords(tally)}`);
  if (tally.failed > 0) say(indented(output));
  else for (const line of worthReading(step, output)) say(indented(line));
  return { ...tally, name: step.name, seconds };
}

const worthReading = ({ worthReading: pattern }: Step, output: string): string[] =>
  pattern ? output.split('\n').filter((line) => pattern.test(line)) : [];

/** A step that ends badly has failed at least once, whatever it counted. */
function counted(step: Step, code: number, output: string): Tally {
  const tally = step.tally?.(output) ?? null;
  if (tally === null) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return code === 0 ? tally : { ...tally, failed: Math.max(1, tally.failed) };
}

function outputOf(step: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(step.program, step.args, {
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => parts.push(part));
    const end = (code: number) => resolve({ code, output: Buffer.concat(parts).toString('utf8') });
    child.on('error', (error) => {
      parts.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

const inWords = ({ passed, failed }: Tally): string =>
  failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;

const indented = (output: string): string => output.trimEnd().replaceAll(/^/gm, '    ');
