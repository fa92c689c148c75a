import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bot, commands, logIn } from './marmello.ts';
import { opened, type Opened } from './opened.ts';

type Outcome = {
  status: string;
  acknowledgedAfter: number | null;
  answer: { id: string; content: string; ephemeral: boolean; text: string } | null;
  modal: { title: string; fields: { label: string; kind: string }[] } | null;
};

let stage: Opened;
let bot: Bot;
const as = (person: string, path: string, body: object): Promise<Outcome> =>
  stage.control('POST', `/people/${person}/${path}`, body);
const here = { channel: '#menagerie' };
const screen = (person: string, channel = 'all'): Promise<string> =>
  stage.control('GET', `/people/${person}/sees?format=text&channel=${channel}`);

beforeAll(async () => {
  stage = await opened();
  bot = await logIn(stage);
  await bot.client.application.commands.set(commands);
});
afterAll(async () => {
  await bot.client.destroy();
  await stage.end();
  expect(bot.errors).toEqual([]);
});

describe('somebody types a command', () => {
  test('and gets the answer that was promised, alone', async () => {
    const { status, answer, acknowledgedAfter } = await as('Bran', 'command', {
      ...here,
      line: '/game create name: The Friday Game zone: Rome (10:00) players: 4 host: @Cleo mood: merry',
    });
    expect(status).toBe('answered');
    expect(answer).toMatchObject({
      content: 'created The Friday Game Europe/Rome 4 cleo m',
      ephemeral: true,
    });
    expect(acknowledgedAfter).toBeLessThan(3_000);
    await stage.control('POST', '/settle', {});
    expect(await screen('Bran', 'menagerie')).toContain('created The Friday Game');
    expect(await screen('Cleo', 'menagerie')).not.toContain('created');
    expect(await screen('Cleo', 'menagerie')).toContain('Bran opens a game.');
  });

  test('is seen with all others at once as by each alone', async () => {
    type Shown = { channels: { id: string; messages: unknown[] }[] };
    const all = await stage.control<{ messages: { id: string }[]; people: Shown[] }>(
      'GET',
      '/sees?people=Bran,Cleo',
    );
    const whole = new Map(all.messages.map((message) => [message.id, message]));
    const alone = await Promise.all(
      ['Bran', 'Cleo'].map((name) => stage.control<Shown>('GET', `/people/${name}/sees`)),
    );
    expect(all.messages).toHaveLength(whole.size);
    for (const [at, { channels }] of alone.entries())
      expect(
        all.people[at]?.channels.map((channel) => ({
          ...channel,
          messages: channel.messages.map((id) => whole.get(String(id))),
        })),
      ).toEqual(channels);
    expect(alone[0]?.channels).not.toEqual(alone[1]?.channels);
  });

  test('reads buttons and choosers as they stand', async () => {
    expect(await screen('Bran', 'menagerie')).toContain(
      '  [Join] (Leave)\n  <Choose a target: Bran | Cleo>',
    );
  });

  test('presses what is there, and only what can be pressed', async () => {
    await expect(as('Bran', 'press', { ...here, label: 'Leave' })).rejects.toThrow(
      'The button “Leave” is disabled.',
    );
    await expect(as('Cleo', 'press', { ...here, label: 'Join' })).rejects.toThrow(
      'No message there has a button “Join”.',
    );
    const { status, answer } = await as('Bran', 'press', { ...here, label: 'join' });
    expect([status, answer?.content]).toEqual(['updated', 'Bran is in']);
  });

  test('chooses by what is shown', async () => {
    await expect(as('Bran', 'choose', { ...here, labels: ['Dov'] })).rejects.toThrow(
      'There is no option “Dov” to choose.',
    );
    const { status, answer } = await as('Bran', 'choose', {
      ...here,
      placeholder: 'Choose a target',
      labels: ['Cleo'],
    });
    expect([status, answer?.content]).toEqual(['updated', 'aims at c']);
  });

  test('fills in a modal', async () => {
    const { status, modal } = await as('Dov', 'command', { ...here, command: 'game form' });
    expect(status).toBe('modal');
    expect(modal).toMatchObject({
      title: 'Your hero',
      fields: [
        { label: 'Name', kind: 'text' },
        { label: 'Rival', kind: 'user' },
      ],
    });
    await expect(
      as('Dov', 'submit', { fields: { Name: 'a name too long', Rival: 'Eda' } }),
    ).rejects.toThrow('at most 12');
    await expect(as('Dov', 'submit', { fields: { Rival: 'Eda' } })).rejects.toThrow(
      'must be filled in',
    );
    const { answer } = await as('Dov', 'submit', { fields: { Name: 'Zed', rival: ['Eda'] } });
    expect(answer?.content).toBe('Zed against Eda');
    await expect(as('Dov', 'submit', { fields: {} })).rejects.toThrow('no such modal');
  });

  test('is offered what the bot completes', async () => {
    const offered = await stage.control<{ choices: unknown }>('POST', '/people/Dov/autocomplete', {
      ...here,
      line: '/game create name: x zone: ro',
    });
    expect(offered.choices).toEqual([{ name: 'Rome (10:00)', value: 'Europe/Rome' }]);
  });

  test('uses the menu of a person', async () => {
    const { answer } = await as('Dov', 'menu', { ...here, command: 'Praise', user: 'Finn' });
    expect(answer?.content).toBe('Well done, Finn!');
  });

  test('is told when nobody answers within 3 s', async () => {
    const { status, acknowledgedAfter } = await as('Eda', 'command', {
      ...here,
      line: '/game never',
    });
    expect([status, acknowledgedAfter]).toEqual(['did not respond', null]);
  });

  test.each([
    ['/gme create', 'There is no command /gme here.'],
    ['/game', '/game needs one of: create, form, never.'],
    ['/game create zone: x', '/game create needs the option “name”.'],
    ['/game create name: this name is far too long', 'takes at most 20 characters'],
    ['/game create name: x players: many', 'must be a whole number'],
    ['/game create name: x players: 11', 'must be at most 10'],
    ['/game create name: x mood: sad', 'must be one of: Grim, Merry'],
    ['/game create name: x host: Nobody', 'There is nobody called “Nobody”.'],
    ['/game create nothing', 'has no option for “nothing”'],
    ['/rule', 'There is no command /rule here.'],
  ])('cannot send %s', async (line, sentence) => {
    await expect(as('Bran', 'command', { ...here, line })).rejects.toThrow(sentence);
  });

  test('may do more as the owner', async () => {
    expect((await as('Ines', 'command', { ...here, line: '/rule' })).answer?.content).toBe('ruled');
  });
});

describe('somebody writes', () => {
  test('to the bot directly, which reads it', async () => {
    await as('Cleo', 'write', { channel: 'dm', content: 'bet 5 on Bran' });
    await stage.control('POST', '/settle', {});
    expect(bot.heard).toContain('Cleo: bet 5 on Bran');
    expect(await screen('Cleo', 'dm')).toContain('bet 5 on Bran');
    expect(await screen('Bran')).not.toContain('bet 5 on Bran');
  });

  test('in a channel, whose content only a mention gives to the bot', async () => {
    await as('Cleo', 'write', { channel: 'general', content: 'good morning' });
    await as('Cleo', 'write', { channel: 'general', content: 'hello @Marmello' });
    await stage.control('POST', '/settle', {});
    expect(bot.heard).toContain('Cleo: ');
    expect(bot.heard).not.toContain('Cleo: good morning');
    expect(bot.heard.at(-1)).toMatch(/^Cleo: hello <@\d+>$/);
  });
});
