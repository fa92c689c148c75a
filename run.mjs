// The one file that plain Node runs: it does what is missing, then starts what was asked for.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { suits, versionsOf } from './src/launch/node-versions.mjs';

/** These run in this very process, so that signals and exit codes are their own. */
const parts = ['start', 'stage', 'bot'];

/** These are tools, each a process with TypeScript switched on. */
const tools = {
  test: 'test/support/suite/main.ts',
  check: 'test/support/suite/main.ts',
  units: 'test/support/suite/main.ts',
  transcript: 'test/support/transcript/main.ts',
  scenario: 'test/support/scenario/main.ts',
  rules: 'test/support/rules/main.ts',
  docs: 'test/support/docs/main.ts',
  bench: 'bench/main.ts',
  soak: 'bench/soak/main.ts',
  verify: 'src/launch/verify.ts',
  backup: 'src/launch/backup.ts',
  restore: 'src/launch/backup.ts',
  image: 'src/store/image/make.ts',
};

const at = (path) => new URL(path, import.meta.url);
const isThere = (path) => existsSync(at(path));
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Packages speak of their own experiments; whoever plays here can do nothing about them. */
function hushWarnings() {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning' && warning.name !== 'DeprecationWarning')
      process.stderr.write(`${warning.name}: ${warning.message}\n`);
  });
}

/** The packages of each part that take longest to load: it does so while others work for it. */
const ofStage = ['fastify', '@fastify/multipart', 'zod', 'pino-pretty'];
const ofBot = ['discord.js', '@prisma/client/runtime/client', 'zod', 'pino-pretty', 'yaml'];
const slow = { start: [...ofBot, ...ofStage], stage: ofStage, bot: ofBot };

async function startPart(part) {
  hushWarnings();
  process.setSourceMapsEnabled(true);
  const { bundled } = await import('./src/launch/bundle.mjs');
  const program = await bundled();
  const { main } = await import(pathToFileURL(program.main).href);
  await main(part, program.thread);
}

function runTool(file, args) {
  const child = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', file, ...args], {
    cwd: at('.'),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const { engines } = read('package.json');
if (!suits(process.versions.node, engines.node))
  refuse(`This needs ${versionsOf(engines.node)}; here it is ${process.versions.node}.`);

const [command, ...args] = process.argv.slice(2);
const known = [...parts, ...Object.keys(tools)];
if (!known.includes(command)) refuse(`Say one of: ${known.join(', ')}.`);
if (!isThere('node_modules/tsx/package.json'))
  refuse('The packages are not installed yet: run npm ci first.');
if (command in tools && !isThere(tools[command]))
  refuse(`${command} is not part of this copy: ${tools[command]} is missing.`);
if ([tools.test, tools.backup].includes(tools[command])) args.unshift(command);

const { generate } = await import('./src/store/generate.mjs');
if (parts.includes(command)) void Promise.allSettled(slow[command].map((name) => import(name)));
await generate();
if (parts.includes(command)) await startPart(command);
else runTool(tools[command], args);
