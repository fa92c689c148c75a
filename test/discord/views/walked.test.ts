import { expect, test } from 'vitest';
import { walkedText } from '../../../src/discord/views/walked.ts';
import { at } from '../../support/yard.ts';

test('[MOVE-01] whoever goes for a wall is told that it is one, and where they stand', () => {
  const way = { to: at('E1'), at: at('D2'), actions: 1, left: 299, stop: 'there' } as const;
  expect(walkedText({ ...way, wall: true })).toBe(
    'E1 is a wall: you have come beside it, to D2. (1 action, 299 left.)',
  );
  expect(walkedText(way)).toBe('You have come beside E1. (1 action, 299 left.)');
});
