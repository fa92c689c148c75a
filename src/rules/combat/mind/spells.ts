import { type Carried } from '../../abilities/carried.ts';
import { type Activated } from '../../abilities/seam.ts';
import { itemId } from '../../names.ts';

/** The power and the range that it is taken to have. */
const guessed = { power: 3, range: 5 };
const throughAll = 99;

const known = new Map<number, Activated>();

/** COMBAT-08: what somebody may be taken to carry whose special attacks have dealt so much. */
export const casting = (hurt: number): Carried => ({
  ...{
    item: itemId('specials'),
    name: '',
    x: guessed.power,
    place: 0,
    charges: null,
    spent: false,
  },
  ...{ uses: {}, standing: {}, abilities: [spellOf(hurt)] },
});

/** One for each, since what it is worth is tried but once. */
function spellOf(hurt: number): Activated {
  const found = known.get(hurt);
  if (found) return found;
  const damage = Math.max(0, hurt - guessed.power);
  const made: Activated = {
    use: { range: guessed.range, on: 'enemy', hits: 'everybody' },
    special: { against: 'dodge', damage, type: 'physical', piercing: throughAll },
    do: [],
  };
  known.set(hurt, made);
  return made;
}
