import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CannotOpen } from '../cannot-open.ts';

/** Who holds a directory. Boot and start tell a process from a later one with the same number. */
type Owner = { pid: number; boot: string; start: string };

const nobody: Owner = { pid: 0, boot: '', start: '' };

/**
 * Takes a directory for this process alone; returns how to give it back. Refused while the owner
 * lives; what a dead process left is taken over. The lock is the file `path.N` with the highest N:
 * whoever takes it makes the next number, which only one can, and a number is removed only when
 * a higher one is there, so that who was slow finds out.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await identity(process.pid)));
  try {
    for (let tries = 0; tries < 5; tries++) {
      const highest = Math.max(0, ...(await numbers(path)));
      const owner = highest === 0 ? nobody : await read(`${path}.${highest}`);
      if (await isAlive(owner)) throw inUse(path, owner);
      const own = highest + 1;
      if (await taken(draft, path, own)) return () => release(`${path}.${own}`);
    }
    throw new CannotOpen(`${path} cannot be taken: several processes try at once`);
  } finally {
    await unlink(draft);
  }
}

const inUse = (path: string, { pid }: Owner) =>
  new CannotOpen(`the data directory is in use by process ${pid} (${path})`);

async function numbers(path: string): Promise<number[]> {
  const start = `${basename(path)}.`;
  const names = await readdir(dirname(path));
  return names
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)));
}

/** Makes the file of that number; false where another made it, or one that is higher, before. */
async function taken(draft: string, path: string, number: number): Promise<boolean> {
  const own = `${path}.${number}`;
  if (!(await linked(draft, own))) return false;
  const all = await numbers(path);
  if (all.some((one) => one > number)) {
    await unlink(own);
    return false;
  }
  const older = all.filter((one) => one < number);
  await Promise.all(older.map((one) => unlink(`${path}.${one}`).catch(() => undefined)));
  return true;
}

const linked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** A file that was cut short, or is gone by now, has no owner. */
async function read(file: string): Promise<Owner> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return nobody;
  }
}

/** The file stays, with nobody in it: its number is not given out a second time. */
async function release(file: string): Promise<void> {
  const free = join(dirname(file), `.${basename(file)}`);
  await writeFile(free, JSON.stringify(nobody));
  await rename(free, file);
}

async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.pid <= 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const there = await identity(owner.pid);
  return there.boot === owner.boot && there.start === owner.start;
}

/**
 * Linux tells boot and start; elsewhere both are empty and the number alone decides. A process that
 * has ended and that nobody has collected yet has no start any more.
 */
async function identity(pid: number): Promise<Owner> {
  const text = (path: string) => readFile(path, 'utf8').catch(() => '');
  const boot = (await text('/proc/sys/kernel/random/boot_id')).trim();
  const stat = await text(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, boot, start: fields[0] === 'Z' ? '' : (fields[19] ?? '') };
}
