import { type APIContextMenuInteraction } from 'discord-api-types/v10';
import { barred } from '../control/wrong.ts';
import { startInteraction } from '../deeds/interactions.ts';
import { showMessage } from '../show/message.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Id, type Interaction, type Message } from '../world/nouns.ts';
import { COMMAND, INTERACTION } from '../wire.ts';
import { resolve } from './resolved.ts';
import { usableCommands } from './usable.ts';
import { nobodyNamed } from './values.ts';

export type Target = { message: Message } | { user: Id };

/** Uses a command of the context menu of a message or of a person. */
export function useMenu(
  stage: Stage,
  person: Id,
  channel: Channel,
  name: string,
  target: Target,
): Interaction {
  const type = 'message' in target ? COMMAND.message : COMMAND.user;
  const command = usableCommands(stage, person, channel).find(
    (one) => Number(one.type) === type && one.name.toLowerCase() === name.trim().toLowerCase(),
  );
  if (!command) throw barred(`There is no “${name}” in that menu.`);
  const users = 'user' in target ? [target.user] : [];
  const resolved =
    'message' in target
      ? {
          messages: {
            [target.message.id]: showMessage(stage.world, target.message, command.application_id),
          },
        }
      : resolve(stage, person, channel, { ...nobodyNamed(), users }, []);
  const wanted = {
    app: command.application_id,
    type: INTERACTION.command,
    user: person,
    channel: channel.id,
    server: channel.server,
    source: null,
    name: command.name,
  };
  const target_id = 'message' in target ? target.message.id : target.user;
  const data = { id: command.id, name: command.name, type, target_id, resolved };
  return startInteraction(stage, wanted, data as APIContextMenuInteraction['data']);
}
