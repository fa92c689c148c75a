import { type Rolls } from '../format/transcript.ts';
import { askProcess, ProcessFault } from './process-fault.ts';

export type Audit = { sum: number; broken: unknown[] };
export type Operations = ReturnType<typeof operationsAt>;

/** The bot's operations port. */
export function operationsAt(origin: string) {
  async function ask(path: string, body?: unknown, how?: string, within = 20_000) {
    const method = how ?? (body === undefined ? 'GET' : 'POST');
    const { status, text } = await askProcess('bot', `${origin}${path}`, method, body, within);
    if (status >= 300) throw new ProcessFault(`the bot answered ${status} to ${path}: ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  }
  return {
    healthy: () =>
      askProcess('bot', `${origin}/healthz`, 'GET', undefined, 2_000).then(
        ({ status }) => status === 200,
        () => false,
      ),
    audit: async () => (await ask('/audit')) as Audit,
    /** As the stage's own clock does, but a bot that dies on the way leaves the clock where it is. */
    move: (to: number) => ask('/clock', { to }, 'POST', 120_000),
    clear: () => ask('/dice', undefined, 'DELETE'),
    load: (rolls: Rolls) => ask('/dice', { rolls }),
    /** What heroes of the next game that starts have besides the starters, by their names. */
    give: (things: Record<string, string[]>) => ask('/things', { things }),
    takeBack: () => ask('/things', undefined, 'DELETE'),
    /** Loaded dice that nobody has rolled yet, by what they are for. */
    left: async () => ((await ask('/dice')) as { left: Rolls }).left,
  };
}
