import { type Activated } from '../../../../src/rules/abilities/seam.ts';
import { type Tile } from '../../../../src/rules/board/tile.ts';
import { type ActionOf } from '../../../../src/rules/combat/action.ts';
import { callIn } from '../../../../src/rules/combat/calling.ts';
import { type Creature, type Fight } from '../../../../src/rules/combat/index.ts';
import { type FightRefusalCode } from '../../../../src/rules/combat/refusal.ts';
import { heroId, type ItemId } from '../../../../src/rules/names.ts';

export type Use = ActionOf<'activate'>;
/** One that somebody can use, of which thing, and where it stands on that. */
export type Usable = { by: Creature; item: ItemId; ability: Activated; index: number };

type Wrong = [what: string, refused: FightRefusalCode, use: Use];

/** No board has it. */
const beyond = 4095 as Tile;
const nobody = heroId('h99');

/** What each kind of aim forbids, how it is called, and as what it is refused. */
export function wrongUses(fight: Fight, { by, item, ability, index }: Usable): readonly Wrong[] {
  const aimed = (targets: Use['targets'], tile: Tile | null = null): Use => ({
    ...{ do: 'activate', item, ability: index, targets, tile },
  });
  const { on } = ability.use;
  const atNobody: Wrong = ['with no target', 'aim otherwise', aimed([])];
  const atATile: Wrong = ['at a tile', 'aim otherwise', aimed([], by.tile)];
  const foe = Object.values(fight.creatures).find(
    ({ side, kind }) => side !== by.side && kind !== 'companion',
  );
  const anyway: Wrong[] = [
    ['with two targets', 'aim otherwise', aimed([by.id, by.id])],
    ['of another number', 'no such ability', { ...aimed([by.id]), ability: 99 }],
  ];
  if (on === 'self') {
    const atSomebody: Wrong = ['with a target', 'aim otherwise', aimed([by.id])];
    return callIn(ability) ? [...anyway, atSomebody] : [...anyway, atSomebody, atATile];
  }
  if (on === 'tile')
    return [
      ...[...anyway, atNobody],
      ['beyond the map', 'no such tile', aimed([], beyond)],
      ['at somebody', 'aim otherwise', aimed([by.id])],
    ];
  const atAbsent: Wrong = ['at nobody there is', 'no such target', aimed([nobody])];
  const all = [...anyway, atNobody, atATile, atAbsent];
  if (on === 'enemy') return [...all, ['at its user', 'own side', aimed([by.id])]];
  return on === 'ally' && foe ? [...all, ['at an enemy', 'no ally', aimed([foe.id])]] : all;
}
