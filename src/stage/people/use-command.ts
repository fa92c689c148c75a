import { type APIApplicationCommandInteractionDataOption } from 'discord-api-types/v10';
import { barred } from '../control/wrong.ts';
import { type InteractionData, startInteraction } from '../deeds/interactions.ts';
import { type Stage } from '../stage.ts';
import { COMMAND, INTERACTION, OPTION } from '../wire.ts';
import { saveFile } from '../world/files.ts';
import { type Channel, type File, type Id, type Interaction } from '../world/nouns.ts';
import { type Chosen, type Leaf, spoken } from './line.ts';
import { type Typed } from './read-typed.ts';
import { resolve } from './resolved.ts';
import { type Named, nobodyNamed, pick, type Value, valueFor } from './values.ts';

type Option = APIApplicationCommandInteractionDataOption;

type Given = { name: string; type: number; value: Value; focused?: true };

function nest(chosen: Chosen, given: Given[]): Option[] {
  return chosen.path.reduceRight(
    (inner, { name, type }) => [{ name, type, options: inner } as Option],
    given as Option[],
  );
}

function dataOf(
  stage: Stage,
  person: Id,
  channel: Channel,
  chosen: Chosen,
  given: Given[],
  named: Named,
  files: File[],
): InteractionData {
  const { command } = chosen;
  const options = nest(chosen, given);
  const resolved = resolve(stage, person, channel, named, files);
  return {
    id: command.id,
    name: command.name,
    type: COMMAND.slash,
    ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
    ...(options.length > 0 && { options }),
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
}

const start = (
  stage: Stage,
  person: Id,
  channel: Channel,
  chosen: Chosen,
  type: 2 | 4,
  data: InteractionData,
): Interaction =>
  startInteraction(
    stage,
    {
      app: chosen.command.application_id,
      type,
      user: person,
      channel: channel.id,
      server: channel.server,
      source: null,
      name: spoken(chosen).slice(1),
    },
    data,
  );

/** Asks the bot for what it offers for one option, given what stands in the others. */
export function autocomplete(
  stage: Stage,
  person: Id,
  channel: Channel,
  typed: Typed,
  focused: string,
): Interaction {
  const { chosen, values } = typed;
  const leaf = chosen.leaves.find((one) => one.name === focused);
  if (!leaf) throw barred(`${spoken(chosen)} has no option “${focused}”.`);
  if (!('autocomplete' in leaf) || leaf.autocomplete !== true)
    throw barred(`The option “${focused}” offers nothing by itself.`);
  const named = nobodyNamed();
  const given = chosen.leaves.flatMap((one): Given[] => {
    const value = values.get(one.name);
    if (one.name === focused)
      return [{ name: one.name, type: one.type, value: String(value ?? ''), focused: true }];
    if (value === undefined || Number(one.type) === OPTION.attachment) return [];
    return [
      {
        name: one.name,
        type: one.type,
        value: valueFor(stage, person, channel, one, value, named),
      },
    ];
  });
  return start(
    stage,
    person,
    channel,
    chosen,
    INTERACTION.autocomplete,
    dataOf(stage, person, channel, chosen, given, named, []),
  );
}

const OFFERED_WITHIN = 2_000;

/** The value of what autocomplete shows under that text; the text itself if it shows no such thing. */
async function completed(
  stage: Stage,
  person: Id,
  channel: Channel,
  typed: Typed,
  leaf: Leaf,
  given: Value,
): Promise<Value> {
  const offers = 'autocomplete' in leaf && leaf.autocomplete === true;
  if (!offers || !stage.gateway.isOnline(typed.chosen.command.application_id)) return given;
  const { id } = autocomplete(stage, person, channel, typed, leaf.name);
  const current = (): Interaction | undefined => stage.world.interactions.get(id);
  await stage.watch.until(id, () => current()?.outcome !== 'waiting', OFFERED_WITHIN);
  return pick(current()?.choices ?? [], given)?.value ?? given;
}

/** Sends a slash command as Discord's app would, or says why the app would not. */
export async function sendCommand(
  stage: Stage,
  person: Id,
  channel: Channel,
  typed: Typed,
): Promise<Interaction> {
  const { chosen, values, files } = typed;
  const named = nobodyNamed();
  const saved: File[] = [];
  const given: Given[] = [];
  for (const leaf of chosen.leaves) {
    const upload = files.get(leaf.name);
    const value = values.get(leaf.name);
    if (Number(leaf.type) === OPTION.attachment && upload) {
      const file = saveFile(stage.world, upload);
      saved.push(file);
      named.attachments.push(file.id);
      given.push({ name: leaf.name, type: leaf.type, value: file.id });
    } else if (value !== undefined) {
      const meant = await completed(stage, person, channel, typed, leaf, value);
      given.push({
        name: leaf.name,
        type: leaf.type,
        value: valueFor(stage, person, channel, leaf, meant, named),
      });
    } else if (leaf.required === true)
      throw barred(`${spoken(chosen)} needs the option “${leaf.name}”.`);
  }
  return start(
    stage,
    person,
    channel,
    chosen,
    INTERACTION.command,
    dataOf(stage, person, channel, chosen, given, named, saved),
  );
}
