import { type Tile } from '../../../../src/rules/board/tile.ts';
import { type ActionOf } from '../../../../src/rules/combat/action.ts';
import { legalActions } from '../../../../src/rules/combat/index.ts';
import { abilitiesOf } from '../../../../src/rules/items/card.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { inADuel, inALootRound, inAQuest, type Stand } from './stands.ts';
import { onItsTurn, played, someOf, taken } from './trying.ts';
import { type Treatment } from './treatment.ts';

/** ITEM-26, ITEM-35: a trap is placed beside its owner, neither on a spawn tile nor afar, and taken up again. */
export const laid: Treatment = (made, law) =>
  abilitiesOf(made.card).some((one) => 'trap' in one)
    ? [inALootRound, inADuel, inAQuest].flatMap((open) => {
        const stand = onItsTurn(open(made, law));
        return trapsOn(stand).flatMap((item) => placed(stand, item));
      })
    : [];

/** FORGE-03: each of the two may be one. */
const trapsOn = ({ fight, owner, items }: Stand): ItemId[] =>
  (fight?.creatures[owner]?.kit ?? []).flatMap(({ item, abilities }) =>
    items.includes(item) && abilities.some((one) => 'trap' in one) ? [item] : [],
  );

function placed(stand: Stand, item: ItemId): string[] {
  const { fight, owner } = stand;
  const own = fight?.creatures[owner];
  if (!fight || !own) return [];
  const place = (at: Tile) => ({ do: 'place trap' as const, item, at });
  const legal = legalActions(fight, owner).filter(
    (one) => one.do === 'place trap' && one.item === item,
  ) as Placing[];
  return [
    ...taken(stand, owner, place(own.tile), 'placed on a spawn tile'),
    ...taken(stand, owner, place(4095 as Tile), 'placed beyond the map'),
    ...taken(stand, owner, { do: 'pick up trap', at: own.tile }, 'taken up before it lies'),
    ...(legal.length === 0 ? [`${stand.where}: can be placed nowhere`] : []),
    ...someOf(legal).flatMap((action) => takenUp(stand, action)),
  ];
}

type Placing = ActionOf<'place trap'>;

function takenUp(stand: Stand, action: Placing): string[] {
  const { owner, where } = stand;
  const { item } = action;
  const after = played(stand, owner, action, 'placed');
  if (Array.isArray(after)) return after;
  const lies = after.unafflicted();
  if (!lies.fight?.things.some((one) => one.kind !== 'secret' && one.item === item))
    return [`${where}: placed, it lies nowhere`];
  const again = taken(lies, owner, action, 'placed twice');
  const up = played(lies, owner, { do: 'pick up trap', at: action.at }, 'taken up');
  if (Array.isArray(up)) return [...again, ...up];
  return up.fight?.things.some((one) => one.kind !== 'secret' && one.item === item)
    ? [...again, `${where}: taken up, it lies there still`]
    : again;
}
