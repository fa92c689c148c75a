/** A message of the client, and the step that begins with it, if one does. */
export type Passing = { message: Buffer; what: string | null };

const letter = (code: number): string => String.fromCharCode(code);

const writes = /^\s*(?:insert\s+into|update|delete\s+from)\s+(?:"public"\.)?"?(\w+)"?/i;
const unremarkable = new Set(['presence', 'seen']);

/** Reads the client's side of PostgreSQL's protocol and tells which messages begin a step. */
export function statementsOf() {
  let rest: Buffer = Buffer.alloc(0);
  let greeted = false;
  let inTransaction = false;
  let wroteInIt = false;
  const prepared = new Map<string, string>();

  function stepOf(sql: string): string | null {
    const order = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase();
    if (order === 'BEGIN') {
      [inTransaction, wroteInIt] = [true, false];
      return null;
    }
    if (order === 'COMMIT' || order === 'ROLLBACK') {
      inTransaction = false;
      return order === 'COMMIT' && wroteInIt ? 'commit' : null;
    }
    const table = writes.exec(sql)?.[1]?.toLowerCase();
    if (table === undefined || unremarkable.has(table)) return null;
    if (!inTransaction) return `write ${table}`;
    if (wroteInIt) return null;
    wroteInIt = true;
    return 'first write of a transaction';
  }

  /** A statement is seen where it is parsed, or, if it was prepared before, where it is bound. */
  function sqlOf(type: string, body: Buffer): string | null {
    if (type === 'Q') return textAt(body, 0).text;
    if (type === 'P') {
      const name = textAt(body, 0);
      const { text } = textAt(body, name.end);
      prepared.set(name.text, text);
      return name.text === '' ? text : null;
    }
    if (type !== 'B') return null;
    const name = textAt(body, textAt(body, 0).end).text;
    return name === '' ? null : (prepared.get(name) ?? null);
  }

  return {
    read(bytes: Buffer): Passing[] {
      rest = Buffer.concat([rest, bytes]);
      const passing: Passing[] = [];
      for (;;) {
        const start = greeted ? 1 : 0;
        if (rest.length < start + 4) return passing;
        const end = start + rest.readUInt32BE(start);
        if (rest.length < end) return passing;
        const message = rest.subarray(0, end);
        const sql = greeted ? sqlOf(letter(message[0] ?? 0), message.subarray(5)) : null;
        greeted = true;
        passing.push({ message, what: sql === null ? null : stepOf(sql) });
        rest = rest.subarray(end);
      }
    },
  };
}

function textAt(bytes: Buffer, start: number): { text: string; end: number } {
  const end = bytes.indexOf(0, start);
  return { text: bytes.toString('utf8', start, end), end: end + 1 };
}
