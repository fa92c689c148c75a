import { type Intake, type Intakes } from '../../play/ports.ts';
import { type Answer } from '../../play/answer.ts';
import { panelNow, told, toldOf, titles } from '../acting.ts';
import { type Desk } from '../desk.ts';
import { channelOf } from '../direct-messages/noted.ts';
import { factsOf } from '../log.ts';
import { type Screen } from '../screen.ts';
import { notRecorded } from '../views/not-done.ts';
import { plainly } from '../views/receipts.ts';
import { refusalText } from '../views/refusals/index.ts';
import { type Answers } from '../wire/answers.ts';

const answerable = 14 * 60_000;

/** Answers what an earlier process took in and left: with the true result, or that there is none. */
export async function completeUnanswered(
  desk: Desk,
  answers: Answers,
  intakes: Intakes,
): Promise<void> {
  for (const intake of await intakes.unanswered(desk.now())) {
    // What was written is answered where it was written.
    if (channelOf(intake) !== null) continue;
    if (desk.now() - intake.receivedAt < answerable)
      await complete(desk, answers, intake).catch((error: unknown) => {
        desk.log.warn(factsOf(error), 'an answer of an earlier run could not be shown');
      });
    await intakes.answered(intake.interaction);
  }
}

async function complete(desk: Desk, answers: Answers, intake: Intake & { answer: Answer | null }) {
  const { interaction, application, token } = intake;
  await answers.edit({ id: interaction, application, token }, await screenFor(desk, intake));
}

/** A message that belongs to a panel stays one. */
async function screenFor(
  desk: Desk,
  { what, game, player, answer }: Intake & { answer: Answer | null },
): Promise<Screen> {
  const onPanel = what.startsWith('update') && game !== null;
  if (answer?.done) return told(await toldOf(desk, answer.game, player, answer));
  const words = answer ? refusalText(answer.refusal, titles(desk)) : notRecorded;
  const panel = onPanel ? await panelNow(desk, game, player, [words]) : null;
  return panel ?? plainly([words]);
}
