import { type Import } from './imports.ts';
import { lone, type Room, rooms, sentences, words } from './rooms.ts';

/** Why an import is not allowed, in a sentence; null when it is. */
export function trespass(found: Import): string | null {
  const here = placeOf(found.file);
  const there = placeOf(found.from);
  if (there.room === 'main.ts') return told(found, 'nobody imports main.ts');
  if (here.room === 'main.ts') return byDoor(found, here, there);
  const alone = lone[here.room];
  if (alone) return among(alone, found.from) ? null : told(found, `${here.room} stands alone`);
  const room = rooms[here.room];
  if (!room) return told(found, `${here.room} is no folder that ARCHITECTURE.md knows`);
  if (!isOurs(found.from)) return fromPackage(found, here.room, room);
  if (there.room === here.room) return withinRules(found, here, there);
  if (there.room === 'launch') return told(found, 'only main.ts launches');
  const allowed = room.from[there.room];
  if (!allowed) return told(found, `${here.room} knows nothing of ${there.room}`);
  const door = byDoor(found, here, there);
  if (door || allowed === 'open' || allowed.some((path) => opens(path, there.path))) return door;
  return told(found, `${here.room} takes from ${there.room} only ${allowed.join(', ')}`);
}

type Place = { room: string; path: string };

const isOurs = (path: string): boolean => path.startsWith('src/');

function placeOf(path: string): Place {
  const [, room = '', ...rest] = path.split('/');
  return { room: isOurs(path) ? room : '', path: rest.join('/') };
}

const told = (found: Import, why: string): string => `${found.file} ← ${found.from}: ${why}`;

const opens = (door: string, path: string): boolean =>
  door.endsWith('/') ? path.startsWith(door) : path === door;

function isFrom(specifier: string, name: string): boolean {
  if (name === 'node:*') return specifier.startsWith('node:');
  return specifier === name || specifier.startsWith(`${name}/`);
}

const fromPackage = (found: Import, name: string, { packages }: Room): string | null =>
  packages.some((known) => isFrom(found.from, known))
    ? null
    : told(found, `${name} does not use ${found.from}`);

/** Whoever may come in at all comes in by an open file. */
function byDoor(found: Import, here: Place, there: Place): string | null {
  const room = rooms[there.room];
  if (!room || here.room === there.room) return null;
  return room.open.some((door) => opens(door, there.path))
    ? null
    : told(found, `${there.path} of ${there.room} is not open to others`);
}

/** What a file of rules/ belongs to: its folder there, or its own name. */
const termOf = ({ path }: Place): string => path.split('/')[0]?.replace(/\.ts$/, '') ?? '';

const among = (terms: readonly string[], term: string): boolean => terms.includes(term);

function withinRules(found: Import, here: Place, there: Place): string | null {
  if (here.room !== 'rules') return null;
  const unknown = [here, there]
    .map(termOf)
    .find((term) => ![...words, ...sentences, 'sight'].some((known) => known === term));
  if (unknown) return told(found, `${unknown} is neither a word nor a sentence of the rules`);
  return among(words, termOf(here)) && among(sentences, termOf(there))
    ? told(found, `${termOf(here)} is a word and knows no sentence`)
    : null;
}
