import { expect, test } from 'vitest';
import { minutesIn } from '../../../src/discord/suggestions/times.ts';

test.each([
  ['22:30', 1350],
  ['7', 420],
  [' 7.05 ', 425],
  ['10pm', 1320],
  ['10:15 p.m.', 1335],
  ['12 am', 0],
  ['12 PM', 720],
  ['24', null],
  ['13pm', null],
  ['0am', null],
  ['7:60', null],
  ['soon', null],
])('“%s” is %s minutes after midnight', (typed, minutes) => expect(minutesIn(typed)).toBe(minutes));
