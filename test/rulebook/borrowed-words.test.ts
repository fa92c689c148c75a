import { describe, expect, it } from 'vitest';
import { borrowedRuns, indexRuns } from '../support/rules/borrowed-words.ts';

const original =
  "The hero's axe falls on nine old gates, and Boris, Anna, Cleo, Dov, Ed, Fay, Gus, Hal run.";
const found = (text: string) => borrowedRuns(text, indexRuns([{ name: 'saga', text: original }]));

describe('words that two texts share', () => {
  it('count from eight in a row, whatever their case, stops and line breaks', () => {
    expect(found('the hero’s\nAXE falls; on nine old gates.')).toEqual([
      { words: 'the heros axe falls on nine old gates', from: 'saga' },
    ]);
  });

  it('are free below eight', () => {
    expect(found("The hero's axe falls on nine old doors.")).toEqual([]);
  });

  it('are free when all of them are names', () => {
    expect(found('There were Boris, Anna, Cleo, Dov, Ed, Fay, Gus, Hal.')).toEqual([]);
  });

  it('count when a name is only among them', () => {
    expect(found('falls on nine old gates and Boris, Anna')).toHaveLength(1);
  });
});
