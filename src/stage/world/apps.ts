import { type App } from './nouns.ts';
import { type World } from './world.ts';
import { addPerson } from './grow.ts';

const NAMED_TOKEN = /^stage\.([A-Za-z0-9_-]{1,32})$/;

export function addApp(world: World, token: string, name: string, invite: bigint): App {
  const user = addPerson(world, name);
  // A bot's account keeps the case of its name.
  world.users.put(user.id, { ...user, username: name, bot: true });
  return world.apps.put(user.id, {
    id: user.id,
    token,
    description: '',
    invite: String(invite),
    maySeeMembers: true,
    maySeeContent: true,
  });
}

/** The application of that token; a new name makes a new bot; anything else is nobody's. */
export function appOf(world: World, token: string, invite: bigint): App | undefined {
  const known = world.apps.all().find((app) => app.token === token);
  if (known) return known;
  const name = NAMED_TOKEN.exec(token)?.[1];
  return name === undefined ? undefined : addApp(world, token, name, invite);
}
