import { describe, expect, test } from 'vitest';
import { type Slash } from '../../../../src/stage/page/composer/catalogue.ts';
import { readLine, readOptions, writeLine } from '../../../../src/stage/page/composer/line.ts';

const option = (name: string) => ({ type: 3, name, description: name });
const create: Slash = {
  path: 'game create',
  description: 'Create a game',
  options: [option('name'), option('zone'), option('house-rules')],
};
const status: Slash = { path: 'status', description: 'See', options: [] };
const all = [create, status];

describe('a typed line', () => {
  test('is a command once its name is whole and goes on', () => {
    expect(readLine('/game create', all)).toBeNull();
    expect(readLine('/game creates ', all)).toBeNull();
    expect(readLine('hello /status ', all)).toBeNull();
    expect(readLine('/game create ', all)).toMatchObject({ texts: {}, focus: 'name' });
    expect(readLine('/Status ', all)).toMatchObject({ slash: status, focus: null });
  });

  test('gives each option the text up to the next option’s name', () => {
    const line = readLine('/game create name: The Friday Game zone: Europe/Rome', all);
    expect(line?.texts).toEqual({ name: 'The Friday Game', zone: 'Europe/Rome' });
    expect(line?.focus).toBe('zone');
  });

  test('begins with the first option that can be typed, not with a file', () => {
    const show = {
      ...create,
      path: 'show',
      options: [{ ...option('file'), type: 11 }, option('mood')],
    };
    expect(readLine('/show ', [show])?.focus).toBe('mood');
    expect(readLine('/show glad', [show])?.texts).toEqual({ mood: 'glad' });
  });

  test('takes options in any order, and text without a name as the first option', () => {
    expect(readLine('/game create zone: UTC name: A', all)?.texts).toEqual({
      zone: 'UTC',
      name: 'A',
    });
    expect(readLine('/game create The Game zone: UTC', all)?.texts).toEqual({
      name: 'The Game',
      zone: 'UTC',
    });
  });

  test('keeps colons that name no option, and an option’s name that comes again', () => {
    expect(readLine('/game create name: at 9:30: go name: B', all)?.texts).toEqual({
      name: 'at 9:30: go name: B',
    });
  });

  test('is written back as it can be read again', () => {
    const texts = { name: 'A b', zone: 'UTC' };
    expect(writeLine(create, texts)).toBe('/game create name: A b zone: UTC');
    expect(readLine(writeLine(create, texts), all)?.texts).toEqual(texts);
  });
});

describe('typing in the field of one option', () => {
  const type = (typed: string, own: string, before = {}) =>
    readOptions(typed, own, create.options, before);

  test('goes on to another option when that is named', () => {
    expect(type('The Game zone:', 'name')).toEqual({
      texts: { name: 'The Game', zone: '' },
      focus: 'zone',
    });
  });

  test('leaves out the option’s own name', () => {
    expect(type('name: The Game ', 'name')).toEqual({
      texts: { name: 'The Game ' },
      focus: 'name',
    });
  });

  test('does not overwrite an option that is filled already', () => {
    expect(type('my zone: here', 'name', { zone: 'UTC' })).toEqual({
      texts: { zone: 'UTC', name: 'my zone: here' },
      focus: 'name',
    });
  });

  test('knows names with hyphens', () => {
    expect(type('A house-rules: none', 'name').texts).toEqual({
      name: 'A',
      'house-rules': 'none',
    });
  });
});
