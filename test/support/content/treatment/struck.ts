import { type FightAction, legalActions } from '../../../../src/rules/combat/index.ts';
import { abilitiesOf } from '../../../../src/rules/items/card.ts';
import { heroId } from '../../../../src/rules/names.ts';
import { inADuel, inAQuest, type Stand } from './stands.ts';
import { onItsTurn, played, taken } from './trying.ts';
import { type Treatment } from './treatment.ts';

/** COMBAT-03: each attack that it gives, on nobody, on its owner, with one that is none, and on an enemy. */
export const struck: Treatment = (made, law) => {
  const gives = abilitiesOf(made.card).some((one) => 'attack' in one);
  return gives ? [inADuel, inAQuest].flatMap((open) => blows(onItsTurn(open(made, law)))) : [];
};

/** The natural one, and the starter's that everybody has. */
const common = ['Natural Attack', 'Nail'];

function blows(stand: Stand): string[] {
  const { fight, owner } = stand;
  const attacks = fight?.creatures[owner]?.sheet.attacks ?? [];
  return attacks.flatMap(({ name }, attack) => {
    if (!fight || common.includes(name)) return [];
    const at = (target: typeof owner) => ({ do: 'attack' as const, target, attack });
    const isIt = (action: FightAction) => action.do === 'attack' && action.attack === attack;
    const within = [stand, stand.besieged()].find(
      (one) => one.fight && legalActions(one.fight, owner).some(isIt),
    );
    const right = within?.fight && legalActions(within.fight, owner).find(isIt);
    const wrong = [
      ...taken(stand, owner, at(heroId('h99')), `“${name}” at nobody`),
      ...taken(stand, owner, at(owner), `“${name}” at its owner`),
      ...taken(stand, owner, { ...at(owner), attack: 98 }, 'an attack that is none'),
    ];
    if (!right) return [...wrong, `${stand.where}: “${name}” reaches nobody beside its owner`];
    const after = played(within, owner, right, `“${name}”`);
    return Array.isArray(after) ? [...wrong, ...after] : wrong;
  });
}
