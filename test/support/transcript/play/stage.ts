import { askProcess } from '../worker/process-fault.ts';
import {
  type Entry,
  type Id,
  type Judgement,
  type Screens,
  type SeenChannel,
  type World,
} from './stage-types.ts';

/** The stage, or the world on it, says no: 409 is what Discord's own app would not let one do. */
export class StageRefusal extends Error {
  readonly status: number;
  readonly open: string[];

  constructor(status: number, sentence: string, open: string[]) {
    super(sentence);
    this.name = 'StageRefusal';
    this.status = status;
    this.open = open;
  }
}

export type Stage = ReturnType<typeof stageAt>;

/** The control API of the stage at an address. */
export function stageAt(origin: string) {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await askProcess(
      'stage',
      `${origin}/control${path}`,
      method,
      body,
      120_000,
    );
    const said = text === '' ? null : parsed(text);
    if (status < 300) return said as T;
    const { error, open } = (said ?? {}) as { error?: string; open?: string[] };
    throw new StageRefusal(status, error ?? `the stage answered ${status}`, open ?? []);
  }
  const as = (person: Id) => `/people/${person}`;
  return {
    ask,
    world: () => ask<World>('GET', '/world'),
    now: async () => Date.parse((await ask<{ now: string }>('GET', '/clock')).now),
    move: (to: number) => ask('POST', '/clock', { to: new Date(to).toISOString() }),
    settle: (timeout: number) => ask<{ waited: number }>('POST', '/settle', { timeout }),
    /** How often a bot may ask, as a multiple of what Discord allows. */
    allow: (pace: number) => ask('POST', '/limits', { pace }),
    act: <T>(person: Id, what: string, body: object) =>
      ask<T>('POST', `${as(person)}/${what}`, body),
    /** What each of these people sees now; a message that several see is one object. */
    sees: async (people: readonly Id[]): Promise<SeenChannel[][]> => {
      const query = `people=${people.join(',')}&limit=50`;
      const seen = await ask<Screens>('GET', `/sees?${query}`);
      const messages = new Map(seen.messages.map((message) => [message.id, message]));
      return seen.people.map(({ channels }) =>
        channels.map((channel) => ({
          ...channel,
          messages: channel.messages.flatMap((id) => messages.get(id) ?? []),
        })),
      );
    },
    record: (since: number) =>
      ask<{ from: number; next: number; entries: Entry[] }>(
        'GET',
        `/record?since=${since}&limit=5000`,
      ),
    /** A fault keeps every bot away. */
    isCut: async () => {
      const { faults } = await ask<{ faults: { kind?: string }[] }>('GET', '/faults');
      return faults.some(({ kind }) => kind === 'cut');
    },
    judgement: () => ask<Judgement>('GET', '/judgement'),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { error: text };
  }
}
