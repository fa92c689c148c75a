import { expect, test } from 'vitest';
import { firstAnswers, problemsOf } from '../../../../src/stage/page/modal/answers.ts';
import { type ModalField } from '../../../../src/stage/page/wire-commands.ts';

const field = (customId: string, more: Partial<ModalField> = {}): ModalField => ({
  label: customId,
  description: null,
  customId,
  kind: 'text',
  required: true,
  value: null,
  placeholder: null,
  min: null,
  max: null,
  options: [],
  ...more,
});

test('what was typed before comes first, then the bot’s own text, then its presets', () => {
  const options = [
    { label: 'A', value: 'a' },
    { label: 'B', value: 'b', default: true },
  ];
  const fields = [
    field('name', { value: 'Bran' }),
    field('title', { value: 'the Bold' }),
    field('side', { kind: 'string', options }),
    field('note'),
  ];
  expect(firstAnswers(fields, { title: ['the Old'] })).toEqual({
    name: ['Bran'],
    title: ['the Old'],
    side: ['b'],
    note: [],
  });
});

test('each field that cannot be sent has its sentence', () => {
  const fields = [
    field('name', { min: 2, max: 4 }),
    field('long', { max: 3 }),
    field('free', { required: false, min: 2 }),
    field('side', { kind: 'string' }),
    field('file', { kind: 'file' }),
  ];
  const problems = problemsOf(fields, { name: ['a'], long: ['abcd'], free: [''] }, {});
  expect(Object.keys(problems)).toEqual(['name', 'long', 'side', 'file']);
  const good = { name: ['abc'], long: ['abc'], side: ['b'] };
  expect(problemsOf(fields, good, { file: [new File([], 'a.txt')] })).toEqual({});
});
