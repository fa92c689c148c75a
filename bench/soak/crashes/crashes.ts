import { StageRefusal } from '../../../test/support/transcript/play/stage.ts';
import { type Boundary } from './gate.ts';
import { type Ground, openGround } from './ground.ts';
import { picks, shuffled, type Wish } from './kinds.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { atOf, strike, unbroken, type Unbroken, type Verdict, type When } from './strike.ts';

export type Plan = Wish & {
  /** How often on each side of a command's boundary, and how many at any moment. */
  times: number;
  random: number;
  /** No new kill after so many ms since the first. */
  within: number;
  lanes: number;
};

type Kill = { scene: Scene; whole: Unbroken; when: When };

const latest = 600;

/** Kills the bot as planned and tells of each kill; `cluster` is PostgreSQL's address. */
export async function crashes(
  cluster: string,
  plan: Plan,
  tell: (verdict: Verdict) => void,
  say: (line: string) => void,
): Promise<Verdict[]> {
  const grounds: Ground[] = [];
  const verdicts: Verdict[] = [];
  const note = (verdict: Verdict): void => {
    verdicts.push(verdict);
    tell(verdict);
  };
  try {
    for (let lane = 0; lane < plan.lanes; lane++)
      grounds.push(await openGround(cluster, `lane_${lane}`));
    const kills = await gathered(grounds, plan, note, say);
    const waiting = [...shuffled(kills), ...atRandom(kills, plan.random)];
    say(`${waiting.length} kills`);
    const began = performance.now();
    const lane = async (ground: Ground): Promise<void> => {
      for (let kill = waiting.shift(); kill; kill = waiting.shift()) {
        if (performance.now() - began > plan.within) return;
        note(await judged(ground, kill));
      }
    };
    await Promise.all(grounds.map(lane));
    return verdicts;
  } finally {
    for (const ground of grounds) await ground.close();
  }
}

/** What cannot be judged is wrong, and no reason to judge nothing more. */
const judged = (ground: Ground, { scene, whole, when }: Kill): Promise<Verdict> =>
  strike(ground, scene, whole, when).catch((error: unknown) => ({
    ...{ scene: scene.name, at: atOf(when, whole.steps), met: true },
    wrong: [
      `it cannot be judged: ${error instanceof Error ? error.message : String(error)}`,
      ...ground.worker.log.slice(-5).map((line) => `the bot: ${line}`),
    ],
  }));

/** The kills of the acts that are picked; each lane plays files of its own. */
async function gathered(
  grounds: readonly Ground[],
  plan: Plan,
  note: (verdict: Verdict) => void,
  say: (line: string) => void,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  const files = [...(await picks(plan))];
  const lane = async (ground: Ground): Promise<void> => {
    await ground.start();
    const empty = await ground.keep(`empty_${grounds.indexOf(ground)}`);
    for (let next = files.shift(); next; next = files.shift()) {
      const [file, steps] = next;
      await ground.putBack(empty);
      await ground.start();
      const { scenes, broke } = await scenesOf(ground, file, steps);
      if (broke) note({ scene: file, at: 'played without a kill', met: true, wrong: [broke] });
      say(`${file}: ${scenes.length} scenes`);
      for (const scene of scenes) kills.push(...(await killsOf(ground, scene, plan, say)));
    }
  };
  await Promise.all(grounds.map(lane));
  return kills;
}

/** What bounds the steps that the scene takes when it goes undisturbed. */
async function killsOf(
  ground: Ground,
  scene: Scene,
  { times: commandTimes }: Plan,
  say: (line: string) => void,
): Promise<Kill[]> {
  const whole = await unbroken(ground, scene).catch((error: unknown) => {
    if (!(error instanceof StageRefusal) || error.status !== 409) throw error;
    say(`${scene.name}: left out, since Discord itself refuses it (${error.message})`);
    return null;
  });
  if (!whole) return [];
  say(`${scene.name}: ${whole.steps.join(', ')}`);
  const times = scene.step.act.do === 'type' ? commandTimes : null;
  return whole.steps
    .flatMap((_, step) => boundariesOf(step, times))
    .map((when) => ({ scene, whole, when }));
}

/** A command's steps are met so often on both sides; those of other acts once, on either side. */
function boundariesOf(step: number, times: number | null): Boundary[] {
  const sides = ['before', 'after'] as const;
  if (times !== null)
    return Array.from({ length: times }, () => sides.map((side) => ({ step, side }))).flat();
  return [{ step, side: Math.random() < 0.5 ? 'before' : 'after' }];
}

function atRandom(kills: readonly Kill[], count: number): Kill[] {
  if (kills.length === 0) return [];
  return Array.from({ length: count }, () => {
    const { scene, whole } = kills[Math.floor(Math.random() * kills.length)] as Kill;
    return { scene, whole, when: { after: Math.floor(Math.random() * latest) } };
  });
}
