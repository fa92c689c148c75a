import { barred } from '../control/wrong.ts';
import { type Stage } from '../stage.ts';
import { type Upload } from '../world/files.ts';
import { type Channel, type Id } from '../world/nouns.ts';
import { choose, type Chosen, cut, spoken } from './line.ts';
import { usableCommands } from './usable.ts';
import { type Value } from './values.ts';

export type Typed = {
  chosen: Chosen;
  values: Map<string, Value>;
  files: Map<string, Upload>;
};

/** What a person typed or filled in, not yet looked at closely. */
export function readTyped(
  stage: Stage,
  person: Id,
  channel: Channel,
  wanted: {
    line?: string;
    command?: string;
    options?: Record<string, Value>;
    files?: Map<string, Upload>;
  },
): Typed {
  const { chosen, rest } = choose(
    usableCommands(stage, person, channel),
    wanted.line ?? wanted.command ?? '',
  );
  const values =
    wanted.line === undefined ? new Map(Object.entries(wanted.options ?? {})) : cut(chosen, rest);
  const names = [...values.keys(), ...(wanted.files?.keys() ?? [])];
  const odd = names.find((name) => !chosen.leaves.some((leaf) => leaf.name === name));
  if (odd !== undefined) throw barred(`${spoken(chosen)} has no option “${odd}”.`);
  return { chosen, values, files: wanted.files ?? new Map<string, Upload>() };
}
