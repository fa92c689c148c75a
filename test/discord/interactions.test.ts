import { afterEach, describe, expect, test } from 'vitest';
import { writeCustomId } from '../../src/discord/custom-id.ts';
import { heroId, playerId, type GameId } from '../../src/rules/names.ts';
import { type Store } from '../../src/play/ports.ts';
import {
  channelId,
  openEvening,
  openGame,
  posted,
  times,
  type Done,
  type Evening,
} from './support/evening.ts';

let evening: Evening | null = null;
const begin = async (...given: Parameters<typeof openEvening>): Promise<Evening> =>
  (evening = await openEvening(...given));
afterEach(async () => {
  await evening?.close();
  evening = null;
});

async function startedGame(): Promise<Evening & { game: GameId; first: string; other: string }> {
  const opened = await begin();
  await openGame(opened, ['Bran', 'Cleo']);
  await opened.as('Ines', 'command', { command: 'game start' });
  const place = await opened.play.asks.gameIn(await channelId(opened));
  if (!place) throw new Error('no game');
  const view = await opened.play.asks.publicView(place.game);
  const first = view?.turn?.name.startsWith('Bran') === true ? 'Bran' : 'Cleo';
  return { ...opened, game: place.game, first, other: first === 'Bran' ? 'Cleo' : 'Bran' };
}

/** Presses a button that the bot never made, with this custom id. */
async function pressForged(on: Evening, person: string, customId: string): Promise<Done> {
  await on.sendAsBot(await channelId(on), {
    content: 'Press me.',
    components: [
      { type: 1, components: [{ type: 2, style: 2, label: 'Forged', custom_id: customId }] },
    ],
  });
  return on.as(person, 'press', { label: 'Forged' });
}

const heroOf = (person: string) => heroId(person === 'Bran' ? 'h1' : 'h2');

describe('buttons', () => {
  test('somebody else’s is not yours to press, and does nothing', async () => {
    const table = await startedGame();
    const id = writeCustomId('enter', {
      game: table.game,
      step: '1-0',
      hero: heroOf(table.first),
    });
    await pressForged(table, table.other, id);
    expect(await table.sees(table.other, 'menagerie')).toContain('that is not yours to press');
    expect(posted(await table.record(), 'enters the menagerie')).toEqual([]);
  });

  test('one that was made before things moved on does nothing, and shows how they stand', async () => {
    const table = await startedGame();
    const id = writeCustomId('enter', {
      game: table.game,
      step: '9-9',
      hero: heroOf(table.first),
    });
    const { answer } = await pressForged(table, table.first, id);
    expect(answer?.text).toContain('made before things moved on');
    expect(answer?.text).toContain('[Enter]');
    expect(posted(await table.record(), 'enters the menagerie')).toEqual([]);
  });

  test('pressed twice it is done once', async () => {
    const table = await startedGame();
    const thread = `${table.first} the Bold`;
    const id = writeCustomId('enter', { game: table.game, step: '1-0', hero: heroOf(table.first) });
    await table.as(table.first, 'press', { channel: thread, label: 'Enter' });
    const { answer } = await pressForged(table, table.first, id);
    expect(answer?.text).toContain('made before things moved on');
    expect(posted(await table.record(), 'enters the menagerie').length).toBe(1);
  });

  test('pressed again where the answer was lost, it is answered with what it did', async () => {
    const table = await startedGame();
    await table.as(table.first, 'command', { command: 'now' });
    await table.fault({
      kind: 'rest',
      method: 'PATCH',
      path: '/webhooks/**',
      do: 'answer',
      status: 404,
      code: 50_027,
      // With its picture, and without.
      times: 2,
    });
    await table.as(table.first, 'press', { label: 'Enter', wait: false });
    await table.control('DELETE', '/faults');
    expect(await table.sees(table.first, 'menagerie')).toContain('[Enter]');
    await table.restart();
    const { answer } = await table.as(table.first, 'press', { label: 'Enter' });
    expect(answer?.text).toContain('You have entered the menagerie');
    expect(answer?.text).not.toContain('nothing was done');
    expect(posted(await table.record(), 'enters the menagerie').length).toBe(1);
  });

  test.each(['v0:buy:x', 'something else entirely', 'v1:no-such-thing::::', 'v1:pass:x::::'])(
    '“%s” is out of date, and one is told kindly',
    async (id) => {
      const table = await startedGame();
      const { answer } = await pressForged(table, 'Bran', id);
      expect(answer?.text).toContain('that button is out of date');
    },
  );

  test('one of another server’s game is refused', async () => {
    const table = await startedGame();
    await table.control('POST', '/servers', {
      name: 'Elsewhere',
      owner: 'Finn',
      members: ['Bran'],
    });
    await table.control('POST', '/servers/Elsewhere/channels', { name: 'pit' });
    const world = (await table.control('GET', '/world')) as {
      servers: { name: string; channels: { id: string; name: string }[] }[];
    };
    const pit = world.servers
      .find(({ name }) => name === 'Elsewhere')
      ?.channels.find(({ name }) => name === 'pit');
    const custom_id = writeCustomId('status', { game: table.game });
    await table.sendAsBot(pit?.id ?? '', {
      content: 'Press me.',
      components: [{ type: 1, components: [{ type: 2, style: 2, label: 'Forged', custom_id }] }],
    });
    const { answer } = await table.as('Bran', 'press', { channel: pit?.id, label: 'Forged' });
    expect(answer?.text).toContain('that game is not played here');
    const typed = await table.as('Bran', 'command', { channel: pit?.id, command: 'game status' });
    expect(typed.answer?.text).toContain('no game is played in this channel');
  });
});

describe('acknowledging', () => {
  test('an interaction that is delivered four times is done and answered once', async () => {
    const table = await begin();
    await table.fault({ kind: 'repeat', event: 'INTERACTION_CREATE', copies: 4 });
    await openGame(table, ['Bran']);
    expect(times(await table.sees('Dov', 'menagerie'), 'Bran the Bold has joined')).toBe(1);
    const view = await table.play.asks.publicView(
      (await table.play.asks.gameIn(await channelId(table)))?.game as GameId,
    );
    expect(view?.heroes.length).toBe(1);
  });

  test.each([
    [10_062, 404],
    [40_060, 400],
  ])('what Discord does not let us take (%i) has no effect', async (code, status) => {
    const table = await begin();
    await openGame(table, []);
    await table.fault({
      kind: 'rest',
      method: 'POST',
      path: '/interactions/**',
      do: 'answer',
      status,
      code,
    });
    await table
      .as('Bran', 'command', { command: 'game join', options: { name: 'Bran' }, wait: false })
      .catch(() => undefined);
    expect(await table.sees('Dov', 'menagerie')).toContain('Heroes (0 of 10)');
  });

  test('an acknowledgement whose answer is lost changes nothing: it is done and answered', async () => {
    const table = await begin();
    await openGame(table, []);
    await table.fault({
      kind: 'rest',
      method: 'POST',
      path: '/interactions/**',
      do: 'reset-after',
    });
    const options = { name: 'Bran the Bold' };
    const { answer } = await table.as('Bran', 'command', { command: 'game join', options });
    expect(answer?.text).toContain('You are in, as **Bran the Bold**');
  });

  test('when the database cannot be reached nothing is changed, and one is told', async () => {
    const down = { now: false };
    const wrapStore = (store: Store): Store => ({
      ...store,
      intakes: {
        ...store.intakes,
        receive: (intake) =>
          down.now ? Promise.reject(new Error('down')) : store.intakes.receive(intake),
      },
    });
    const table = await begin({ wrapStore });
    await openGame(table, []);
    down.now = true;
    const options = { name: 'Bran' };
    const { answer } = await table.as('Bran', 'command', { command: 'game join', options });
    down.now = false;
    expect(answer?.text).toContain('Busy: nothing was changed');
    expect(await table.sees('Dov', 'menagerie')).toContain('Heroes (0 of 10)');
  });

  test('what an earlier run took in and left is answered after its end', async () => {
    const table = await begin();
    await openGame(table, ['Bran']);
    const cause = '1234567890123456789';
    await table.store.intakes.receive({
      interaction: cause,
      application: '1',
      token: 'gone',
      player: playerId('1'),
      game: null,
      what: 'whisper command turn enter',
      receivedAt: Date.now(),
    });
    await table.restart();
    expect(await table.store.intakes.unanswered(Date.now() + 1_000_000)).toEqual([]);
    expect(table.log.some(({ text }) => text.includes('of an earlier run'))).toBe(true);
  });
});

describe('direct messages', () => {
  const help = 'Here you can bet on a duel in secret';

  test('one that was written while nobody was there is found and answered, once', async () => {
    const table = await startedGame();
    await table.bot.close();
    await table.control('POST', '/people/Bran/write', { channel: 'dm', content: 'help' });
    await table.restart();
    expect(times(await table.sees('Bran', 'dm'), help)).toBe(1);
    await table.restart();
    expect(times(await table.sees('Bran', 'dm'), help)).toBe(1);
  });

  test('one that was taken in and not answered is answered after the next start', async () => {
    const lost = { now: true };
    const wrapStore = (store: Store): Store => ({
      ...store,
      intakes: {
        ...store.intakes,
        answered: (id) => (lost.now ? Promise.resolve() : store.intakes.answered(id)),
      },
    });
    const table = await begin({ wrapStore });
    await table.fault({
      kind: 'rest',
      method: 'POST',
      path: '/channels/**',
      do: 'answer',
      status: 503,
      code: 0,
      times: 0,
    });
    await table.control('POST', '/people/Finn/dm', {});
    await table.control('POST', '/people/Finn/write', { channel: 'dm', content: 'help' });
    await table.settle();
    await table.control('DELETE', '/faults');
    expect(await table.sees('Finn', 'dm')).not.toContain(help);
    await table.restart();
    expect(times(await table.sees('Finn', 'dm'), help)).toBe(1);
    lost.now = false;
    await table.move(3_600_000);
    await table.restart();
    expect(times(await table.sees('Finn', 'dm'), help)).toBe(1);
    expect(await table.store.intakes.unanswered(Date.now() + 10_000_000)).toEqual([]);
  });
});

describe('where a game can be played', () => {
  const create = { command: 'game create', options: { name: 'Game', zone: 'Europe/Rome' } };
  const check = { command: 'setup check' };

  test.each([
    ['voice', 'a voice channel'],
    ['announcement', 'an announcement channel'],
  ])('in no %s channel', async (type, called) => {
    const table = await begin();
    const at = '/servers/The%20Menagerie/channels';
    await table.control('POST', at, { name: 'elsewhere', type });
    const { answer } = await table.as('Ines', 'command', { channel: 'elsewhere', ...create });
    expect(answer?.text).toMatch(new RegExp(`game was not made: .* is ${called}. .* text channel`));
    const checked = await table.as('Ines', 'command', { channel: 'elsewhere', ...check });
    expect(checked.answer?.text).toContain(`A game cannot be played here:** this is ${called}`);
  });

  test('in no post of a forum', async () => {
    const table = await begin();
    const at = '/servers/The%20Menagerie/channels';
    const forum = await table.control('POST', at, { name: 'forum', type: 'forum' });
    const made = await table.control('POST', `/people/Ines/thread`, {
      channel: forum.id,
      name: 'post',
    });
    const post = made.channel as { id: string };
    const { answer } = await table.as('Ines', 'command', { channel: post.id, ...create });
    expect(answer?.text).toMatch(/game was not made: .* is a forum/);
    const checked = await table.as('Ines', 'command', { channel: post.id, ...check });
    expect(checked.answer?.text).toContain('this is a forum');
  });

  test('the check asks Discord which intents the application has', async () => {
    const table = await begin();
    const checked = await table.as('Ines', 'command', check);
    expect(checked.answer?.text).toContain('Message Content (on): not needed');
    expect(checked.answer?.text).toContain('Presence (off): not needed');
    const asked = (await table.record()).some(({ route }) => route === '/applications/@me');
    expect(asked).toBe(true);
  });
});

describe('which game is meant', () => {
  test('in direct messages somebody in two games is asked', async () => {
    const table = await begin();
    await openGame(table, ['Bran'], 'The Friday Game');
    const options = { name: 'The Other Game', zone: 'Europe/Rome' };
    await table.as('Ines', 'command', { channel: 'general', command: 'game create', options });
    const hero = { name: 'Brannoch' };
    await table.as('Bran', 'command', { channel: 'general', command: 'game join', options: hero });
    await table.as('Bran', 'dm', {});
    const asked = await table.as('Bran', 'command', { channel: 'dm', command: 'now' });
    expect(asked.answer?.text).toContain('Which game?');
    const chosen = await table.as('Bran', 'choose', {
      channel: 'dm',
      placeholder: 'Choose a game',
      labels: ['The Other Game'],
    });
    expect(chosen.answer?.text).toContain('Brannoch · The Other Game');
    const here = await table.as('Bran', 'command', { channel: 'general', command: 'now' });
    expect(here.answer?.text).toContain('Brannoch · The Other Game');
  });
});
