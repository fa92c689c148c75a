import { randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { CannotOpen } from '../cannot-open.ts';

/** Who holds a directory. Boot and start tell a process from a later one with the same number. */
type Owner = { pid: number; boot: string; start: string; token: string };

/**
 * Takes a directory for this process alone, by a file at `path`; returns how to give it back.
 * Refused while the owner lives; what a dead process left is taken over.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const own: Owner = { ...(await identity(process.pid)), token: randomUUID() };
  const draft = `${path}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    for (let tries = 0; tries < 5; tries++) {
      if (await linked(draft, path)) return () => release(path, own);
      const owner = await read(path);
      if (owner && (await isAlive(owner))) throw inUse(path, owner);
      if (owner) await removeStale(path, owner, draft);
    }
    throw new CannotOpen(`${path} cannot be taken: several processes try at once`);
  } finally {
    await unlink(draft);
  }
}

const inUse = (path: string, { pid }: Owner) =>
  new CannotOpen(`the data directory is in use by process ${pid} (${path})`);

const linked = (from: string, to: string) =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function read(path: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { pid: 0, boot: '', start: '', token: '' };
  }
}

/** Another may have replaced the stale file meanwhile: then it is put back. */
async function removeStale(path: string, stale: Owner, draft: string): Promise<void> {
  const aside = `${draft}.stale`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await read(aside))?.token !== stale.token) await linked(aside, path);
  await unlink(aside);
}

async function release(path: string, own: Owner): Promise<void> {
  if ((await read(path))?.token === own.token) await unlink(path);
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

/** Linux tells boot and start; elsewhere both are empty and the number alone decides. */
async function identity(pid: number): Promise<{ pid: number; boot: string; start: string }> {
  const text = (path: string) => readFile(path, 'utf8').catch(() => '');
  const boot = (await text('/proc/sys/kernel/random/boot_id')).trim();
  const stat = await text(`/proc/${pid}/stat`);
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return { pid, boot, start };
}
