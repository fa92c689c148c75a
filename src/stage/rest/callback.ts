import { choiceIn, form } from '../checks/form.ts';
import { ACKNOWLEDGE_WITHIN, changeInteraction, giveUp } from '../deeds/interactions.ts';
import { refuse } from '../refusal.ts';
import { showMessage } from '../show/message.ts';
import { type Stage } from '../stage.ts';
import { FLAG, INTERACTION } from '../wire.ts';
import { type Id, type Interaction, type Message } from '../world/nouns.ts';
import { perform } from './answers.ts';
import { audienceOf } from './audience.ts';
import { type Answer, type Ask, bodyOf, none, ok, param, type Route } from './route.ts';

const ALLOWED: Record<Interaction['type'], readonly number[]> = {
  [INTERACTION.command]: [4, 5, 9],
  [INTERACTION.component]: [4, 5, 6, 7, 9],
  [INTERACTION.autocomplete]: [8],
  [INTERACTION.modal]: [4, 5, 6, 7],
};

/** The interaction if it still waits for its first answer. */
function needWaiting(stage: Stage, ask: Ask): Interaction {
  const interaction = stage.world.interactions.get(param(ask, 'interaction_id'));
  if (interaction?.token !== param(ask, 'interaction_token')) throw refuse(10062);
  if (interaction.acknowledged !== null) throw refuse(40060);
  if (stage.world.now() - interaction.at > ACKNOWLEDGE_WITHIN) giveUp(stage, interaction.id);
  const current = stage.world.interactions.get(interaction.id);
  if (current?.outcome !== 'waiting') throw refuse(10062);
  return current;
}

function answerInteraction(stage: Stage, ask: Ask): Answer {
  const interaction = needWaiting(stage, ask);
  const { type } = bodyOf(ask);
  const f = form();
  choiceIn(
    f,
    ['type'],
    type,
    ALLOWED[interaction.type].filter((one) => canEdit(interaction) || (one !== 6 && one !== 7)),
  );
  f.done();
  const message = perform(stage, ask, interaction, Number(type));
  const audience = message ? audienceOf(stage, message) : undefined;
  if (ask.query['with_response'] !== 'true') return none(audience);
  return ok(showResult(stage, interaction, Number(type), message), audience);
}

/** Only what came from a message can edit that message. */
const canEdit = (interaction: Interaction): boolean => interaction.source !== null;

function showResult(
  stage: Stage,
  interaction: Interaction,
  type: number,
  message: Message | null,
): object {
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: (message.flags & FLAG.loading) !== 0,
        response_message_ephemeral: message.only !== null,
      }),
    },
    resource: {
      type,
      ...(message && { message: showMessage(stage.world, message, interaction.app) }),
    },
  };
}

/** The answer of a deferred interaction has arrived. */
export function settleOriginal(stage: Stage, id: Id): void {
  const interaction = stage.world.interactions.get(id);
  if (interaction?.outcome === 'thinking')
    changeInteraction(stage, { ...interaction, outcome: 'answered' });
  else if (interaction?.outcome === 'updating')
    changeInteraction(stage, { ...interaction, outcome: 'updated' });
}

export const callbackRoutes: Route[] = [
  {
    method: 'POST',
    path: '/interactions/{interaction_id}/{interaction_token}/callback',
    open: true,
    handle: answerInteraction,
  },
];
