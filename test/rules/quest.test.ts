import { describe, expect, test } from 'vitest';
import { questSchema } from '../../src/rules/quest.ts';

const quest = {
  name: 'A Test',
  description: 'Somebody has to go down there and look.',
  threat: 2,
  party: 2,
  repeatable: false,
  drawing: '@.@\n.B.',
  foes: { B: { monster: 'monsters/bosses/stockpot-in-ordinary', level: 2 } },
  reward: { gold: 5 },
};
const faults = (more: object) =>
  questSchema.safeParse({ ...quest, ...more }).error?.issues.map(({ message }) => message) ?? [];

describe('a quest file', () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ reward: { things: ['items/quest/inter-library-loan'] } }, []],
    [{ party: 3 }, ['expected a spawn tile (“@”) for each of a party of 3']],
    [{ drawing: '@.@\n.BC' }, ['expected “C” under foes, too, as it is drawn']],
    [{ drawing: '@.@\n...' }, ['expected a letter that is drawn']],
    [{ drawing: '@.@\n...', foes: {} }, ['expected at least one foe']],
    [{ drawing: '@.@\n###\n.B.' }, ['expected a way from the first spawn tile (“@”) to “B”']],
    [{ drawing: '@.@\n~~~\n~B~\n^^^' }, []],
    [{ drawing: '@.@\nB' }, ['line 2: expected 3 tiles, as line 1 has, not 1']],
    [
      { reward: {} },
      ['expected gold, things or a favour: what gives nothing is not worth finding'],
    ],
    [
      { foes: { B: { monster: 'The Stockpot' } } },
      ['expected the path of a card below seeds/, without its ending'],
    ],
  ])('[QUEST-01] with %j has these faults: %j', (more, expected) =>
    expect(faults(more)).toEqual(expected),
  );
});
