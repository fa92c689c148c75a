import { type House } from '../harness/house.ts';
import { StageRefusal } from '../../test/support/transcript/play/stage.ts';
import { type Id, type SeenMessage } from '../../test/support/transcript/play/stage-types.ts';
import { pressable } from './pressable.ts';
import { done, typed, type Deed, type Table } from './tables.ts';

const day = 24 * 3_600_000;
/** Whoever comes to blows with the first monster may fall to it, as may the next. */
const mostDays = 3;

/** Somebody who is in the menagerie, and the steps that the panel offers them. */
export type Walker = { person: Id; channel: Id; panel: Id; steps: string[] };

/** At so many of the tables or more one who walks; time goes on until no monster is in their way. */
export async function walkersAt(
  house: House,
  tables: readonly Table[],
  many: number,
): Promise<Walker[]> {
  for (let days = 0; days <= mostDays; days += 1) {
    if (days > 0) await house.stage.move((await house.stage.now()) + day);
    await house.stage.settle(120_000);
    const inside: Walker[] = [];
    for (const table of tables) inside.push(...(await comesIn(house, table)));
    if (inside.length >= many) return inside;
  }
  throw new Error(`nobody walks at ${many} of ${tables.length} tables`);
}

/** Whoever's turn it is comes in. */
async function comesIn(house: House, { channel, people }: Table): Promise<Walker[]> {
  for (const person of people) {
    await done(house, typed(person, channel, '/turn enter'));
    const walker = await walkingNow(house, { person, channel });
    if (walker) return [walker];
  }
  return [];
}

type Person = Pick<Walker, 'person' | 'channel'>;

/** As their newest panel has it; null where it offers no step. */
export async function walkingNow(house: House, walker: Person): Promise<Walker | null> {
  const { answer } = await done(house, typed(walker.person, walker.channel, '/now'));
  return answer && walking(walker, answer);
}

/** Null where the panel offers no step. */
function walking({ person, channel }: Person, panel: SeenMessage): Walker | null {
  const ids = pressable(panel.components).map(({ custom_id }) => custom_id);
  const steps = ids.filter((id) => id.includes(':stride:'));
  return steps.length === 0 ? null : { person, channel, panel: panel.id, steps };
}

const stepOf = ({ person, panel, steps }: Walker, n: number): Deed => ({
  ...{ person, what: 'press' },
  body: { message: panel, customId: steps[n % steps.length] },
});

/**
 * How long a step takes from the press to the redrawn picture, in milliseconds, and the panel after
 * it; null where the panel has been put elsewhere meanwhile, or offers no further step.
 */
export async function walked(house: House, walker: Walker, n: number) {
  const began = performance.now();
  const stepped = await done(house, stepOf(walker, n)).catch(staleIsNull);
  if (stepped === null) return { took: null, next: null };
  const took = performance.now() - began;
  const { status, answer } = stepped;
  const isDrawn = answer?.attachments.some(({ filename }) => filename.endsWith('.png'));
  if (!answer || status !== 'updated' || !isDrawn)
    throw new Error(`a step was ${status}: ${answer?.text ?? ''}`);
  return { took, next: walking(walker, answer) };
}

function staleIsNull(refused: unknown): null {
  if (refused instanceof StageRefusal && refused.status === 409) return null;
  throw refused;
}
