import { randomBytes } from 'node:crypto';
import { type APIInteraction } from 'discord-api-types/v10';
import { MINUTE } from '../clock.ts';
import { showInteraction } from '../show/interaction.ts';
import { type Stage } from '../stage.ts';
import { type Id, type Interaction, type Outcome } from '../world/nouns.ts';

export const ACKNOWLEDGE_WITHIN = 3_000;
export const TOKEN_LIVES = 15 * MINUTE;
const KEPT_FOR = TOKEN_LIVES + MINUTE;

/** A token names its interaction, so that one outlived is known for what it was. */
const newToken = (id: Id): string =>
  Buffer.from(`interaction:${id}:${randomBytes(60).toString('base64url')}`).toString('base64url');

/** The interaction that a token claims to be of, if it has the form of one. */
export const interactionIn = (token: string): Id | undefined =>
  /^interaction:(\d{1,20}):/.exec(Buffer.from(token, 'base64url').toString())?.[1];

type Wanted = Pick<Interaction, 'app' | 'type' | 'user' | 'channel' | 'server' | 'source' | 'name'>;

const KINDS = { 2: 'command', 3: 'component', 4: 'autocomplete', 5: 'modal' } as const;

export function noteInteraction(stage: Stage, interaction: Interaction): void {
  stage.record.add({
    kind: 'interaction',
    interaction: interaction.id,
    person: interaction.user,
    channel: interaction.channel,
    name: interaction.name,
    type: KINDS[interaction.type],
    acknowledgedAfter:
      interaction.acknowledged === null ? null : interaction.acknowledged - interaction.at,
    outcome: interaction.outcome,
  });
}

export function changeInteraction(stage: Stage, interaction: Interaction): Interaction {
  stage.world.interactions.put(interaction);
  stage.watch.touched(interaction.id);
  return interaction;
}

export function acknowledge(
  stage: Stage,
  interaction: Interaction,
  outcome: Outcome,
  change: Partial<Interaction> = {},
): Interaction {
  const changed: Interaction = {
    ...interaction,
    ...change,
    outcome,
    acknowledged: stage.world.now(),
  };
  noteInteraction(stage, changed);
  return changeInteraction(stage, changed);
}

/** Nobody answered in time; from now on it is unknown to Discord. */
export function giveUp(stage: Stage, id: Id): void {
  const interaction = stage.world.interactions.get(id);
  if (interaction?.outcome !== 'waiting') return;
  const late: Interaction = { ...interaction, outcome: 'did not respond' };
  noteInteraction(stage, late);
  changeInteraction(stage, late);
}

/** What a command, a component or a modal sends along. */
export type InteractionData = NonNullable<APIInteraction['data']>;

/** Somebody used a command, a component or a modal: the bot is told, and has three seconds. */
export function startInteraction(stage: Stage, wanted: Wanted, data: InteractionData): Interaction {
  const { world, gateway } = stage;
  world.interactions.forgetBefore(world.now() - KEPT_FOR);
  const id = world.ids.next();
  const interaction = changeInteraction(stage, {
    ...wanted,
    id,
    token: newToken(id),
    at: world.now(),
    acknowledged: null,
    outcome: 'waiting',
    ephemeral: false,
    original: null,
    choices: null,
    followUps: 0,
  });
  setTimeout(() => giveUp(stage, interaction.id), ACKNOWLEDGE_WITHIN + 20).unref();
  gateway.tell({
    event: 'INTERACTION_CREATE',
    intent: 0,
    only: wanted.app,
    // Which kind of data goes with which type is known to whoever starts it.
    payload: () => ({ ...showInteraction(stage.world, interaction), data }) as APIInteraction,
  });
  return interaction;
}
