import { expect, test } from 'vitest';
import { keysOf } from '../../../../src/stage/page/components/keys.ts';
import { type Component } from '../../../../src/stage/page/wire-parts.ts';

const row = (...components: Component[]): Component => ({ type: 1, components });
const select = (placeholder: string, state: number): Component => ({
  type: 3,
  custom_id: `${placeholder}:${state}`,
  placeholder,
  options: [],
});
const button = (id: string): Component => ({ type: 2, style: 1, custom_id: id, label: id });

test('a chooser stays the same one when its state changes and rows come before it', () => {
  const before = keysOf([row(select('Move', 1)), row(select('Put on', 1))]);
  const after = keysOf([row(button('hit')), row(select('Move', 2)), row(select('Put on', 2))]);
  expect(after.slice(1)).toEqual(before);
});

test('two that ask for the same are told apart', () => {
  const keys = keysOf([row(select('Whom', 1)), row(select('Whom', 2)), row(), row()]);
  expect(new Set(keys).size).toBe(4);
});
