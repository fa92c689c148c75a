import { filesAt, readFile } from '../scenario/files.ts';
import { terrainOf } from '../../../src/rules/board/terrain.ts';
import { runScenario } from '../scenario/play/run.ts';
import { type Scenario } from '../scenario/format/scenario.ts';
import { type Asked, type Coverage, type Said } from './trying.ts';

/**
 * Runs in a process of its own, which may hang: is told a mutant at a time, and says which scenario
 * found it. Without a mutant it first says by which mutants each scenario comes.
 */
type Passed = Record<string, number>;
type Switch = {
  activeMutant?: string | undefined;
  mutantCoverage?: { static: Passed; perTest: Record<string, Passed> };
};
const mutation: Switch = ((globalThis as { __stryker__?: Switch }).__stryker__ ??= {});
const alone = mutation.activeMutant;

/** Every place where a mutant could be asks for the scenario that is played, whenever it is passed. */
const walk = { scenario: undefined as string | undefined, passed: 0, most: Infinity };
Object.defineProperty(mutation, 'currentTestId', {
  get() {
    if (++walk.passed > walk.most) throw new Error('It goes on and on.');
    return walk.scenario;
  },
});

/** What is read of a board is kept with its drawing, and so would be what a mutant read of it. */
function forgetBoards(): void {
  for (let number = 0; number < 64; number++) {
    const row = [...number.toString(2)].map((digit) => (digit === '1' ? '#' : '.')).join('');
    terrainOf({ name: '', rows: [row, '.'.repeat(row.length)] });
  }
}

const read = new Map<string, Scenario>();

/** A scenario, read by the rules as they are. */
function scenarioOf(file: string): Scenario {
  const known = read.get(file);
  if (known) return known;
  const mutant = mutation.activeMutant;
  mutation.activeMutant = undefined;
  const scenario = readFile(file);
  mutation.activeMutant = mutant;
  if (Array.isArray(scenario)) throw new Error(`${file} cannot be read`);
  read.set(file, scenario);
  forgetBoards();
  return scenario;
}

/** Whether it fails, breaks off, or passes more than so many places. */
function fails(file: string, most: number): boolean {
  try {
    const scenario = scenarioOf(file);
    const { opening } = scenario;
    const board = { ...opening.board };
    walk.passed = 0;
    walk.most = most;
    return runScenario({ ...scenario, opening: { ...opening, board } }).broke !== null;
  } catch {
    return true;
  } finally {
    walk.most = Infinity;
  }
}

function coverage(): Coverage {
  const files = filesAt('test/scenarios');
  const passed: Passed = {};
  // What the reading of a file comes by is no part of what it shows.
  walk.scenario = 'reading';
  files.forEach(scenarioOf);
  for (const file of files) {
    forgetBoards();
    walk.scenario = file;
    if (fails(file, Infinity)) throw new Error(`${file} fails as it is`);
    passed[file] = walk.passed;
  }
  walk.scenario = undefined;
  const { static: always = {}, perTest = {} } = mutation.mutantCoverage ?? {};
  const by: Record<string, string[]> = {};
  for (const file of files)
    for (const mutant of Object.keys(perTest[file] ?? {})) (by[mutant] ??= []).push(file);
  return { always: Object.keys(always), by, passed };
}

const say = (said: Said) => process.send?.(said);

process.on('message', ({ mutant, files }: Asked) => {
  forgetBoards();
  mutation.activeMutant = mutant;
  const found = files.find(({ file, most }) => fails(file, most)) ?? null;
  mutation.activeMutant = alone;
  forgetBoards();
  // What a mutant leaves behind must not be held against the next one.
  const spoilt = found !== null && fails(found.file, found.most);
  say({ mutant, found: found?.file ?? null, spoilt });
});
say({ ready: alone === undefined ? coverage() : null });
