import { type FightAction } from '../../../../src/rules/combat/action.ts';
import { namedAbility } from '../../../../src/rules/combat/activate-deed.ts';
import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { legalActions } from '../../../../src/rules/combat/index.ts';
import { type Instead } from '../../../../src/rules/combat/refusal.ts';

/** Whether a refusal tells its creature that it can do that instead, and it can. */
export function isOffered(
  fight: Fight,
  by: CreatureId,
  refused: FightAction,
  instead: Instead,
  wanted: FightAction,
): boolean {
  if (!instead.deeds.includes(wanted.do)) return false;
  if (!legalActions(fight, by).some((legal) => keyOf(legal) === keyOf(wanted))) return false;
  const { targets = [], tiles } = instead;
  const names = (ids: readonly CreatureId[]) => ids.map((id) => fight.creatures[id]?.name ?? '');
  switch (wanted.do) {
    case 'attack': {
      if (refused.do !== 'attack') return true;
      const name = fight.creatures[by]?.sheet.attacks[wanted.attack]?.name ?? '';
      const reaches = wanted.target !== refused.target || instead.attacks?.includes(name);
      return targets.includes(names([wanted.target])[0] ?? '') && reaches === true;
    }
    case 'activate': {
      if (refused.do !== 'activate') return true;
      if (wanted.item !== refused.item || wanted.ability !== refused.ability)
        return instead.abilities?.includes(abilityName(fight, by, wanted)) ?? false;
      const [at, aimed] = [wanted.tile, names(wanted.targets)];
      return aimed.every((one) => targets.includes(one)) && (at === null || has(tiles, at));
    }
    case 'mount':
      return refused.do !== 'mount' || targets.includes(names([wanted.target])[0] ?? '');
    default: {
      // The tiles are those of what was refused, or to which one could go for it.
      if (wanted.do !== refused.do && wanted.do !== 'move') return true;
      const tile = 'to' in wanted ? wanted.to : 'at' in wanted ? wanted.at : null;
      return tile === null || tiles === undefined || tiles.includes(tile);
    }
  }
}

const has = (tiles: Instead['tiles'], tile: NonNullable<Instead['tiles']>[number]): boolean =>
  tiles?.includes(tile) ?? false;

function abilityName(
  fight: Fight,
  by: CreatureId,
  action: Extract<FightAction, { do: 'activate' }>,
): string {
  const creature = fight.creatures[by];
  const named = creature && namedAbility(creature, action);
  return named ? (named.ability.name ?? named.carried.name) : '';
}

const keyOf = (action: object) => JSON.stringify(Object.entries(action).sort());
