import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { gameId } from '../../../src/rules/names.ts';
import { openStore } from '../../../src/store/index.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const script = new URL('./killed.ts', import.meta.url).pathname;

/** Runs until it has said `lines` numbers, and is killed then; what it said. */
async function killedAfter(lines: number, dir: string, game: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dir, ...game], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === lines) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return said;
}

test('what was said to be done is there after SIGKILL, twice over', async () => {
  const dir = temporaryFolder();
  let known: string[] = [];
  for (const lines of [4, 9]) {
    const [game = '', ...numbers] = await killedAfter(lines, dir, known);
    known = [game];
    const store = await openStore({ dir });
    const there = (await store.games.read(gameId(game)))?.game;
    const acts = await store.games.acts(gameId(game));
    expect(there?.acts).toBeGreaterThanOrEqual(Number(numbers.at(-1)));
    expect(there?.lastId).toBe(there?.acts);
    expect(acts.map(({ number }) => number)).toEqual(acts.map((_, at) => at + 1));
    expect(acts).toHaveLength(there?.acts ?? 0);
    await store.close();
  }
}, 180_000);
