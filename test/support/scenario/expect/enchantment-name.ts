import { type Enchantment } from '../../../../src/rules/combat/enchanting.ts';

/** As files say it: `dodge 2, hp -5`, `true sight`, `legendary shield 2`, `fly, climb`, `attack Flame`, `a coat stand`. */
export function enchantmentName(what: Enchantment): string {
  switch (what.kind) {
    case 'stats':
      return amounts(what.by).join(', ');
    case 'boon':
      return what.by === null ? what.boon : `${what.boon} ${what.by}`;
    case 'ways':
      return what.ways.join(', ');
    case 'attack':
      return `attack ${what.attack.name}`;
    case 'attacks':
      return ['attacks', ...(what.type === null ? [] : [what.type]), ...amounts(what.by)].join(
        ', ',
      );
    case 'abilities':
      return ['abilities', ...amounts(what.by), `of ${what.thing ?? what.of}`].join(', ');
    case 'protection':
      return `protection for ${what.thing ?? what.of}`;
    case 'guise':
      return what.guise;
    case 'affliction':
      return `affliction ${what.type}`;
  }
}

const amounts = (by: Readonly<Record<string, number | undefined>>) =>
  Object.entries(by).map(([name, n]) => `${name} ${n ?? 0}`);
