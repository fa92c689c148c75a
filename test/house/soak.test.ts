import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindOf, picks, read, type Wish } from '../../bench/soak/crashes/kinds.ts';
import { leaves } from '../../src/discord/commands/index.ts';
import { type Step } from '../support/transcript/format/transcript.ts';

const folder = 'test/transcripts';
const files = readdirSync(folder).map((file) => join(folder, file));
const all: Wish = { files, only: '', acts: 'all', kinds: Infinity, part: { nth: 1, of: 1 } };

async function struck(wish: Wish): Promise<Step[]> {
  const steps = [...(await picks(wish))].map(async ([file, those]) =>
    (await read(file)).steps.filter((_, at) => those.has(at)),
  );
  return (await Promise.all(steps)).flat();
}

const kindsOf = async (wish: Wish): Promise<(string | null)[]> => (await struck(wish)).map(kindOf);

describe('the bot is killed', () => {
  test('over every command that there is', async () => {
    const kinds = await kindsOf(all);
    const missed = [...leaves.keys()].filter(
      (path) => !kinds.some((kind) => `${kind} `.startsWith(`/${path} `)),
    );
    expect(missed).toEqual([]);
  });

  test('over the buttons and choosers of a loot turn', async () => {
    expect(await kindsOf({ ...all, acts: 'others' })).toEqual(
      expect.arrayContaining([
        ...['E →', 'W ←', 'Wait', 'Map', 'Do Something', 'Refresh', 'End Turn'].map(press),
        ...['Identify', 'Save', 'Open with Key', 'Sell', 'Pass for a Make-up'].map(press),
        ...['/^Buy for/', '/^Buy Unseen for/', '/Sell for \\d+ Gold/', 'Mute This Kind'].map(press),
        'choose from Enter on a tile of your choice',
        'choose from Choose an orb or a place',
        'choose from Choose a thing',
      ]),
    );
  });

  test('over a door by command, and where something is done rather than refused', async () => {
    expect(await kindsOf({ ...all, only: '/turn enter' })).toEqual(
      expect.arrayContaining(['/turn enter', '/turn enter tile']),
    );
    const [sale, ...others] = await struck({ ...all, only: '/item sell' });
    expect(others).toEqual([]);
    expect(JSON.stringify(sale)).toContain('You sold');
  });

  test('not over what Discord’s own app lets nobody do', async () => {
    const pauses = await struck({ ...all, only: '/host pause' });
    expect(pauses.map(({ act }) => act)).toMatchObject([{ do: 'type', person: 'Ines' }]);
  });

  test('over what players write to it, and nobody else, whom it could not know', async () => {
    const [word] = await struck({ ...all, only: 'write to the bot' });
    expect(word?.act).toMatchObject({ do: 'write to bot', person: 'Bran' });
    const none = { ...all, files: [join(folder, 'rules-and-help.yaml')] };
    expect(await kindsOf(none)).not.toContain('write to the bot');
  });

  test('in parts that together strike each kind once', async () => {
    const parts = [1, 2, 3].map((nth) => kindsOf({ ...all, part: { nth, of: 3 } }));
    const kinds = (await Promise.all(parts)).flat();
    expect(kinds.toSorted()).toEqual((await kindsOf(all)).toSorted());
  });

  test('over some kinds by lot, of which any may be one', async () => {
    const kinds = await kindsOf(all);
    for (let times = 0; times < 5; times++) {
      const some = await kindsOf({ ...all, kinds: 4 });
      expect(some).toHaveLength(4);
      expect(kinds).toEqual(expect.arrayContaining(some));
    }
  });
});

const press = (label: string): string => `press ${label}`;
