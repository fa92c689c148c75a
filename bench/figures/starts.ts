import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openHouse, project, untilReady, type House } from '../harness/house.ts';
import { memoryOf } from '../harness/memory.ts';
import { startProgram, type Program } from '../harness/program.ts';
import { measurement } from './figure.ts';

/** The project as `npm ci` leaves it: its own files and the packages, nothing made yet. */
function freshCopy(folder: string): string {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function timedStart(copy: string, house: House): Promise<{ seconds: number; all: Program }> {
  const began = performance.now();
  const all = startProgram(['npm', 'start', '--silent'], copy, {
    ...house.environment,
    TMPDIR: house.folder,
  });
  await untilReady(all, 'start', house);
  return { seconds: (performance.now() - began) / 1000, all };
}

export const starts = measurement({
  name: 'starts',
  goals: {
    cold: { what: 'cold start, stage and bot: nothing made yet', unit: 's', most: 6 },
    warm: { what: 'warm start', unit: 's', most: 3 },
    peak: { what: 'memory, peak of the first start', unit: 'MB', most: 450 },
  },
  async run() {
    const house = await openHouse();
    try {
      const copy = freshCopy(join(house.folder, 'copy'));
      const first = await timedStart(copy, house);
      const { peak } = memoryOf(first.all.pid);
      await first.all.end('SIGTERM');
      const second = await timedStart(copy, house);
      await second.all.end('SIGTERM');
      return { cold: first.seconds, warm: second.seconds, peak };
    } finally {
      await house.clear();
    }
  },
});
