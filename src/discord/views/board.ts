import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { escape, plain } from './escape.ts';
import { capital, listed } from './lists.ts';
import { tileName } from './tiles.ts';

/** Letters of the creatures on the board: their first one where it is free. */
export function lettersOf(creatures: readonly SeenCreature[]): Map<SeenCreature['id'], string> {
  const letters = new Map<SeenCreature['id'], string>();
  const free = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  for (const { id, name } of creatures) {
    const wanted = [...plain(name).normalize('NFKD').toUpperCase(), ...free];
    const letter = wanted.find((one) => free.has(one)) ?? '?';
    free.delete(letter);
    letters.set(id, letter);
  }
  return letters;
}

/** ITEM-35, PERC-05: the traps on this board of which one knows, one's own by name; null: none. */
export function trapsText({ traps }: FightView): string | null {
  if (traps.length === 0) return null;
  const each = traps.map(({ tile, sprung, own }) => {
    const what = own ? `your ${escape(own.name)}` : 'a trap';
    return `${what} at ${tileName(tile)}${sprung ? ', gone off' : ''}`;
  });
  return capital(listed(each));
}
