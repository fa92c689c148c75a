import { type House } from '../harness/house.ts';
import { type Id, type SeenMessage } from '../../test/support/transcript/play/stage-types.ts';
import { pressable } from './pressable.ts';
import { done, typed, type Deed, type Table } from './tables.ts';

const day = 24 * 3_600_000;
/** Whoever comes to blows with the first monster may fall to it, as may the next. */
const mostDays = 3;

/** Somebody who is in the menagerie, and the steps that the panel offers them. */
export type Walker = { person: Id; panel: Id; steps: string[] };

/** At so many of the tables one who walks; time goes on until the monster is out of their way. */
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
    if (inside.length >= many) return inside.slice(0, many);
  }
  throw new Error(`nobody walks at ${many} of ${tables.length} tables`);
}

/** Whoever's turn it is comes in. */
async function comesIn(house: House, { channel, people }: Table): Promise<Walker[]> {
  for (const person of people) {
    await done(house, typed(person, channel, '/turn enter'));
    const { answer } = await done(house, typed(person, channel, '/now'));
    const walker = answer && walking(person, answer);
    if (walker) return [walker];
  }
  return [];
}

/** Null where the panel offers no step. */
function walking(person: Id, panel: SeenMessage): Walker | null {
  const ids = pressable(panel.components).map(({ custom_id }) => custom_id);
  const steps = ids.filter((id) => id.includes(':stride:'));
  return steps.length === 0 ? null : { person, panel: panel.id, steps };
}

const stepOf = ({ person, panel, steps }: Walker, n: number): Deed => ({
  ...{ person, what: 'press' },
  body: { message: panel, customId: steps[n % steps.length] },
});

/** How long a step takes from the press to the redrawn picture, in milliseconds; the next panel. */
export async function walked(
  house: House,
  walker: Walker,
  n: number,
): Promise<{ took: number; next: Walker }> {
  const began = performance.now();
  const { status, answer } = await done(house, stepOf(walker, n));
  const took = performance.now() - began;
  const isDrawn = answer?.attachments.some(({ filename }) => filename.endsWith('.png'));
  if (!answer || status !== 'updated' || !isDrawn)
    throw new Error(`a step was ${status}: ${answer?.text ?? ''}`);
  return { took, next: walking(walker.person, answer) ?? walker };
}
