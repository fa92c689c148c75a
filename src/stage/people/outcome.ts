import { type Stage } from '../stage.ts';
import { type Id, type Interaction } from '../world/nouns.ts';
import { showModal } from './modal.ts';
import { seenMessage } from './seen.ts';

/** A component acknowledged without a change may still get one; nothing says whether it will. */
const CHANGE_COMES_WITHIN = 2_500;

function status(interaction: Interaction): string {
  if (interaction.outcome === 'waiting') return 'sent';
  return interaction.outcome === 'updating' ? 'acknowledged' : interaction.outcome;
}

/** What became of an interaction, as its person sees it now. */
export function outcomeOf(stage: Stage, id: Id): object {
  const interaction = stage.world.interactions.get(id);
  if (!interaction)
    return {
      interaction: id,
      status: 'did not respond',
      acknowledgedAfter: null,
      answer: null,
      modal: null,
    };
  const { original, acknowledged } = interaction;
  const answer =
    original === null ? undefined : stage.world.messages.get(interaction.channel, original);
  const modal =
    interaction.outcome === 'modal' ? stage.world.modals.get(interaction.user) : undefined;
  return {
    interaction: id,
    status: status(interaction),
    acknowledgedAfter: acknowledged === null ? null : acknowledged - interaction.at,
    answer: answer ? seenMessage(stage, interaction.user, answer) : null,
    modal: modal ? showModal(modal) : null,
  };
}

/** Waits until the bot has acknowledged and, if it promised an answer, given it. */
export async function waitFor(stage: Stage, id: Id, timeout: number): Promise<void> {
  const outcome = (): string => stage.world.interactions.get(id)?.outcome ?? 'did not respond';
  const until = performance.now() + timeout;
  await stage.watch.until(id, () => outcome() !== 'waiting', timeout);
  const left = Math.max(0, until - performance.now());
  if (outcome() === 'thinking') await stage.watch.until(id, () => outcome() !== 'thinking', left);
  if (outcome() === 'updating')
    await stage.watch.until(
      id,
      () => outcome() !== 'updating',
      Math.min(left, CHANGE_COMES_WITHIN),
    );
}
