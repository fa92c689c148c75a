import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { type Home } from '../../../src/discord/publisher/home.ts';
import { panelsOver } from '../../../src/discord/publisher/panels.ts';
import { type Screen } from '../../../src/discord/screen.ts';
import { bodyOf } from '../../../src/discord/wire/body.ts';
import { EmbedsDropped } from '../../../src/discord/wire/trouble.ts';
import { gameId, heroId, type GameId } from '../../../src/rules/names.ts';
import { heroView } from '../support/hero-view.ts';

const channel = 'inbox';

/** One inbox in which Bran reads in two games, and what the bot has written there. */
function inbox() {
  const messages: { id: string; screen: Screen }[] = [];
  const homes = new Map<GameId, Home>();
  const stripped = new Set<string>();
  let written = 0;
  let right = true;
  const write = (screen: Screen): Promise<string> => {
    const timestamp = Date.UTC(2031, 0, 1) + (written += 1);
    messages.push({ id: String(SnowflakeUtil.generate({ timestamp })), screen });
    return Promise.resolve(messages.at(-1)?.id ?? '');
  };
  const wire = {
    send: (_: string, screen: Screen) =>
      right ? write(screen) : Promise.reject(new EmbedsDropped()),
    edit: (_: string, message: string, screen: Screen) => {
      if (stripped.has(message) || !right) return Promise.reject(new EmbedsDropped());
      for (const one of messages) if (one.id === message) one.screen = screen;
      return Promise.resolve();
    },
    remove: (_: string, message: string) => {
      messages.splice(
        messages.findIndex(({ id }) => id === message),
        1,
      );
      return Promise.resolve();
    },
    newest: () =>
      Promise.resolve(
        messages
          .map(({ id, screen }) => ({
            ...{ id, author: { id: 'bot' }, ...bodyOf(screen) },
            ...(stripped.has(id) && { embeds: [] }),
          }))
          .toReversed(),
      ),
  };
  let acts = 0;
  const asks = {
    heroViewOf: (game: GameId) => {
      acts += 1;
      return Promise.resolve(heroView({ everyone: { game, name: game, act: acts, week: acts } }));
    },
  };
  const desk = {
    ...{ wire, asks, bot: { id: 'bot' }, now: () => Date.UTC(2031, 0, 1) },
    lately: { get: () => undefined },
  } as never;
  const put = (home: Home) => {
    homes.set(home.game, home);
    return Promise.resolve();
  };
  const homeOf = (game: GameId): Home =>
    homes.get(game) ?? {
      game,
      hero: heroId('h1'),
      way: 'direct',
      channel,
      panel: null,
      onTrial: false,
    };
  let panels = panelsOver(desk, { put });
  return {
    note: async (text: string) => panels.bury(channel, await write({ content: text })),
    draw: (game: GameId, again = false) => panels.draw(homeOf(game), 'n', again),
    /** A process posted this game’s panel anew and ended before it had noted that; the next begins. */
    left: async (game: GameId) => {
      const panel = messages.find(({ id }) => id === homes.get(game)?.panel);
      if (panel) await write(panel.screen);
      panels = panelsOver(desk, { put });
    },
    /** From now on no message has embeds, nor keeps those that it has. */
    loseTheRight: () => {
      right = false;
      for (const { id } of messages) stripped.add(id);
    },
    /** A moderator takes the embeds off what stands there. */
    strip: () => {
      for (const { id } of messages) stripped.add(id);
    },
    ids: () => messages.map(({ id }) => id),
    /** The notes by their text, and whose panels there are, from the first to the last. */
    stands: () =>
      messages.map(({ screen: { content, embeds } }) => content ?? embeds?.[0]?.title ?? ''),
  };
}

const [alpha, beta] = [gameId('alphaalpha'), gameId('betabetabe')];

// Drawing the one game's panel once made the other's pass for the last that stands there.
test('two games in one inbox: each panel comes below the last call, whichever is drawn first', async () => {
  const { note, draw, stands } = inbox();
  await draw(alpha);
  await draw(beta);
  await note('a call of beta');
  await draw(alpha);
  await draw(beta);
  expect(stands()).toEqual(['a call of beta', 'Bran · alphaalpha', 'Bran · betabetabe']);
  await draw(alpha);
  await draw(beta);
  expect(stands()).toEqual(['a call of beta', 'Bran · alphaalpha', 'Bran · betabetabe']);
});

// The other game’s panel, put there by this process, once kept it from looking for what was left.
test('two games in one inbox: a panel that was left behind by a kill is found, and stands once', async () => {
  const { draw, left, stands } = inbox();
  await draw(beta);
  await left(beta);
  await draw(alpha);
  await draw(beta, true);
  expect(stands().filter((one) => one === 'Bran · betabetabe')).toHaveLength(1);
});

test('a panel whose embeds a moderator has removed is posted anew', async () => {
  const { draw, strip, stands } = inbox();
  const first = await draw(alpha);
  strip();
  const second = await draw(alpha);
  expect(second).not.toBe(first);
  expect(stands()).toEqual(['Bran · alphaalpha']);
  expect(await draw(alpha)).toBe(second);
});

// The next process kept the newer one, without its text too, and then sent and removed it again.
test('without the right for embeds the panel that was noted stays, whatever a kill left beside it', async () => {
  const { draw, left, loseTheRight, stands, ids } = inbox();
  const noted = await draw(alpha);
  await left(alpha);
  loseTheRight();
  await expect(draw(alpha, true)).rejects.toThrow(EmbedsDropped);
  expect(ids()).toEqual([noted]);
  expect(stands()).toEqual(['Bran · alphaalpha']);
});
