import { setTimeout as pause } from 'node:timers/promises';
import { type Step } from '../../../test/support/transcript/format/transcript.ts';
import { Impossible } from '../../../test/support/transcript/play/cast.ts';
import { perform } from '../../../test/support/transcript/play/act.ts';
import { lookAround, type Look } from '../../../test/support/transcript/play/look.ts';
import { brokenBooks, unsent } from './books.ts';
import { timeless } from './dump.ts';
import { type Boundary } from './gate.ts';
import { type Ground } from './ground.ts';
import { type Scene } from './scenes.ts';
import { differences, doubled, hanging, witness, type Witness } from './witness.ts';

const settles = 20_000;
/** Longer than a message stays taken, in ms of the game's clock. */
const claims = 11_000;

/** A scene as it goes when nobody is killed: what was there before and after, and on the way. */
export type Unbroken = {
  before: Witness;
  after: Witness;
  steps: string[];
  told: string | null;
  /** What Discord takes from nobody, killed or not. */
  unsent: string[];
};

/** When to kill: at a boundary, or so many milliseconds after the act. */
export type When = Boundary | { after: number };

export type Verdict = { scene: string; at: string; met: boolean; wrong: string[] };

const act = async (
  { house }: Ground,
  { run }: Scene,
  step: Step,
  wait: boolean,
): Promise<string | null> => {
  if (step.act.do === 'clock') {
    const { when } = step.act;
    await house.operations.move('until' in when ? when.until(0) : 0);
    return null;
  }
  const look = await lookAround(house.stage, run.cast);
  const { outcome } = await perform(step.act, { stage: house.stage, cast: run.cast, look, wait });
  return outcome?.answer?.text ?? null;
};

async function whole(ground: Ground, scene: Scene): Promise<string | null> {
  if (scene.opening) await act(ground, scene, scene.opening, true);
  const told = await act(ground, scene, scene.step, true);
  await ground.house.stage.settle(settles);
  return told;
}

/**
 * Meanwhile the clock has gone on for `late` ms, and so much later begins what only then came about:
 * the clock is moved as much further.
 */
const putOff = (step: Step, late: number): Step => {
  if (step.act.do !== 'clock') return step;
  const { when } = step.act;
  const to = 'until' in when ? when.until(0) : when.by;
  return { ...step, act: { do: 'clock', when: { until: () => to + late } } };
};

/**
 * As a person would: where what they pressed is gone, they ask for it again, from as far back as need be,
 * and go past what is no longer offered on the way, as it is done.
 */
async function onceMore(ground: Ground, scene: Scene, late: number): Promise<void> {
  const { before } = scene;
  const step = putOff(scene.step, late);
  const again = async (done: Step, [last, ...earlier]: readonly Step[]): Promise<void> => {
    try {
      await act(ground, scene, done, true);
    } catch (error) {
      if (!(error instanceof Impossible) || !last) throw error;
      await again(last, earlier).catch((why: unknown) => {
        if (!(why instanceof Impossible)) throw why;
      });
      await act(ground, scene, done, true);
    }
  };
  await again(step, before);
  await ground.house.stage.settle(settles);
}

/** Plays the scene once without a kill. */
export async function unbroken(ground: Ground, scene: Scene): Promise<Unbroken> {
  await ground.putBack(scene.snapshot);
  await ground.start();
  await ground.house.stage.settle(settles);
  const before = await witness(ground, scene.run);
  ground.gate.arm(null, () => undefined);
  const told = await whole(ground, scene);
  const { steps } = ground.gate;
  const after = await witness(ground, scene.run);
  return { before, after, steps, told, unsent: await unsent(ground.database) };
}

/**
 * Plays the scene with a kill, starts the bot again and judges: the books are right, no answer hangs,
 * nothing is told twice, and everything is as it was before the act or as it is after it. Where it is
 * as before, nobody was told otherwise, and the same act done again leads to the same end. Where the
 * clock was being moved, it is moved the rest of the way, past all deadlines, to the same end.
 */
export async function strike(
  ground: Ground,
  scene: Scene,
  { before, after, told, steps, unsent: expected }: Unbroken,
  when: When,
): Promise<Verdict> {
  await ground.putBack(scene.snapshot);
  await ground.start();
  await ground.house.stage.settle(settles);
  const met = await killWithin(ground, scene, when);
  const killed = await ground.house.stage.now();
  await ground.startBot();
  await restored(ground, expected);

  const verdict = { scene: scene.name, at: atOf(when, steps), met };
  const found = await witness(ground, scene.run);
  const wrong = [
    ...(await brokenBooks(ground.database)),
    ...hanging(found.look),
    ...doubled(found),
  ];
  const unfinished = differences(after, found);
  const late = async (): Promise<string[]> =>
    (await unsent(ground.database))
      .filter((line) => !expected.includes(line))
      .map((line) => `not sent: ${line}`);
  if (unfinished.length === 0) return { ...verdict, wrong: [...wrong, ...(await late())] };
  if (scene.step.act.do !== 'clock' && differences(before, found).length > 0)
    return { ...verdict, wrong: [...wrong, ...unfinished.slice(0, 8)] };
  if (told !== null && wasTold(found.look, before.look, told))
    wrong.push(`somebody was told “${told}”, and it is not so`);
  await onceMore(ground, scene, (await ground.house.stage.now()) - killed);
  const again = differences(after, await witness(ground, scene.run));
  wrong.push(...again.slice(0, 8), ...(await brokenBooks(ground.database)), ...(await late()));
  return { ...verdict, wrong };
}

/**
 * Settled, and nothing left to send but what was `expected` to be left: what the dead process had
 * taken to send it keeps for a while, in which nobody else may.
 */
async function restored({ house, database }: Ground, expected: string[]): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await house.stage.settle(settles);
    const left = await unsent(database);
    if (left.every((line) => expected.includes(line) || line.startsWith('parked'))) return;
    await house.stage.move((await house.stage.now()) + claims);
  }
}

/** True when the boundary was met; else everything was over before, and the bot is killed then. */
async function killWithin(ground: Ground, scene: Scene, when: When): Promise<boolean> {
  const { gate, house } = ground;
  if (scene.opening) await act(ground, scene, scene.opening, true);
  gate.arm('step' in when ? when : null, () => ground.strike());
  const doing = act(ground, scene, scene.step, false).catch(() => null);
  if ('after' in when) {
    await pause(when.after);
    ground.strike();
    await doing;
    return true;
  }
  let over = false;
  void doing
    .then(() => house.stage.settle(settles))
    .catch(() => undefined)
    .finally(() => (over = true));
  while (!over && !gate.struck()) await pause(5);
  if (!gate.struck()) ground.strike();
  return gate.struck();
}

function wasTold(found: Look, before: Look, told: string): boolean {
  const known = new Set(messagesOf(before).map(({ id }) => id));
  return messagesOf(found).some(
    ({ id, text }) => !known.has(id) && timeless(text) === timeless(told),
  );
}

const messagesOf = ({ views }: Look) =>
  views.flatMap(({ channels }) => channels.flatMap(({ messages }) => messages));

/** When the bot was killed, in words. */
export const atOf = (when: When, steps: readonly string[]): string =>
  'step' in when
    ? `${when.side} ${steps[when.step]} (step ${when.step})`
    : `${when.after} ms after it`;
