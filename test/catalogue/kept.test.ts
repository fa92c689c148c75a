import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keeping, type Reading } from '../../src/catalogue/kept.ts';
import { readRulebook } from '../../src/catalogue/rulebook.ts';
import { readStock } from '../../src/catalogue/stock.ts';

const seeds = join(import.meta.dirname, '../../seeds');

describe('what was made of texts', () => {
  let folder: string;
  let file: string;
  let read: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-'));
    file = join(folder, 'deep', 'kept.json');
    read = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const slowly = (text: string) => (): unknown => {
    read.push(text);
    return { says: text };
  };
  const all = (...texts: string[]) =>
    keeping(file, (reading: Reading) => texts.map((text) => reading(text, slowly(text))));

  test('is read once, and again where the text is another', () => {
    const said = [{ says: 'one' }, { says: 'two' }];
    expect(all('one', 'two')).toEqual(said);
    expect(all('one', 'two')).toEqual(said);
    expect(read).toEqual(['one', 'two']);
    expect(all('one', 'three')).toEqual([{ says: 'one' }, { says: 'three' }]);
    expect(read).toEqual(['one', 'two', 'three']);
  });

  test('is no more than the texts of the last time, in one file', async () => {
    all('one', 'two');
    all('three');
    expect(await readdir(join(folder, 'deep'))).toEqual(['kept.json']);
    all('one');
    expect(read).toEqual(['one', 'two', 'three', 'one']);
  });

  test('is read where nothing is kept, nothing can be, or what was kept is broken', async () => {
    await writeFile(join(folder, 'deep'), 'a file in the way');
    expect(all('one')).toEqual([{ says: 'one' }]);
    await rm(join(folder, 'deep'));
    all('one');
    for (const broken of ['', 'nothing', 'null', '[', '"one"']) {
      await writeFile(file, broken);
      expect(all('one')).toEqual([{ says: 'one' }]);
    }
    expect(read).toHaveLength(7);
  });

  test('leaves no draft behind where it cannot be kept', async () => {
    await mkdir(file, { recursive: true });
    expect(all('one')).toEqual([{ says: 'one' }]);
    expect(await readdir(join(folder, 'deep'))).toEqual(['kept.json']);
  });

  test('is the whole stock and the rulebook, as they are when they are read', () => {
    let rereads = 0;
    const start = () =>
      keeping(file, (reading) => {
        const counted: Reading = (text, make) =>
          reading(text, () => {
            rereads++;
            return make();
          });
        return { ...readStock(seeds, counted), rules: readRulebook(seeds, counted) };
      });
    const first = start();
    expect(rereads).toBeGreaterThan(500);
    rereads = 0;
    const second = start();
    expect(rereads).toBe(0);
    expect(second.stock).toEqual(first.stock);
    expect(second.definitions).toEqual(first.definitions);
    expect(second.rules).toEqual(first.rules);
  });

  test('is not kept of a reading that fails', () => {
    const failing = (): unknown => {
      throw new Error('line 3');
    };
    expect(() => keeping(file, (reading) => reading('bad', failing))).toThrow('line 3');
    expect(all('bad')).toEqual([{ says: 'bad' }]);
  });
});
