import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import type * as engine from '@prisma/schema-engine-wasm';

type Bindings = typeof engine & {
  __wbg_set_wasm(exports: object): void;
};

/** What is used of WebAssembly, which Node has and its types leave out. */
type Wasm = {
  instantiate(
    code: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};
const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };

/** A database as the schema engine needs it; a shadow is an empty one that is thrown away. */
export type EngineDatabase = {
  connect(): Promise<SqlDriverAdapter>;
  connectToShadowDb(): Promise<SqlDriverAdapter>;
};

let bindings: Promise<Bindings> | undefined;

/** Once a process: its bindings keep views of the memory of the instance that they were given. */
async function loadEngine(): Promise<Bindings> {
  const name = '@prisma/schema-engine-wasm/schema_engine_bg';
  const loaded = (await import(name)) as Bindings;
  const path = createRequire(import.meta.url)
    .resolve(name)
    .replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    './schema_engine_bg.js': loaded,
  });
  loaded.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return loaded;
}

/** Prisma's schema engine, which is 5 MB of WebAssembly: loaded only when it has something to do. */
export async function startEngine(
  database: EngineDatabase,
  datamodels?: [string, string][],
): Promise<engine.SchemaEngine> {
  const { SchemaEngine } = await (bindings ??= loadEngine());
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'marmellos-menagerie',
    ...database,
  });
  return SchemaEngine.new({ datamodels }, () => undefined, factory);
}
