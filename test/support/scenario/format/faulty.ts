import { expect } from 'vitest';
import { faultText } from '../../format/fault.ts';
import { readScenario } from './read.ts';

/** What is told of a file that says this, a line for each fault. */
export const told = (text: string): string => {
  const result = readScenario('a.yaml', text);
  return Array.isArray(result) ? result.map(faultText).join('\n') : 'it is read';
};

/** The same of one that can be read, with one part of it said otherwise. */
export function changed(file: string, from: string, to: string): string {
  expect(told(file)).toBe('it is read');
  expect(file).toContain(from);
  return told(file.replace(from, () => to));
}
