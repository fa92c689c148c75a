import { describe, expect, test } from 'vitest';
import { type RequestEntry, type SeenMessage } from '../play/stage-types.ts';
import { secretKeeper, versionOf, type Evidence } from './secrets.ts';

const message = (text: string, more: Partial<SeenMessage> = {}): SeenMessage => ({
  id: '1',
  channel: '2',
  author: { id: '9', name: 'Marmello', bot: true },
  at: '',
  content: text,
  components: [],
  attachments: [],
  edited: null,
  command: null,
  ephemeral: false,
  text,
  ...more,
});

const seen = (person: string, ...messages: SeenMessage[]): Evidence => ({
  views: [{ person, name: person, messages }],
  payloads: [],
  logLines: [],
});

const sent = (body: unknown, readers: string[]): Evidence => {
  const entry = {
    kind: 'request',
    n: 7,
    method: 'POST',
    path: '/channels/2/messages',
    body,
    files: [],
  };
  return {
    views: [],
    payloads: [{ entry: entry as unknown as RequestEntry, readers }],
    logLines: [],
  };
};

const logged = (...logLines: string[]): Evidence => ({ views: [], payloads: [], logLines });

function bet() {
  const keeper = secretKeeper();
  const secret = {
    name: 'Cleo',
    by: 'Cleo',
    words: ['5', 'Bran'],
    knownTo: new Set(['Cleo']),
    line: 4,
  };
  keeper.plant(secret, new Set([versionOf(message('Bran won 5 gold.', { id: '0' }))]));
  return keeper;
}

describe('a secret', () => {
  test('of the runner’s own is found in a view, in what is sent and in the log', () => {
    const keeper = secretKeeper();
    const knownTo = new Set(['Cleo']);
    const words = ['Clementine · The Friday Game'];
    keeper.plant({ name: 'panel', by: null, words, knownTo, line: 2, forGood: true }, new Set());
    const text = '**Clementine · The Friday Game**\nWeek 1';
    expect(keeper.leaks(seen('Dov', message(text)))).toMatchObject([{ secret: 'panel' }]);
    expect(keeper.leaks(sent({ content: text }, ['Cleo', 'Dov']))).toMatchObject([{ line: 2 }]);
    expect(keeper.leaks(logged(`{"msg":"${words.join()}"}`))).toHaveLength(1);
    expect(keeper.leaks(seen('Cleo', message(text)))).toEqual([]);
  });

  test('is told by all of its words in one message', () => {
    const leaks = bet().leaks(seen('Dov', message('Cleo bets 5 gold on **bran**.')));
    expect(leaks).toMatchObject([{ secret: 'Cleo', line: 4 }]);
    expect(leaks[0]?.where).toContain('Dov sees');
  });

  test('is not told by some of its words, by longer ones, or by two messages together', () => {
    const evidence = seen(
      'Dov',
      message('Bran has 15 gold.'),
      message('5 gold'),
      message('Brandy: 5'),
    );
    expect(bet().leaks(evidence)).toEqual([]);
  });

  test('is not told by a number here and a name there in a long text', () => {
    const panel = 'Gold: 5\nHP 12\nWeek 2\nOrbs: none\nBet on: Bran';
    expect(bet().leaks(seen('Dov', message(panel)))).toEqual([]);
    expect(bet().leaks(seen('Dov', message(`${panel}\n5 on Bran`)))).toHaveLength(1);
    expect(bet().leaks(seen('Dov', message('A bet\n5 gold\non Bran')))).toHaveLength(1);
  });

  test('may be seen by those who know it, and by nobody else', () => {
    expect(bet().leaks(seen('Cleo', message('5 on Bran')))).toEqual([]);
    expect(bet().leaks(sent({ content: '5 on Bran' }, ['Cleo']))).toEqual([]);
    expect(bet().leaks(sent({ content: '5 on Bran' }, ['Cleo', 'Ines']))).toHaveLength(1);
  });

  test('is found in embeds, file names, descriptions and custom ids', () => {
    expect(
      bet().leaks(sent({ embeds: [{ title: '5', footer: { text: 'Bran' } }] }, ['Dov'])),
    ).toHaveLength(1);
    const file = { filename: '5-bran.png', description: null };
    expect(bet().leaks(seen('Dov', message('', { attachments: [file] })))).toHaveLength(1);
    const button = { type: 2, label: 'Undo', custom_id: 'v1:undo:5:bran' };
    expect(
      bet().leaks(sent({ components: [{ type: 1, components: [button] }] }, ['Dov'])),
    ).toHaveLength(1);
  });

  // A nonce with “-1-” in it, beside an announcement that named the hero, was once called a leak.
  test('is not told by a name in a text and a number in its nonce, but by a nonce alone', () => {
    const text = 'Bran has bet on the duel.';
    expect(bet().leaks(sent({ content: text, nonce: 'x-5-y' }, ['Dov']))).toEqual([]);
    expect(bet().leaks(sent({ content: text, nonce: '5-bran' }, ['Dov']))).toHaveLength(1);
  });

  test('is nobody’s in a log line', () => {
    expect(bet().leaks(logged('{"msg":"bet","stake":5,"on":"Bran"}'))).toHaveLength(1);
    expect(bet().leaks(logged('{"level":50,"on":"Bran"}'))).toEqual([]);
  });

  test('is not told by what stood there before it, or by what people write', () => {
    expect(bet().leaks(seen('Dov', message('Bran won 5 gold.', { id: '0' })))).toEqual([]);
    const gossip = message('I bet 5 on Bran', { author: { id: '3', name: 'Cleo', bot: false } });
    expect(bet().leaks(seen('Dov', gossip))).toEqual([]);
  });

  test('is none any more once it is revealed, to some or to all', () => {
    const keeper = bet();
    keeper.reveal(({ name }) => name === 'Cleo', ['Dov']);
    expect(keeper.leaks(seen('Dov', message('5 on Bran')))).toEqual([]);
    expect(keeper.leaks(seen('Eda', message('5 on Bran')))).toHaveLength(1);
    expect(keeper.reveal(({ by }) => by === 'Cleo', null)).toBe(true);
    expect(keeper.leaks(seen('Eda', message('5 on Bran')))).toEqual([]);
  });

  test('such as a token never stands in a log, whatever was revealed', () => {
    const keeper = secretKeeper();
    keeper.neverLog('aW50ZXJhY3Rpb24');
    expect(keeper.leaks(logged('POST /webhooks/1/aW50ZXJhY3Rpb24'))).toHaveLength(1);
    expect(keeper.planted()).toBe(1);
  });
});
