import { type GameId } from '../../rules/names.ts';
import { actions } from '../components/index.ts';
import { gameless } from '../components/gameless.ts';
import { leaves } from '../commands/index.ts';
import { readCustomId, type CustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { type Screen } from '../screen.ts';
import { notDone, outOfDate } from '../views/not-done.ts';
import { type Incoming } from './incoming.ts';
import { freshScreen, runPress } from './pressing.ts';
import { runCommand } from './running.ts';
import { type Earlier } from './same-press.ts';

/** What is to be done for an interaction once it is acknowledged. */
export type Job = {
  /** How it is acknowledged: with a message of its own, or about the one that it belongs to. */
  how: 'whisper' | 'update';
  /** `command game create`: for the log and for what is found unanswered after a restart. */
  what: string;
  game: GameId | null;
  /** `earlier` finds the same press, where it was done before. */
  run: (earlier: Earlier) => Promise<Screen>;
};

type Doing = Extract<Incoming, { as: 'command' | 'component' | 'form' }>;

/** Every command and component has a job; an unknown one's is a kind word and the newest panel. */
export function jobOf(desk: Desk, incoming: Doing): Job {
  return incoming.as === 'command' ? commandJob(desk, incoming) : pressJob(desk, incoming);
}

function commandJob(desk: Desk, incoming: Extract<Doing, { as: 'command' }>): Job {
  const { path, caller, given } = incoming;
  const known = leaves.get(path);
  return {
    how: 'whisper',
    what: `command ${path}`,
    game: null,
    run: () =>
      known
        ? runCommand(desk, caller, path, known, given)
        : Promise.resolve(notDone.unknownCommand),
  };
}

function pressJob(desk: Desk, incoming: Exclude<Doing, { as: 'command' }>): Job {
  const { caller } = incoming;
  const id = readCustomId(incoming.id);
  if (id === null || id === 'outdated') return unknownJob(desk, incoming, null);
  const values = incoming.as === 'component' ? incoming.values : [];
  const fields = incoming.as === 'form' ? incoming.fields : new Map<string, string>();
  const job = { what: `component ${id.action}`, game: id.game };
  const plain = gameless.get(id.action);
  if (plain) return { ...job, how: 'update', run: () => plain({ desk, caller, id, values }) };
  const action = actions.get(id.action);
  if (!action || action.answer === 'form') return unknownJob(desk, incoming, id);
  // A form that no message asked for has none to redraw.
  const how = incoming.message === null ? 'whisper' : action.answer;
  const pressed = { caller, id, values, fields };
  return { ...job, how, run: (earlier) => runPress(desk, action, pressed, earlier) };
}

const unknownJob = (desk: Desk, { caller }: Doing, id: CustomId | null): Job => ({
  how: 'whisper',
  what: 'component unknown',
  game: null,
  run: async () => outOfDate(await freshScreen(desk, caller, id?.game ?? null)),
});
