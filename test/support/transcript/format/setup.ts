import { z } from 'zod';
import { expectedOneOf } from '../../format/fault.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { momentForms, readMoment } from './moment.ts';
import { fault, fitting, type Reading } from './reading.ts';
import { names } from './shapes.ts';
import {
  botName,
  defaultChannels,
  defaultPeople,
  defaultServer,
  type Grant,
  type ServerSetup,
  type Setup,
} from './transcript.ts';

const serverShape = z.strictObject({
  owner: z.string().optional(),
  members: names.optional(),
  channels: names.optional(),
  bot: z
    .union([z.literal('none').transform(() => false as const), texts], {
      error: 'expected “none” or a list of permissions',
    })
    .optional(),
});

const setupShape = z.strictObject({
  clock: z.string().optional(),
  pace: z.literal('real', { error: 'expected “real”: Discord’s own' }).optional(),
  people: names.default([]),
  channels: names.default([]),
  servers: z.record(z.string(), serverShape).default({}),
  permissions: z.unknown().optional(),
});

const empty: Setup = {
  ...{ clock: null, realPace: false, servers: [], permissions: [] },
  people: defaultPeople,
};

/** The world and the time in which a transcript begins. */
export function readSetup(reading: Reading, value: unknown): Setup {
  const path = ['setup'];
  const shape = fitting(reading, path, setupShape, value ?? {});
  if (shape === null) return empty;
  const people = [...new Set([...defaultPeople, ...shape.people])];
  if (people.includes(botName)) fault(reading, [...path, 'people'], `${botName} is the bot.`);
  const inside: Reading = { ...reading, people };
  const clock = shape.clock === undefined ? null : readMoment(shape.clock);
  if (shape.clock !== undefined && clock === null)
    fault(reading, [...path, 'clock'], `expected an instant: ${momentForms}`);
  const grants =
    shape.permissions === undefined
      ? []
      : readGrants(inside, [...path, 'permissions'], shape.permissions);
  const realPace = shape.pace === 'real';
  return { clock, realPace, people, servers: readServers(inside, shape), permissions: grants };
}

function readServers(reading: Reading, shape: z.infer<typeof setupShape>): ServerSetup[] {
  const entries = Object.entries(shape.servers);
  const main = shape.servers[defaultServer] ?? {};
  const others = entries.filter(([name]) => name !== defaultServer);
  return [[defaultServer, main] as const, ...others].map(([name, server]) => {
    const isMain = name === defaultServer;
    const path = ['setup', 'servers', name];
    const members = server.members ?? (isMain ? reading.people : []);
    const owner = server.owner ?? (isMain ? defaultPeople[0] : undefined);
    if (owner === undefined) fault(reading, path, '“owner” is missing; expected a person.');
    for (const person of [...members, ...(owner === undefined ? [] : [owner])])
      if (!reading.people.includes(person))
        fault(reading, path, expectedOneOf('person', person, reading.people));
    const channels = [...(server.channels ?? []), ...(isMain ? shape.channels : [])];
    return {
      name,
      owner: owner ?? '',
      members: [...members],
      channels: [...new Set([...defaultChannels, ...channels.map(withoutHash)])],
      bot: server.bot ?? null,
    };
  });
}

export const withoutHash = (channel: string): string => channel.replace(/^#/, '');

const overwrite = z.strictObject({ allow: texts.default([]), deny: texts.default([]) });

const grantsShape = z.record(
  z.string(),
  z.union([texts, z.record(z.string(), overwrite)], {
    error: `expected permissions of ${botName}, or for a channel { whose: { allow: […], deny: […] } }`,
  }),
  { error: 'expected permissions' },
);

/** `Marmello: [permissions]` of its own role, `"#channel": { whose: { allow, deny } }`. */
export function readGrants(reading: Reading, path: Path, value: unknown): Grant[] {
  const shape = fitting(reading, path, grantsShape, value) ?? {};
  return Object.entries(shape).flatMap(([key, entry]): Grant[] => {
    if (Array.isArray(entry)) {
      if (key !== botName) fault(reading, [...path, key], `expected “${botName}” or a channel`);
      return [{ channel: null, whose: botName, allow: entry, deny: [] }];
    }
    return Object.entries(entry).map(([whose, grant]) => {
      const known = [...reading.people, botName, 'everyone'];
      if (!known.includes(whose))
        fault(reading, [...path, key, whose], expectedOneOf('person or role', whose, known));
      return { channel: withoutHash(key), whose, ...grant };
    });
  });
}
