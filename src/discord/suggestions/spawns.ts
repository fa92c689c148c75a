import { suggested, type Choice } from '../options.ts';
import { turnWords } from '../views/commands/turn.ts';
import { spawnEntries, spawnOffer } from '../views/spawns.ts';
import { tileNamed } from '../views/tiles.ts';
import { matching } from './pick.ts';

/** ENTER-10: the spawn tiles that the caller may enter on now. */
export const spawnOption = suggested(turnWords.enter.tile, async ({ typed, own }) => {
  const spawns = (await own())?.legal.enterOn;
  if (!spawns) return [];
  const choices = spawnEntries(spawns).map((entry): Choice => ({
    name: spawnOffer(entry),
    value: entry.value,
  }));
  return matching(typed, choices);
});

/** The tile that was named. What names none stands for one that no map has, and is refused. */
export const spawnMeant = (typed: string): number => tileNamed(typed) ?? -1;
