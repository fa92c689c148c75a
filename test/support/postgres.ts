import { execFile, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const user = 'menagerie';

/** The folder of PostgreSQL's server programs; null where there are none. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = listed(debian).map((version) => join(debian, version, 'bin'));
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((one) => isThere(folder, one))) ?? null
  );
}

const listed = (folder: string) => {
  try {
    return readdirSync(folder).sort().reverse();
  } catch {
    return [];
  }
};

const isThere = (folder: string, program: string) => {
  try {
    accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const number = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout);
  return { uid: await number('-u'), gid: await number('-g') };
}

export type Cluster = { url: string; pid: number; folder: string };

/** A cluster of its own on a free loopback port: quick to make, and it forgets everything. */
export async function startCluster(programs: string): Promise<Cluster> {
  const as = await unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const init = ['-D', folder, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(programs, 'initdb'), init, { ...as, cwd: folder });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
    deadlock_timeout: '100ms',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(join(folder, 'server.log'), 'a');
  const server = spawn(join(programs, 'postgres'), ['-D', folder, ...options], {
    ...as,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  server.unref();
  await log.close();
  const url = `postgresql://${user}@127.0.0.1:${port}/postgres`;
  await answers(url);
  return { url, pid: server.pid ?? 0, folder };
}

/** SIGQUIT is PostgreSQL's immediate shutdown. */
export async function stopCluster({ pid, folder }: Cluster): Promise<void> {
  try {
    process.kill(pid, 'SIGQUIT');
    for (;;) {
      process.kill(pid, 0);
      await pause(20);
    }
  } catch {
    await rm(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(50);
    }
  }
}

/**
 * The one cluster of a test run, started by the first file that asks: `run` is a folder that all
 * files of the run know. Later ones wait for the note that the first one leaves there.
 */
export async function sharedCluster(runFolder: string, programs: string): Promise<Cluster> {
  const note = join(runFolder, 'cluster.json');
  const first = await mkdir(join(runFolder, 'starting')).then(
    () => true,
    () => false,
  );
  if (first) {
    const cluster = await startCluster(programs);
    await writeFile(`${note}.new`, JSON.stringify(cluster));
    await run('mv', [`${note}.new`, note]);
    return cluster;
  }
  for (let tries = 0; tries < 1200; tries++) {
    const found = await noted(runFolder);
    if (found) return found;
    await pause(50);
  }
  throw new Error('PostgreSQL was not started by the test file that began to');
}

/** What the run's first file noted; null when none has asked. */
export async function noted(runFolder: string): Promise<Cluster | null> {
  const text = await readFile(join(runFolder, 'cluster.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Cluster);
}

/** An empty database in the cluster; its address. */
export async function emptyDatabase(cluster: Cluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return cluster.url.replace(/\/postgres$/, `/${name}`);
}
