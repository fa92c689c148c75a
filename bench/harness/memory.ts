import { readdirSync, readFileSync } from 'node:fs';

const MB = 1_000_000;

/** Resident memory of a process group in MB: as it is, and the sum of each process's own peak. */
export function memoryOf(group: number): { now: number; peak: number } {
  const members = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => groupOf(pid) === group)
    .map(statusOf);
  const sum = (key: string) =>
    members.reduce((total, status) => total + kilobytes(status, key), 0) / MB;
  return { now: sum('VmRSS'), peak: sum('VmHWM') };
}

/** The numbers behind the name, which stands in parentheses and may hold blanks. */
function groupOf(pid: string): number | null {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[2] === undefined ? null : Number(fields[2]);
}

const statusOf = (pid: string): string => textOf(`/proc/${pid}/status`);

const kilobytes = (status: string, key: string): number =>
  Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;

/** A process may end while one looks. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
