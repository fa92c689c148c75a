import { type FightView } from '../../rules/sight/fight.ts';
import { type Deed, deedValue, isDeed } from '../fight-values.ts';
import { type Entry } from '../screen.ts';
import { plain } from './escape.ts';
import { besides, columnOf, rowOf, tileDistance, tileName, type Tile } from './tiles.ts';

/** The order in which they are offered: searches, of which there are many, last. */
const order = [
  ...(['stand up', 'rearm', 'hide', 'look out'] as const),
  ...(['mount', 'unmount', 'pick up trap', 'investigate'] as const),
] satisfies Deed['do'][];

/** COMBAT-02: what else can be done now, besides attacks, moves and the use of things. */
export function deedEntries(fight: FightView): Entry[] {
  const own = fight.creatures.find(({ id }) => id === fight.you)?.tile;
  const deeds = fight.legal.filter(isDeed);
  const wide = deeds.filter((deed) => deed.do !== 'investigate' || isWithin(fight, deed.corner));
  const far = (deed: Deed) =>
    deed.do === 'investigate' && own !== undefined ? tileDistance(middle(deed.corner), own) : 0;
  return (wide.some(({ do: what }) => what === 'investigate') ? wide : deeds)
    .sort((a, b) => order.indexOf(a.do) - order.indexOf(b.do) || far(a) - far(b))
    .map((deed) => ({ label: deedLabel(fight, deed), value: deedValue(deed) }));
}

/** PERC-04: of the 5 by 5 that begins there. */
const middle = (corner: Tile): Tile => besides(corner, 2, 2);

/** Past the edge of the map there is nothing to find that another square has not in it as well. */
const isWithin = ({ board }: FightView, corner: Tile): boolean =>
  board.rows[rowOf(middle(corner))]?.[columnOf(middle(corner))] !== undefined;

function deedLabel({ creatures }: FightView, deed: Deed): string {
  switch (deed.do) {
    case 'stand up':
      return deed.to === null ? 'Stand up' : `Stand up and fly to ${tileName(deed.to)}`;
    case 'rearm':
      return 'Pick up your weapon';
    case 'hide':
      return 'Hide';
    case 'investigate':
      return `Search around ${tileName(middle(deed.corner))}`;
    case 'look out':
      return 'Look over the walls';
    case 'mount':
      return `Mount ${plain(creatures.find(({ id }) => id === deed.target)?.name ?? '')}`;
    case 'unmount':
      return `Get off at ${tileName(deed.to)}`;
    case 'pick up trap':
      return `Pick up the trap at ${tileName(deed.at)}`;
  }
}
