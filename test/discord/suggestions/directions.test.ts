import { expect, test } from 'vitest';
import { directionMeant } from '../../../src/discord/suggestions/directions.ts';

test.each([
  ['N', 'north'],
  ['north', 'north'],
  ['NE ↗', 'north-east'],
  ['South West', 'south-west'],
  ['southwest', 'south-west'],
  ['south-west', 'south-west'],
  [' w ', 'west'],
])('a direction is meant by %j', (typed, direction) => {
  expect(directionMeant(typed)).toBe(direction);
});

test.each(['', 'Night Shift', 'H12', 'E2', 'S3', 'x', 'northern', '7', '→'])(
  'by %j none is',
  (typed) => {
    expect(directionMeant(typed)).toBeNull();
  },
);
