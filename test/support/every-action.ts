import { groundings } from '../../src/rules/combat/action.ts';
import { movementKinds } from '../../src/rules/board/gaits.ts';
import { tileAt, type Tile } from '../../src/rules/board/tile.ts';
import { type CreatureId, type Fight, type FightAction } from '../../src/rules/combat/index.ts';
import { heroId, itemId } from '../../src/rules/names.ts';

/** A row and two columns more than the board has, as nobody stands there. */
function tilesBeyond({ board: { rows } }: Fight): Tile[] {
  const wide = (rows[0]?.length ?? 0) + 2;
  return Array.from({ length: (rows.length + 1) * wide }, (_, nth) =>
    tileAt(nth % wide, Math.floor(nth / wide)),
  );
}

/** Every action that could be asked for without a thing, whether it makes sense or not. */
export function* everyAction(fight: Fight): Generator<FightAction> {
  const tiles = tilesBeyond(fight);
  for (const target of everybodyAndNobody(fight)) {
    for (let attack = 0; attack < 3; attack++) yield { do: 'attack', target, attack };
    yield { do: 'health check', target };
    yield { do: 'mount', target };
  }
  for (const to of tiles) for (const kind of movementKinds) yield { do: 'move', kind, to };
  yield { do: 'end turn' };
  yield { do: 'concede' };
  yield { do: 'thumbs up' };
  for (const corner of tiles) yield { do: 'investigate', corner };
  for (const to of [null, ...tiles]) yield { do: 'stand up', to };
  yield { do: 'hide' };
  yield { do: 'rearm' };
  yield { do: 'look out' };
  for (const to of tiles) yield { do: 'unmount', to };
  for (const at of tiles) yield { do: 'pick up trap', at };
}

const everybodyAndNobody = ({ creatures }: Fight): CreatureId[] => [
  ...Object.values(creatures).map(({ id }) => id),
  heroId('h9'),
];

/** Every action with anybody’s things, one that nobody has among them, and each of two abilities. */
export function* everyUse(fight: Fight): Generator<FightAction> {
  const tiles = [null, ...tilesBeyond(fight)];
  const carried = Object.values(fight.creatures).flatMap(({ kit = [] }) => kit);
  const items = new Set([...carried.map(({ item }) => item), itemId('i99')]);
  const targets = [[], ...everybodyAndNobody(fight).map((id) => [id])];
  for (const item of items) {
    for (const ability of [0, 1])
      for (const on of targets)
        for (const tile of tiles)
          for (const ground of [undefined, ...groundings])
            yield {
              ...{ do: 'activate', item, ability, targets: on, tile },
              ...(ground && { ground }),
            };
    for (const use of [true, false]) yield { do: 'answer', item, use };
    for (const at of tiles) if (at !== null) yield { do: 'place trap', item, at };
  }
}

/** Actions as they can be told apart, whatever the order of their words. */
export const keysOf = (actions: Iterable<FightAction>): Set<string> =>
  new Set([...actions].map((action) => JSON.stringify(Object.entries(action).sort())));
