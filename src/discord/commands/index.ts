import { pathOf, type Command, type Leaf } from '../command.ts';
import { act } from './act.ts';
import { bet } from './bet.ts';
import { duel } from './duel.ts';
import { game } from './game.ts';
import { gold } from './gold.ts';
import { helpFor } from './help.ts';
import { host } from './host.ts';
import { item } from './item.ts';
import { map } from './map.ts';
import { me } from './me.ts';
import { now } from './now.ts';
import { orb } from './orb.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

/** All that can be typed, in the order in which help shows it. */
export const commands: readonly Command[] = [
  now,
  turn,
  act,
  map,
  orb,
  item,
  bet,
  duel,
  me,
  gold,
  game,
  host,
  setup,
  rules,
  helpFor(() => commands),
];

/** What a typed path runs: `game create`. */
export const leaves: ReadonlyMap<string, { command: Command; leaf: Leaf }> = new Map(
  commands.flatMap((command) =>
    command.leaves.map((leaf) => [pathOf(command, leaf), { command, leaf }] as const),
  ),
);
