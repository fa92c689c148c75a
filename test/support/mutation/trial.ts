import { filesAt, readFile } from '../scenario/files.ts';
import { terrainOf } from '../../../src/rules/board/terrain.ts';
import { runScenario } from '../scenario/play/run.ts';
import { type Scenario } from '../scenario/format/scenario.ts';

/**
 * Runs in a process of its own, which may hang: is told a mutant at a time, and says which scenario
 * found it, or null. First of all it says which mutants each scenario comes by.
 */
type Coverage = Record<string, number>;
type Switch = {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: { static: Coverage; perTest: Record<string, Coverage> };
};
const mutation: Switch = ((globalThis as { __stryker__?: Switch }).__stryker__ ??= {});

const scenarios = new Map<string, Scenario>();
for (const file of filesAt('test/scenarios')) {
  const scenario = readFile(file);
  if (!Array.isArray(scenario)) scenarios.set(file, scenario);
}

/** What is read of a board is kept with its drawing, and so would be what a mutant read of it. */
function forgetBoards(): void {
  for (let number = 0; number < 64; number++) {
    const row = [...number.toString(2)].map((digit) => (digit === '1' ? '#' : '.')).join('');
    terrainOf({ name: '', rows: [row, '.'.repeat(row.length)] });
  }
}

function finds(scenario: Scenario): boolean {
  const { opening } = scenario;
  const board = { ...opening.board };
  try {
    return runScenario({ ...scenario, opening: { ...opening, board } }).broke !== null;
  } catch {
    return true;
  }
}

function coverage(): { always: string[]; by: Record<string, string[]> } {
  for (const [file, scenario] of scenarios) {
    forgetBoards();
    mutation.currentTestId = file;
    if (finds(scenario)) throw new Error(`${file} fails as it is`);
  }
  delete mutation.currentTestId;
  const { static: always = {}, perTest = {} } = mutation.mutantCoverage ?? {};
  const by: Record<string, string[]> = {};
  for (const [file, covered] of Object.entries(perTest))
    for (const mutant of Object.keys(covered)) (by[mutant] ??= []).push(file);
  return { always: Object.keys(always), by };
}

process.on('message', ({ mutant, files }: { mutant: string; files: string[] | null }) => {
  forgetBoards();
  mutation.activeMutant = mutant;
  const found = (files ?? [...scenarios.keys()]).find((file) => {
    const scenario = scenarios.get(file);
    return scenario !== undefined && finds(scenario);
  });
  process.send?.({ mutant, found: found ?? null });
});
if (mutation.activeMutant === undefined) process.send?.({ ready: coverage() });
else process.send?.({ ready: null });
