import { StageRefusal } from '../../../test/support/transcript/play/stage.ts';
import { type Ground, openGround } from './ground.ts';
import { picks, shuffled, type Wish } from './kinds.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { atOf, strike, unbroken, type Unbroken, type Verdict, type When } from './strike.ts';

export type Plan = Wish & {
  /** How often each scene is struck at most: once at any moment, else at boundaries by lot. */
  each: number;
  /** No new kill after so many ms since the first. */
  within: number;
  lanes: number;
  /** No new kill once somebody says so. */
  stopping: AbortSignal;
};

/** `isWhole`: all that was planned came to its end. */
export type Outcome = { verdicts: Verdict[]; isWhole: boolean };

type Kill = { scene: Scene; whole: Unbroken; when: When };

/** Milliseconds after an act in which it is struck at any moment. */
const latest = 600;

/**
 * Kills the bot as planned and tells of each kill; `cluster` is PostgreSQL's address. Each lane plays
 * files of its own, which come by lot, and strikes what it has kept of one before it plays the next.
 */
export async function crashes(
  cluster: string,
  plan: Plan,
  tell: (verdict: Verdict) => void,
  say: (line: string) => void,
): Promise<Outcome> {
  const grounds: Ground[] = [];
  const verdicts: Verdict[] = [];
  const files = shuffled([...(await picks(plan))]);
  let began: number | null = null;
  let isWhole = true;
  const isOver = (): boolean => {
    const isLate = began !== null && performance.now() - began > plan.within;
    const over = isLate || plan.stopping.aborted;
    if (over) isWhole = false;
    return over;
  };
  const note = (verdict: Verdict): void => {
    verdicts.push(verdict);
    tell(verdict);
  };
  const lane = async (ground: Ground): Promise<void> => {
    await ground.start();
    const empty = await ground.keep(`empty_${grounds.indexOf(ground)}`);
    for (let next = files.shift(); next && !isOver(); next = files.shift()) {
      await ground.putBack(empty);
      await ground.start();
      for (const kill of await gathered(ground, next, plan, note, say)) {
        began ??= performance.now();
        if (isOver()) return;
        note(await judged(ground, kill));
      }
    }
  };
  try {
    for (let nth = 0; nth < plan.lanes; nth++)
      grounds.push(await openGround(cluster, `lane_${nth}`));
    await Promise.all(grounds.map(lane));
    return { verdicts, isWhole };
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

/** The kills of the acts that are picked of a file. */
async function gathered(
  ground: Ground,
  [file, steps]: readonly [string, ReadonlySet<number>],
  { each, stopping }: Plan,
  note: (verdict: Verdict) => void,
  say: (line: string) => void,
): Promise<Kill[]> {
  const { scenes, broke } = await scenesOf(ground, file, steps);
  if (broke) note({ scene: file, at: 'played without a kill', met: true, wrong: [broke] });
  say(`${file}: ${scenes.length} scenes`);
  const kills: Kill[] = [];
  for (const scene of scenes)
    if (!stopping.aborted) kills.push(...(await killsOf(ground, scene, each, say)));
  return kills;
}

/** Once at any moment, and at as many as are left of what bounds its steps when it goes undisturbed. */
async function killsOf(
  ground: Ground,
  scene: Scene,
  each: number,
  say: (line: string) => void,
): Promise<Kill[]> {
  const whole = await unbroken(ground, scene).catch((error: unknown) => {
    if (!(error instanceof StageRefusal) || error.status !== 409) throw error;
    say(`${scene.name}: left out, since Discord itself refuses it (${error.message})`);
    return null;
  });
  if (!whole) return [];
  say(`${scene.name}: ${whole.steps.join(', ')}`);
  const sides = ['before', 'after'] as const;
  const boundaries = whole.steps.flatMap((_, step) => sides.map((side) => ({ step, side })));
  const whens: When[] = [anyMoment(), ...shuffled(boundaries).slice(0, each - 1)];
  return whens.map((when) => ({ scene, whole, when }));
}

const anyMoment = (): When => ({ after: Math.floor(Math.random() * latest) });
