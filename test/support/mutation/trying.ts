import { type ChildProcess, fork } from 'node:child_process';
import { type Mutant } from './instrument.ts';

/** How long scenarios may take, in milliseconds: all as they are, and those of one mutant, which else hangs. */
const longest = { beginning: 60_000, mutant: 5_000 };

type Coverage = { always: string[]; by: Record<string, string[]> };
type Word = { ready?: Coverage | null; mutant?: string; found?: string | null };

/** A mutant, and the scenario that found it; `a hang`; null where none did. */
export type Tried = { mutant: Mutant; found: string | null };

function started(bundle: string, active?: string): ChildProcess {
  const env = { ...process.env, ...(active && { __STRYKER_ACTIVE_MUTANT__: active }) };
  return fork(bundle, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** The next thing it says; null where it says nothing for too long, or is gone. */
function word(child: ChildProcess, patience: number): Promise<Word | null> {
  return new Promise((settle) => {
    const late = setTimeout(() => done(null), patience);
    const gone = () => done(null);
    const done = (said: Word | null) => {
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
  if (!first?.ready) throw new Error('the scenarios did not come to their end as they are');
  const { always, by } = first.ready;
  for (const mutant of mutants) {
    const { id } = mutant;
    if (always.includes(id)) {
      yield { mutant, found: await tryAlone(bundle, id) };
      continue;
    }
    const files = by[id];
    const found = files ? await ask(child, id, finderFirst(files, finderOf(mutant))) : null;
    if (found === hang) {
      child.kill('SIGKILL');
      child = started(bundle);
      await word(child, longest.beginning);
    }
    yield { mutant, found };
  }
  child.kill('SIGKILL');
}

const hang = 'a hang';

const finderFirst = (files: string[], finder: string | undefined): string[] =>
  finder !== undefined && files.includes(finder)
    ? [finder, ...files.filter((file) => file !== finder)]
    : files;

/** What is worked out when the rules are loaded takes a process that is loaded with the mutant. */
async function tryAlone(bundle: string, id: string): Promise<string | null> {
  const child = started(bundle, id);
  const found = (await word(child, longest.beginning)) ? await ask(child, id, null) : hang;
  child.kill('SIGKILL');
  return found;
}

async function ask(child: ChildProcess, mutant: string, files: string[] | null) {
  child.send({ mutant, files });
  const said = await word(child, longest.mutant);
  return said === null ? hang : (said.found ?? null);
}
