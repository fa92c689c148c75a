import { expect, test } from 'vitest';
import { laidThings } from '../../src/ops/index.ts';
import { type Play } from '../../src/play/index.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { gameId } from '../../src/rules/names.ts';

const by = { actor: { as: 'clock' as const }, cause: 'c', at: 0 };

/** The road of a play that notes what is done, and refuses it where it is told to. */
function noted(done: boolean) {
  const intents: Intent[] = [];
  const act: Play['act'] = (_game, intent) => {
    intents.push(intent);
    return Promise.resolve({ done } as Awaited<ReturnType<Play['act']>>);
  };
  return { intents, play: { act } as Play };
}

test('things that are laid out are taken up by the next start alone', async () => {
  const things = laidThings();
  const { intents, play } = noted(true);
  const road = things.handedOutIn(play);
  things.lay({ Bran: ['Wand'] });
  await road.act(gameId('game'), { do: 'pause' }, by);
  await road.act(gameId('game'), { do: 'start' }, by);
  await road.act(gameId('game'), { do: 'start' }, by);
  expect(intents).toEqual([
    { do: 'pause' },
    { do: 'start', things: { Bran: ['Wand'] } },
    { do: 'start' },
  ]);
});

test('they still lie there after a start that was refused, until they are taken back', async () => {
  const things = laidThings();
  const { intents, play } = noted(false);
  const road = things.handedOutIn(play);
  things.lay({ Bran: ['Wand'] });
  await road.act(gameId('game'), { do: 'start' }, by);
  await road.act(gameId('game'), { do: 'start' }, by);
  things.clear();
  await road.act(gameId('game'), { do: 'start' }, by);
  expect(intents.map((one) => 'things' in one)).toEqual([true, true, false]);
});
