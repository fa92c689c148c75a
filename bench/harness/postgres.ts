import {
  emptyDatabase,
  postgresPrograms,
  startCluster,
  stopCluster,
} from '../../test/support/postgres.ts';

export type Server = {
  url: string;
  /** The address of a new, empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
};

/** A PostgreSQL of our own; refuses where its programs are missing, for figures need it. */
export async function startPostgres(): Promise<Server> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL’s programs initdb and postgres are not here.');
  const cluster = await startCluster(programs);
  const quit = () => void process.kill(cluster.pid, 'SIGQUIT');
  process.once('exit', quit);
  let made = 0;
  return {
    url: cluster.url,
    fresh: () => emptyDatabase(cluster, `bench_${++made}`),
    async stop() {
      process.off('exit', quit);
      await stopCluster(cluster);
    },
  };
}
