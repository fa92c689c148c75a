import type { z } from 'zod';
import { isCompanion } from '../abilities/companion.ts';

type Abilities = readonly object[];
type Form = { charges?: number | undefined; abilities?: Abilities | undefined };
type Card = Form & {
  kinds: readonly string[];
  abilities: Abilities;
  greater?: Abilities | undefined;
  lesser?: Abilities | undefined;
  'greater form'?: Form | undefined;
};
type Path = (string | number)[];

/** Refuses charges that something would give to a thing which none can come back to (ITEM-15, ITEM-27, ITEM-38). */
export function refuseOddCharges(card: Card, context: z.core.$RefinementCtx): void {
  const { kinds, charges, abilities, greater, lesser, 'greater form': own } = card;
  const never = kinds.find((kind) => kind === 'consumable' || kind === 'treasure');
  const look = (path: Path, of: Abilities | undefined, full: number | undefined) => {
    if (never === undefined && full !== undefined) return;
    const why = never ? `a ${never} gets none back` : 'it has none';
    const message = `expected it only of a thing with charges that come back; ${why}`;
    for (const at of fillingIn(of ?? []))
      context.addIssue({ code: 'custom', path: [...path, ...at], message });
  };
  look(['abilities'], abilities, charges);
  look(['greater'], greater, charges);
  look(['lesser'], lesser, charges);
  look(['greater form', 'abilities'], own?.abilities, own?.charges);
}

/** Where charges are given to the very thing that says so. */
function fillingIn(abilities: Abilities): Path[] {
  return abilities.flatMap((ability, at) => {
    const { do: effects = [] } = ability as { do?: readonly Partial<Record<string, unknown>>[] };
    return [
      ...effects.flatMap((effect, nth): Path[] => {
        if (effect['steal charges'] !== undefined) return [[at, 'do', nth, 'steal charges']];
        return effect['refill'] !== undefined && effect['of'] === 'this thing'
          ? [[at, 'do', nth, 'of']]
          : [];
      }),
      ...(isCompanion(ability)
        ? fillingIn(ability.abilities ?? []).map((path) => [at, 'abilities', ...path])
        : []),
    ];
  });
}
