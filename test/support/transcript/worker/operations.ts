import { type Rolls } from '../format/transcript.ts';
import { askProcess, ProcessFault } from './process-fault.ts';

export type Audit = { sum: number; broken: unknown[] };
export type Operations = ReturnType<typeof operationsAt>;

/** The bot's operations port. */
export function operationsAt(origin: string) {
  async function ask(path: string, body?: unknown, how?: string): Promise<unknown> {
    const method = how ?? (body === undefined ? 'GET' : 'POST');
    const { status, text } = await askProcess('bot', `${origin}${path}`, method, body, 20_000);
    if (status >= 300) throw new ProcessFault(`the bot answered ${status} to ${path}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
  return {
    healthy: () =>
      askProcess('bot', `${origin}/healthz`, 'GET', undefined, 2_000).then(
        ({ status }) => status === 200,
        () => false,
      ),
    audit: async () => (await ask('/audit')) as Audit,
    clear: () => ask('/dice', undefined, 'DELETE'),
    load: (rolls: Rolls) => ask('/dice', { rolls }),
    /** Loaded dice that nobody has rolled yet, by what they are for. */
    left: async () => ((await ask('/dice')) as { left: Rolls }).left,
  };
}
