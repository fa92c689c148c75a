/** A folder of src/ as its neighbours see it. */
export type Room = {
  /** What it is, in one line. */
  is: string;
  /** From which rooms it takes what; `open` stands for all that the other room has open. */
  from: Readonly<Record<string, 'open' | readonly string[]>>;
  /** Packages, and modules of Node with their `node:`. */
  packages: readonly string[];
  /**
   * Its files that others may enter by; `folder/` opens a whole folder. Those beside index.ts are for
   * processes that shall not load the packages behind it.
   */
  open: readonly string[];
};

/** Of the rules, what Discord's side may know: what was seen and told, and the words to ask in. */
const told = [
  'sight/',
  'event.ts',
  'refusal.ts',
  'intent.ts',
  'names.ts',
  'orders.ts',
  'house.ts',
  'game.ts',
  'abilities/aloud/index.ts',
  'board/',
  'calls.ts',
  'interview.ts',
  'hero/stats.ts',
  'combat/action.ts',
  'combat/creature.ts',
  'combat/event.ts',
  'combat/refusal.ts',
];

export const rooms: Readonly<Record<string, Room>> = {
  rules: {
    is: 'the law of the game, pure: a game and an intent in, a refusal or a new game and events out',
    from: {},
    packages: ['zod', 'seedrandom'],
    open: [
      'abilities/aloud/index.ts',
      'absence/hushed.ts',
      'board/',
      'calls.ts',
      'combat/action.ts',
      'combat/creature.ts',
      'combat/event.ts',
      'combat/fight.ts',
      'combat/health.ts',
      'combat/refusal.ts',
      'dice.ts',
      'drawing.ts',
      'event.ts',
      'game.ts',
      'goods.ts',
      'hero/stats.ts',
      'house.ts',
      'interview.ts',
      'intent.ts',
      'items/definition.ts',
      'items/new-item.ts',
      'lobby/create.ts',
      'loot-table.ts',
      'monsters/definition.ts',
      'money.ts',
      'names.ts',
      'orders.ts',
      'quest.ts',
      'secret.ts',
      'refusal.ts',
      'rule.ts',
      'sight/',
      'week/days-for-turn.ts',
      'week/due.ts',
      'week/lose.ts',
    ],
  },
  catalogue: {
    is: 'files under seeds/, and those that hosts bring, into checked values',
    from: { rules: 'open' },
    packages: [
      'fflate',
      'js-yaml',
      'leven',
      'yaml',
      'zod',
      'node:fs',
      'node:path',
      'node:crypto',
      'node:zlib',
    ],
    open: ['index.ts', 'bad-content.ts'],
  },
  story: {
    is: 'events into prose, pure',
    from: { rules: 'open' },
    packages: [],
    open: ['index.ts'],
  },
  pictures: {
    is: 'what a viewer may see, drawn: SVG, and PNG made of it; pure',
    from: { rules: ['board/'] },
    packages: ['@resvg/resvg-js', 'node:module', 'node:util', 'node:zlib'],
    open: ['index.ts'],
  },
  play: {
    is: 'one road for every act, what may be asked, and the ports it needs from outside',
    from: { rules: 'open', story: 'open' },
    packages: ['node:crypto', 'p-queue', 'rfc6902', 'minisearch'],
    open: ['index.ts', 'open.ts', 'ports.ts', 'answer.ts', 'audiences.ts', 'verify.ts'],
  },
  store: {
    is: 'the ports to the database, through Prisma: one file a noun; memory/ is their twin',
    from: { rules: 'open', play: ['ports.ts', 'answer.ts'] },
    packages: [
      '@electric-sql/pglite',
      '@prisma/adapter-pg',
      '@prisma/client',
      '@prisma/driver-adapter-utils',
      '@prisma/schema-engine-wasm',
      'pg',
      'pglite-prisma-adapter',
      'rfc6902',
      'node:*',
    ],
    open: ['index.ts', 'cannot-open.ts', 'make-folder.ts', 'pglite/lock-file.ts'],
  },
  discord: {
    is: 'commands, buttons, direct messages and announcements; every sentence a player reads',
    from: {
      play: ['index.ts', 'answer.ts', 'audiences.ts', 'ports.ts'],
      rules: told,
      story: 'open',
      pictures: 'open',
    },
    packages: ['discord.js', 'node:crypto', 'node:os', 'node:timers'],
    open: ['index.ts'],
  },
  clock: {
    is: 'the machine’s clock and the one that can be moved; the bell that rings the sweep',
    from: { play: ['index.ts', 'ports.ts'], rules: ['names.ts'] },
    packages: ['luxon', 'node-cron', 'node:fs', 'node:path'],
    open: ['index.ts', 'machine.ts', 'set-clock.ts'],
  },
  ops: {
    is: 'the operations port: health, figures, and at the table the clock and the dice',
    from: { play: ['index.ts', 'ports.ts'], rules: ['dice.ts', 'game.ts', 'names.ts'] },
    packages: ['prom-client', 'zod', 'node:events', 'node:http', 'node:net', 'node:timers'],
    open: ['index.ts', 'fatal.ts'],
  },
  stage: {
    is: 'a Discord on loopback and its page; it knows nothing of this game',
    from: {},
    packages: [
      '@fastify/multipart',
      'ajv',
      'ajv-formats',
      'discord-api-types',
      'esbuild',
      'fastify',
      'preact',
      'ws',
      'node:*',
    ],
    open: ['index.ts', 'default-token.ts'],
  },
  launch: {
    is: 'what main.ts starts and stops: the stage, the bot, and why they could not go on',
    from: {
      catalogue: 'open',
      clock: 'open',
      discord: 'open',
      ops: 'open',
      play: 'open',
      rules: ['goods.ts', 'sight/'],
      stage: 'open',
      store: 'open',
      'config.ts': 'open',
    },
    packages: ['esbuild', 'pino', 'node:*'],
    open: ['bot.ts', 'data-dir.ts', 'database.ts', 'stage.ts', 'stop.ts'],
  },
};

/** Single files beside the folders, and what each may take. */
export const lone: Readonly<Record<string, readonly string[]>> = {
  'config.ts': ['leven', 'zod', 'node:fs', 'node:util'],
  'log.ts': ['src/config.ts', 'pino', 'pino-pretty'],
};

/** In rules/, the words of the game's language … */
export const words = [
  'names',
  'visible',
  'union',
  'dice',
  'hero',
  'abilities',
  'board',
  'combat',
  'items',
  'monsters',
  'goods',
  'loot-table',
  'quest',
  'reward',
  'secret',
  'orders',
  'calls',
  'loss',
  'interview',
  'cut-chain',
  'owned',
  'cycle',
  'whose-turn',
  'pairing',
  'deadline',
  'money',
  'house',
  'event',
  'face',
  'orb-face',
  'thing-face',
  'monster-face',
  'wish-face',
  'refusal',
  'intent',
  'game',
  'scene',
] as const;

/** … and the sentences made of them, which no word knows. `sight` reads both. */
export const sentences = [
  'absence',
  'standing-in',
  'deed',
  'walking',
  'lobby',
  'week',
  'menagerie',
  'betting',
  'duel',
  'fighting',
  'hosting',
  'rule',
  'drawing',
] as const;
