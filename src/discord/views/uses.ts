import { type FightAction } from '../../rules/combat/action.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type Use, useValue } from '../fight-values.ts';
import { type Entry } from '../screen.ts';
import { abilityOf, caughtBy, caughtText, harmOf, isWallInVain, ownKit } from './areas.ts';
import { escape, plain } from './escape.ts';
import { tileDistance, tileName, type Tile } from './tiles.ts';

const isUse = (action: FightAction): action is Use =>
  action.do === 'activate' || action.do === 'place trap';

/** So many of the best aims of an ability come before those of the next one; the rest come last. */
const best = 5;

/** Every use of one's things that is legal now, by ability, the best aim of each first. */
function usesOf(fight: FightView): Use[][] {
  const groups = new Map<string, Use[]>();
  for (const use of fight.legal.filter(isUse).filter((one) => !isWallInVain(fight, one)))
    groups.set(groupOf(use), [...(groups.get(groupOf(use)) ?? []), use]);
  return [...groups.values()].map((group) => bestFirst(fight, group));
}

/** COMBAT-02: all of them as one chooses among them. */
export function useEntries(fight: FightView): Entry[] {
  const groups = usesOf(fight);
  const uses = [
    ...groups.flatMap((group) => group.slice(0, best)),
    ...groups.flatMap((group) => group.slice(best)),
  ];
  return uses.map((use) => ({ label: useLabel(fight, use), value: useValue(use) }));
}

/** Of each ability one use, in a few words. */
export const usesInShort = (fight: FightView): string[] =>
  usesOf(fight).flatMap(([use]) => (use ? [shortLabel(fight, use)] : []));

const groupOf = (use: Use): string =>
  use.do === 'place trap' ? use.item : `${use.item}.${use.ability}.${use.ground ?? ''}`;

const tileOf = (use: Use): Tile | null => (use.do === 'place trap' ? use.at : use.tile);

/** By whom the area has in it; where there is none, what is nearest to an enemy and to oneself. */
function bestFirst(fight: FightView, uses: readonly Use[]): Use[] {
  const self = fight.creatures.find(({ id }) => id === fight.you);
  const foes = fight.creatures.filter(({ side, dead }) => side !== self?.side && !dead);
  const rankOf = (use: Use): [number, number] => {
    const tile = tileOf(use);
    const caught = caughtBy(fight, use);
    const far = tile === null || !self ? 0 : tileDistance(tile, self.tile);
    if (caught) return [harmOf(caught), far];
    const gaps = tile === null ? [] : foes.map((foe) => tileDistance(tile, foe.tile));
    return [gaps.length === 0 ? 0 : Math.min(...gaps), far];
  };
  return uses
    .map((use) => ({ use, rank: rankOf(use) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ use }) => use);
}

/** MOVE-09 */
const grounding = { first: ', grounding it first', last: ', grounding it at the end' };

function useLabel(fight: FightView, use: Use): string {
  const caught = caughtBy(fight, use);
  const inside = caught ? `, ${caughtText(caught)}` : '';
  const ground = use.do === 'activate' && use.ground ? grounding[use.ground] : '';
  return `${shortLabel(fight, use)}${inside}${ground}`;
}

function shortLabel(fight: FightView, use: Use): string {
  const thing = ownKit(fight).find(({ item }) => item === use.item);
  const name = plain(thing?.name ?? 'A thing');
  return use.do === 'place trap'
    ? `Place ${name} at ${tileName(use.at)}`
    : `${name}${whichOf(fight, use)}${aimText(fight, use)}`;
}

/** A thing's only ability without a name is called as the thing is. */
function whichOf(fight: FightView, use: Extract<Use, { do: 'activate' }>): string {
  const thing = ownKit(fight).find(({ item }) => item === use.item);
  const ability = abilityOf(fight, use);
  if (!thing || !ability) return '';
  if (ability.name !== undefined) return ability.name === thing.name ? '' : `: ${ability.name}`;
  const unnamed = thing.abilities.filter((one) => 'use' in one && one.name === undefined);
  return unnamed.length > 1 ? `, use ${unnamed.indexOf(ability) + 1}` : '';
}

function aimText(fight: FightView, { targets: [id], tile }: Extract<Use, { do: 'activate' }>) {
  if (id === fight.you) return ' on yourself';
  const target = fight.creatures.find((one) => one.id === id);
  if (target) return ` on ${plain(target.name)}`;
  return tile === null ? '' : ` at ${tileName(tile)}`;
}

/** `Charges: Ember Wand 1 of 2`; null for who has nothing with charges. */
export function chargesLine(fight: FightView): string | null {
  const charged = ownKit(fight).flatMap(({ name, charges, full, spent }) =>
    charges === null ? [] : [{ name, left: spent ? 0 : charges, full }],
  );
  const shown = charged.map(
    ({ name, left, full }) => `${escape(name)} ${left}${full === undefined ? '' : ` of ${full}`}`,
  );
  return shown.length === 0 ? null : `Charges: ${shown.join(' · ')}`;
}
