// The one file that plain Node runs: it does what is missing, then starts what was asked for.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { suits, versionsOf } from './src/launch/node-versions.mjs';

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

/** Garbage is collected when memory has grown by so many percent: with much of it V8 waits for 300. */
const growth = 50;

async function startPart(part) {
  hushWarnings();
  process.setSourceMapsEnabled(true);
  const { bundled } = await import('./src/launch/bundle.mjs');
  const program = await bundled();
  const { main } = await import(pathToFileURL(program.main).href);
  await main(part, program.thread);
  // Not before: while a start fills its memory, every collection is time lost.
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

function runTool(file, args) {
  const before = ['tsx', './src/launch/closed-pipe.mjs'].flatMap((one) => ['--import', one]);
  const child = spawn(process.execPath, ['--no-warnings', ...before, file, ...args], {
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

// Nothing is made and nothing begun before the arguments make sense. An older Node cannot load these.
const { asked } = await import('./src/launch/command-line.mjs');
const { commands } = await import('./src/launch/commands.mjs');

const [command, ...args] = process.argv.slice(2);
asked(command, args);
const { tool } = commands[command];
if (!isThere('node_modules/tsx/package.json'))
  refuse('The packages are not installed yet: run npm ci first.');
if (tool && !isThere(tool)) refuse(`${command} is not part of this copy: ${tool} is missing.`);
const several = Object.values(commands).filter((one) => one.tool === tool).length > 1;

const { generate } = await import('./src/store/generate.mjs');
if (!tool) void Promise.allSettled(slow[command].map((name) => import(name)));
await generate();
if (!tool) await startPart(command);
else runTool(tool, several ? [command, ...args] : args);
