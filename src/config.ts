import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import leven from 'leven';
import { z } from 'zod';

/** One setting: how it is checked, what it is when absent, and one sentence for README and .env.example. */
type Setting = { schema: z.ZodType; example: string; says: string; secret?: true };

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const address = z.url({ protocol: /^https?$/ });

/** Every setting there is, in the order in which it is explained. */
export const settings = {
  DISCORD_TOKEN: {
    schema: z.string().min(8).optional(),
    example: '',
    says: 'The bot’s token from Discord’s developer portal. Without it the stage opens and the bot plays there.',
    secret: true,
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    example: 'postgresql://menagerie:secret@localhost:5432/menagerie',
    says: 'A PostgreSQL database for the games. Without it they too are kept under DATA_DIR.',
    secret: true,
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    example: './data',
    says: 'The folder for what is kept on this machine: the database, the stage’s world, its clock.',
  },
  STAGE_PORT: {
    schema: port(3210),
    example: '3210',
    says: 'The port of the stage and its page, on this machine only; 0 takes any free one.',
  },
  OPS_PORT: {
    schema: port(3211),
    example: '3211',
    says: 'The port of /healthz and /metrics, on this machine only; 0 takes any free one.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    example: 'info',
    says: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  LOG_FORMAT: {
    schema: z.enum(['lines', 'json']).optional(),
    example: 'json',
    says: 'lines for people, json for machines; lines when a person watches, json otherwise.',
  },
  DISCORD_API: {
    schema: address.optional(),
    example: 'http://127.0.0.1:3210/api',
    says: 'Another server that speaks Discord’s API: a stage. The clock is then the one that can be moved.',
  },
  DISCORD_OPENAPI: {
    schema: z.string().min(1).optional(),
    example: './openapi.json',
    says: 'Discord’s published description of its API; the stage then checks every request and answer by it.',
  },
} as const satisfies Record<string, Setting>;

type Name = keyof typeof settings;
export type Config = { [N in Name]: z.infer<(typeof settings)[N]['schema']> };

/** A setting that cannot be used; the message names it and never its value. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

type Environment = Record<string, string | undefined>;

/**
 * The settings from the environment and, below it, from a `.env` file. A secret may stand in a file
 * that `NAME_FILE` names. Throws `BadSetting` for an unknown or malformed one.
 */
export function readConfig(environment: Environment, envFile = '.env'): Config {
  const text = linesOf(envFile);
  refuseOtherLines(text, envFile);
  const fromFile = parseEnv(text);
  refuseUnknown(Object.keys(fromFile), envFile);
  const ours = Object.keys(environment).filter(
    (name) => /^(DISCORD|STAGE|OPS)_/.test(name) || meantBy(name) !== null,
  );
  refuseUnknown(ours, 'the environment');
  const given = { ...fromFile, ...environment };
  const read = Object.entries(settings).map(([name, setting]) => {
    const value = given[name] || fromSecretFile(name, setting, given);
    const parsed = setting.schema.safeParse(value === '' ? undefined : value);
    if (parsed.success) return [name, parsed.data] as const;
    throw new BadSetting(
      `${name} is not usable: ${parsed.error.issues[0]?.message}. ${setting.says}`,
    );
  });
  return Object.fromEntries(read) as Config;
}

function linesOf(envFile: string): string {
  try {
    return readFileSync(envFile, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    const why = troubles[code] ?? `cannot be read (${code})`;
    throw new BadSetting(`No settings were read: ${envFile} ${why}. Make it a file, or remove it.`);
  }
}

/** What is no `NAME=value` would be passed over in silence. The line is not told: it may be a secret. */
function refuseOtherLines(text: string, envFile: string): void {
  const at = text
    .split(/\r?\n/)
    .findIndex((line) => !/^\s*(#.*)?$/.test(line) && !/^\s*(export\s+)?\w+\s*=/.test(line));
  if (at < 0) return;
  throw new BadSetting(`Line ${at + 1} of ${envFile} is no setting: write NAME=value, one a line.`);
}

/** The path is not told: the secret itself may stand in its place. */
function fromSecretFile(name: string, setting: Setting, given: Environment): string | undefined {
  const from = `${name}_FILE`;
  const file = setting.secret && given[from];
  if (!file) return undefined;
  let why = 'is empty';
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    why = troubles[code] ?? `cannot be read (${code})`;
  }
  throw new BadSetting(
    `${name} was not read: the file that ${from} names ${why}. Put the secret into it, or leave ${from} out.`,
  );
}

const troubles: Record<string, string> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
};

const known = Object.entries(settings as Record<string, Setting>).flatMap(([name, { secret }]) =>
  secret ? [name, `${name}_FILE`] : [name],
);

function refuseUnknown(names: string[], where: string): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const meant = meantBy(unknown);
  throw new BadSetting(
    meant === null
      ? `${unknown} in ${where} is no setting. Known are: ${known.join(', ')}.`
      : `${unknown} in ${where} is no setting; it looks like ${meant}.`,
  );
}

/** The setting that a name is a slip of the pen for; null for others. */
const meantBy = (name: string): string | null =>
  known.find((one) => {
    // Two letters changed in a short name make another name; two that change places do not.
    const most = one.length > 8 || lettersOf(one) === lettersOf(name) ? 2 : 1;
    return leven(name, one, { maxDistance: most + 1 }) <= most;
  }) ?? null;

const lettersOf = (name: string): string => [...name].sort().join('');
