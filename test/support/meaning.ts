import { type CompanionAbility, isCompanion } from '../../src/rules/abilities/companion.ts';
import { needsCrystals } from '../../src/rules/abilities/crystals.ts';
import { type SeamAbility } from '../../src/rules/abilities/seam.ts';
import { type MomentKind, triggers, type TriggerWord } from '../../src/rules/abilities/trigger.ts';

type Fields = Record<string, unknown>;
type Called = Record<string, string>;

/** An ability without all that makes no difference to what happens: two of one meaning are equal. */
export function meaningOf(ability: SeamAbility | CompanionAbility): unknown {
  if (isCompanion(ability)) return { ...ability, abilities: meaningsOf(ability.abilities ?? []) };
  const fields = structuredClone(ability) as Fields;
  // COMBAT-14: without a word it is always used.
  if (fields.standing === 'always') delete fields.standing;
  // ITEM-13: what names Y does nothing without a crystal, said or not.
  if (needsCrystals(ability)) fields.powered = true;
  const { use, special } = fields as { use?: Fields; special?: Fields };
  if (use) {
    // COMBAT-18: an area alone hits some and not others.
    if (use.radius === undefined) delete use.hits;
    // ITEM-34: of what is aimed at oneself it says only how far off who is summoned comes.
    if (use.on === 'self' && !effectsOf(fields).some((one) => 'summon' in one)) delete use.range;
  }
  // COMBAT-09: what deals no damage has no type of it, and pierces nothing.
  if (special && special.damage === undefined) {
    delete special.type;
    delete special.piercing;
  }
  const called = calledIn(ability);
  const effects = effectsOf(fields).map((one) => effectMeaning(one, called, hasTile(ability)));
  return { ...fields, do: effects };
}

/** Of a monster or a companion: who has no special attack comes by none, and each hit is one with a basic attack. */
export function meaningsOf(abilities: readonly (SeamAbility | CompanionAbility)[]): unknown[] {
  const meanings = abilities.map(meaningOf);
  if (abilities.some((one) => 'special' in one)) return meanings;
  return meanings.map((one) =>
    (one as Fields).when === 'I hit with a basic attack'
      ? { ...(one as Fields), when: 'I hit' }
      : one,
  );
}

const effectsOf = ({ do: effects = [] }: Fields): Fields[] => effects as Fields[];

function effectMeaning(effect: Fields, called: Called, tile: boolean): Fields {
  const said = { ...effect };
  // COMBAT-13, STAT-01: there is one turn and one HP at least.
  for (const key of ['turns', 'hp']) if (said[key] === 0) said[key] = 1;
  // Only these two boons have a number.
  if ('give' in said && said.give !== 'wider critical' && said.give !== 'legendary shield')
    delete said.by;
  // MOVE-15: ground without a word about whom lies on the tile that was aimed at, if any was.
  const to = said.to ?? (('place' in said || 'clear ground' in said) && tile ? 'tile' : 'target');
  return { ...said, to: typeof to === 'string' ? (called[to] ?? to) : aboutWhom(to, called) };
}

const aboutWhom = (to: unknown, called: Called): unknown => {
  const { of, ...area } = to as Fields;
  // COMBAT-18: of several whom an area has reached, it is the first about whom another one is.
  const centre = of === 'target' ? called.centre : called[of as string];
  return { ...area, of: centre ?? called[of as string] };
};

const hasTile = (ability: SeamAbility): boolean =>
  'trap' in ability || ('use' in ability && ability.use.on === 'tile');

/** Who the four words are: by one name where they are the same one. */
function calledIn(ability: SeamAbility): Called {
  const self = 'self';
  if ('trap' in ability)
    return { self: 'the trap', target: 'them', other: 'them', victim: 'nobody' };
  if ('aura' in ability) return { self, target: 'them', other: 'them', victim: 'nobody' };
  if ('when' in ability) return { self, target: self, ...calledAt(ability.when) };
  if (!('use' in ability)) return {};
  const { use, special } = ability;
  const isAimed = use.radius !== undefined || !['self', 'tile'].includes(use.on);
  const target = isAimed ? 'the target' : self;
  const first = use.radius !== undefined && !special ? { centre: 'the first' } : {};
  return { self, target, ...first, other: special ? target : 'nobody', victim: 'nobody' };
}

/** COMBAT-14: of whom nobody but its doer, or its sufferer, has a part in it; or one as both. */
const lone: Partial<Record<MomentKind, 'doer' | 'sufferer' | 'both'>> = {
  ...{ moved: 'doer', used: 'doer', hidden: 'doer', released: 'doer' },
  ...{ healed: 'sufferer', rid: 'sufferer', entered: 'sufferer' },
  ...{ 'turn began': 'both', 'turn ended': 'both', 'round began': 'both' },
};

function calledAt(when: TriggerWord): Called {
  const { moment, part } = triggers[when];
  const is = lone[moment];
  const isDoer = part === 'doer';
  const isSufferer = part.startsWith('sufferer');
  const doer = is === 'sufferer' ? 'nobody' : isDoer ? 'self' : 'the doer';
  const sufferer = is === 'doer' ? 'nobody' : isSufferer ? 'self' : 'the sufferer';
  if (is === 'both') {
    const one = isSufferer ? 'self' : 'the one';
    return { other: one, victim: one };
  }
  return { other: isDoer ? sufferer : doer, victim: sufferer };
}
