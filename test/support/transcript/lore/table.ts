import { secretKeeper, type Leak } from '../checks/secrets.ts';
import { freshFor, type Look } from '../play/look.ts';
import { type Outcome, type SeenChannel, type SeenMessage } from '../play/stage-types.ts';
import { learn, noLore } from './lore.ts';

export const people = ['Ines', 'Bran', 'Cleo', 'Dov'];

/** What is posted: `in` #menagerie or the thread of somebody, as an answer that only `to` sees. */
type Post = { to?: string[]; thread?: string; id?: number; text: string };

/** A run of steps, each with what the bot posts in it; tells what was found out after each. */
function table() {
  const keeper = secretKeeper();
  const lore = noLore();
  const cast = { bot: 'bot', servers: new Map(), people: new Map(people.map((one) => [one, one])) };
  const posted = new Map<number, Post>();
  let look = lookAt(posted);
  let line = 0;
  return function step(actor: string | null, said: string, ...posts: Post[]): Leak[] {
    for (const post of posts) posted.set(post.id ?? posted.size + 100, post);
    const [before, after] = [look, lookAt(posted)];
    look = after;
    const outcome = { status: 'answered' } as Outcome;
    learn(lore, keeper, { cast, before, after, actor, done: { outcome } }, { line: ++line, said });
    const views = people.map((person) => ({
      person,
      name: person,
      messages: freshFor(before, after, person),
    }));
    return keeper.leaks({ views, payloads: [], logLines: [] });
  };
}

function lookAt(posted: ReadonlyMap<number, Post>): Look {
  const views = people.map((person) => {
    const seen = [...posted].filter(([, post]) => readersOf(post).includes(person));
    const channels = [undefined, ...people].map((thread): SeenChannel => {
      const messages = seen.filter(([, post]) => post.thread === thread).map(messageOf);
      const kind = thread === undefined ? 'text' : 'private thread';
      return { id: thread ?? 'menagerie', name: '', kind, server: null, parent: null, messages };
    });
    return { person, name: person, channels, threads: [] };
  });
  return { at: 0, world: { now: '', bots: [], people: [], servers: [] }, views };
}

const readersOf = ({ to, thread }: Post): string[] =>
  to ?? (thread === undefined ? people : [thread]);

const messageOf = ([id, { to, text }]: [number, Post]): SeenMessage => ({
  id: String(id),
  channel: '2',
  author: { id: 'bot', name: 'Marmello', bot: true },
  at: '',
  content: '',
  components: [],
  attachments: [],
  edited: null,
  command: null,
  ephemeral: to !== undefined,
  text,
});

/** Each leak with whoever could read it. */
export const told = (leaks: Leak[]): string[] =>
  leaks.map(({ secret, where }) => `${secret}: ${where}`);

/** Bran as Brannoch, Cleo as Clementine and Dov as Dovrefjell, in a game whose loot is laid. */
export function game() {
  const step = table();
  step('Ines', '/game create', { text: '**The Friday Game: who dares to enter?**\n**Heroes**' });
  const joined = (hero: string, person: string) =>
    step(person, 'Join', {
      text: `**${hero} has joined**\n**${hero}** (@${person}). 1 hero so far.`,
    });
  joined('Brannoch', 'Bran');
  joined('Clementine', 'Cleo');
  joined('Dovrefjell', 'Dov');
  step('Ines', '/game start', {
    text: '**Loot of week 1**\nOrb 1: **Dented Helm**, 7 gold, head, basic equipment\nOrb 2: **Pot Lid**, 5 gold, off hand, basic equipment',
  });
  return step;
}
