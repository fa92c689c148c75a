import { type Tile } from '../../../../src/rules/board/tile.ts';
import { legalActions } from '../../../../src/rules/combat/index.ts';
import { inADuel, inALootRound, inAQuest, type Stand } from './stands.ts';
import { onItsTurn, played, someOf, taken } from './trying.ts';
import { type Treatment } from './treatment.ts';

/** ITEM-26, ITEM-35: a trap is placed beside its owner, neither on a spawn tile nor afar, and taken up again. */
export const laid: Treatment = (made, law) =>
  made.card.abilities.some((one) => 'trap' in one)
    ? [inALootRound, inADuel, inAQuest].flatMap((open) => placed(onItsTurn(open(made, law))))
    : [];

function placed(stand: Stand): string[] {
  const { fight, owner, item } = stand;
  const own = fight?.creatures[owner];
  if (!fight || !own) return [];
  const place = (at: Tile) => ({ do: 'place trap' as const, item, at });
  const legal = legalActions(fight, owner).filter((one) => one.do === 'place trap');
  return [
    ...taken(stand, owner, place(own.tile), 'placed on a spawn tile'),
    ...taken(stand, owner, place(4095 as Tile), 'placed beyond the map'),
    ...taken(stand, owner, { do: 'pick up trap', at: own.tile }, 'taken up before it lies'),
    ...(legal.length === 0 ? [`${stand.where}: can be placed nowhere`] : []),
    ...someOf(legal).flatMap((action) => takenUp(stand, action)),
  ];
}

type Placing = { do: 'place trap'; item: Stand['item']; at: Tile };

function takenUp(stand: Stand, action: Placing): string[] {
  const { owner, item, where } = stand;
  const lies = played(stand, owner, action, 'placed');
  if (Array.isArray(lies)) return lies;
  if (!lies.fight?.things.some((one) => one.kind !== 'secret' && one.item === item))
    return [`${where}: placed, it lies nowhere`];
  const again = taken(lies, owner, action, 'placed twice');
  const up = played(lies, owner, { do: 'pick up trap', at: action.at }, 'taken up');
  if (Array.isArray(up)) return [...again, ...up];
  return up.fight?.things.some((one) => one.kind !== 'secret' && one.item === item)
    ? [...again, `${where}: taken up, it lies there still`]
    : again;
}
