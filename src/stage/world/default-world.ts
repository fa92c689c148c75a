import { DEFAULT_TOKEN } from '../default-token.ts';
import { bitsOf, EVERYONE, type Permission } from '../permissions.ts';
import { CHANNEL } from '../wire.ts';
import { addChannel, addMember, addPerson, addServer, inviteBot } from './grow.ts';
import { addApp } from './apps.ts';
import { type World } from './world.ts';

/** One server, two channels, six people, and the bot with what its invite asks for. */
export function makeDefaultWorld(world: World, invite: Permission[]): void {
  const people = ['Ines', 'Bran', 'Cleo', 'Dov', 'Eda', 'Finn'].map((name) =>
    addPerson(world, name),
  );
  const owner = people[0];
  if (!owner) return;
  const server = addServer(world, 'The Menagerie', owner.id, EVERYONE);
  for (const person of people) addMember(world, server.id, person.id);
  for (const name of ['general', 'menagerie'])
    addChannel(world, { server: server.id, type: CHANNEL.text, name });
  const bot = addApp(world, DEFAULT_TOKEN, 'Marmello', bitsOf(...invite));
  inviteBot(world, server.id, bot.id, bitsOf(...invite));
}
