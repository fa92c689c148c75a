import { type Note, type Outbox } from '../../play/ports.ts';
import { type Game } from '../../rules/game.ts';
import { type GameId, type Instant } from '../../rules/names.ts';
import { nonceOf, type Placed, placed } from '../outbox-line.ts';
import { type Queue, type Shelves, type Waiting } from './shelves.ts';

/** The outbox in memory. */
export function memoryOutbox(shelves: Shelves): Outbox {
  const { outbox, games } = shelves;
  const row = (id: string) => {
    const found = outbox.get(id);
    if (!found) throw new Error(`no outbox row ${id}`);
    return found;
  };
  const change = (id: string, to: Partial<Waiting>) => {
    Object.assign(row(id), { claimed: false }, to);
    return Promise.resolve();
  };
  return {
    claim: (now, most) =>
      Promise.resolve(
        heads(outbox)
          .filter((head) => !head.claimed && head.due <= now)
          .sort((a, b) => +urgent(b) - +urgent(a))
          .slice(0, most)
          .map((head) => claimed(head, now)),
      ),
    takeOver: () => Promise.resolve(),
    owe: (game, note) => {
      enqueue(shelves, game, [note]);
      return Promise.resolve();
    },
    sent: (id, message) => change(id, { state: 'sent', message }),
    again: (id, at, reason) => change(id, { due: at, reason }),
    hurry: (game, reasons) => {
      const goesOn = isRunning(games.get(game)?.game.phase);
      for (const one of outbox.values()) {
        if (one.game !== game || one.claimed || one.reason === null) continue;
        if (one.state === 'waiting' && reasons.waiting.includes(one.reason)) one.due = 0;
        const isRead = goesOn || one.note.to === 'public';
        if (isRead && one.state === 'parked' && reasons.parked.includes(one.reason))
          Object.assign(one, { state: 'waiting', due: 0, waitsSince: null });
      }
      return Promise.resolve();
    },
    park: (id, reason) => change(id, { state: 'parked', reason }),
    waiting: () => {
      const due = heads(outbox).map((head) => head.due);
      const rows = [...outbox.values()].filter((one) => one.state === 'waiting').length;
      return Promise.resolve({ rows, next: due.length === 0 ? null : Math.min(...due) });
    },
    announced: (game, kind) =>
      Promise.resolve(
        [...outbox.values()]
          .filter((one) => one.game === game && one.note.to === 'public' && one.note.kind === kind)
          .sort((a, b) => a.position - b.position)
          .flatMap(({ note, message }) =>
            message !== null && 'face' in note ? [{ face: note.face ?? {}, message }] : [],
          ),
      ),
    parked: (game) =>
      Promise.resolve(
        [...outbox.values()]
          .filter((one) => one.game === game && one.state === 'parked')
          .sort((a, b) => byAudience(a, b) || a.position - b.position)
          .map(({ id, note, number, reason }) => ({
            row: id,
            to: note.to,
            number,
            reason: reason ?? '',
          })),
      ),
  };
}

const byAudience = (a: Waiting, b: Waiting) =>
  a.note.to < b.note.to ? -1 : +(a.note.to > b.note.to);

const isRunning = (phase: Game['phase'] | undefined) => phase !== 'over' && phase !== 'cancelled';

const urgent = ({ note }: Waiting) => note.urgent;

const looks = ({ note }: Waiting) => note.kind === 'channel';

/** The first of each line: the one in flight, else a look at its channel, else the oldest. */
function heads(outbox: Map<string, Waiting>): Waiting[] {
  const first = new Map<string, Waiting>();
  const before = (a: Waiting, b: Waiting) =>
    +b.claimed - +a.claimed || +looks(b) - +looks(a) || a.position - b.position;
  for (const one of outbox.values()) {
    if (one.state !== 'waiting') continue;
    const line = `${one.game}/${one.note.to}`;
    const head = first.get(line);
    if (!head || before(one, head) < 0) first.set(line, one);
  }
  return [...first.values()];
}

function claimed(head: Waiting, now: Instant) {
  const { id, game, note, number, nonce, attempts, triedAt, waitsSince, reason } = head;
  const tried = { triedAt: triedAt ?? now, waitsSince: waitsSince ?? now };
  Object.assign(head, { claimed: true, attempts: attempts + 1, ...tried });
  return { id, game, note, number, nonce, attempts, triedAt, waitsSince, reason };
}

/** Adds notes; a panel that already waits for its hero comes after them and shows this act too. */
export function enqueue({ outbox, queues }: Shelves, game: GameId, notes: readonly Note[]): void {
  const lines = queues.get(game) ?? new Map<Note['to'], Queue>();
  queues.set(game, lines);
  const before = new Map(lines);
  const fresh = notes.filter((note) => {
    const line = note.kind === 'panel' ? before.get(note.to) : undefined;
    const waiting = line?.panels.findLast((one) => one.state === 'waiting' && !one.claimed);
    if (!line || !waiting) return true;
    const told = notes.filter(({ to }) => to === note.to).length;
    waiting.position = line.position + told;
    lines.set(note.to, { ...line, position: waiting.position });
    if (note.urgent) waiting.note = note;
    return false;
  });
  for (const place of placed(game, fresh, before)) {
    const row = rowAt(game, place);
    outbox.set(row.id, row);
    lines.set(row.note.to, behind(lines.get(row.note.to), row));
  }
}

/** How a line stands once that row is in it. */
function behind(line: Queue | undefined, row: Waiting): Queue {
  const { position, number, panels } = line ?? { position: 0, number: 0, panels: [] };
  const unsent = panels.filter(({ state }) => state !== 'sent');
  return {
    position: Math.max(position, row.position),
    number: Math.max(number, row.number),
    panels: row.note.kind === 'panel' ? [...unsent, row] : panels,
  };
}

const rowAt = (game: GameId, { id, position, number, note }: Placed): Waiting => ({
  ...{ id, game, note, number, position, nonce: nonceOf(id), attempts: 0 },
  ...{ triedAt: null, waitsSince: null, state: 'waiting', due: 0, claimed: false },
  ...{ reason: null, message: null },
});
