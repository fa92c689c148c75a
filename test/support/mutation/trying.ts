import { type ChildProcess, fork } from 'node:child_process';
import { type Mutant } from './instrument.ts';

/** By which mutants each scenario comes, those that are there at once, and how many places it passes. */
export type Coverage = {
  always: string[];
  by: Record<string, string[]>;
  passed: Record<string, number>;
};
/** A mutant, and the scenarios that shall look for it, with the places that each may pass. */
export type Asked = { mutant: string; files: { file: string; most: number }[] };
/** Where a mutant left something behind, what comes next needs another process. */
export type Said =
  { ready: Coverage | null } | { mutant: string; found: string | null; spoilt: boolean };

/**
 * How many times as many places as without the mutant a scenario may pass: more is a hang. Where it
 * passes none it has so many milliseconds; all scenarios have longer, to be played once as they are.
 */
const longest = { times: 30, atLeast: 20_000, beginning: 600_000, time: 120_000 };
const hang = 'a hang';
/** The number of no mutant. */
const none = 'none';

/** A mutant, and the scenario that found it; `a hang`; null where none did. */
export type Tried = { mutant: Mutant; found: string | null };

function started(bundle: string, active?: string): ChildProcess {
  const env = { ...process.env, ...(active && { __STRYKER_ACTIVE_MUTANT__: active }) };
  return fork(bundle, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** The next thing it says; null where it says nothing for too long, or is gone. */
function word(child: ChildProcess, patience: number = longest.time): Promise<Said | null> {
  return new Promise((settle) => {
    const late = setTimeout(() => done(null), patience);
    const gone = () => done(null);
    const done = (said: Said | null) => {
      clearTimeout(late);
      child.off('message', done).off('exit', gone);
      settle(said);
    };
    child.once('message', done as (said: unknown) => void).once('exit', gone);
  });
}

/** Switches on one mutant after the other, and lets the scenarios that come by it look. */
export async function* tryAll(
  bundle: string,
  mutants: readonly Mutant[],
  finderOf: (mutant: Mutant) => string | undefined,
): AsyncGenerator<Tried> {
  let child = started(bundle);
  const first = await word(child, longest.beginning);
  if (!first || !('ready' in first) || !first.ready)
    throw new Error('the scenarios did not come to their end as they are');
  const { always, by, passed } = first.ready;
  const anew = async () => {
    child.kill('SIGKILL');
    child = started(bundle, none);
    await word(child);
  };
  const looking = (mutant: Mutant, files: string[]): Asked => ({
    mutant: mutant.id,
    files: finderFirst(files, finderOf(mutant)).map((file) => {
      const most = Math.max(longest.atLeast, longest.times * (passed[file] ?? 0));
      return { file, most };
    }),
  });
  for (const mutant of mutants) {
    const files = by[mutant.id];
    if (always.includes(mutant.id)) {
      const found = await tryAlone(bundle, looking(mutant, Object.keys(passed)));
      yield { mutant, found };
    } else if (files) {
      let said = await ask(child, looking(mutant, files));
      if (said.spoilt) {
        await anew();
        if (said.found !== hang) said = await ask(child, looking(mutant, files));
        if (said.spoilt) await anew();
      }
      yield { mutant, found: said.found };
    } else yield { mutant, found: null };
  }
  child.kill('SIGKILL');
}

const finderFirst = (files: string[], finder: string | undefined): string[] =>
  finder !== undefined && files.includes(finder)
    ? [finder, ...files.filter((file) => file !== finder)]
    : files;

/** What is worked out when the rules are loaded takes a process that is loaded with the mutant. */
async function tryAlone(bundle: string, asked: Asked): Promise<string | null> {
  const child = started(bundle, asked.mutant);
  const { found } = (await word(child)) ? await ask(child, asked) : { found: hang };
  child.kill('SIGKILL');
  return found;
}

async function ask(child: ChildProcess, asked: Asked) {
  child.send(asked);
  const said = await word(child);
  return said !== null && 'found' in said ? said : { found: hang, spoilt: true };
}
