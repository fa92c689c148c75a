import { ACKNOWLEDGE_WITHIN, TOKEN_LIVES } from '../deeds/interactions.ts';
import { isBehind } from '../gateway/gateway.ts';
import { type Stage } from '../stage.ts';
import { type Interaction } from '../world/nouns.ts';
import { type Endpoint, type Wish } from './endpoint.ts';
import { optionalNumber } from './fields.ts';
import { Wrong } from './wrong.ts';

const USUAL = 20_000;
const LOOK_EVERY = 15;
const BOT_ANSWERS_WITHIN = 2_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function isOpen(stage: Stage, { outcome, at, type }: Interaction): boolean {
  const age = stage.world.now() - at;
  if (outcome === 'waiting') return age <= ACKNOWLEDGE_WITHIN;
  return outcome === 'thinking' && type !== 4 && age <= TOKEN_LIVES;
}

/** What the stage itself still waits for. */
function openHere(stage: Stage): string[] {
  const behind = [...stage.gateway.sessions.values()]
    .filter(isBehind)
    .map(({ bot, heard, seq }) => `the bot ${bot} has received ${heard} of ${seq} events`);
  const requests = [...stage.underway].map((ticket) => `request under way: ${ticket}`);
  const interactions = stage.world.interactions
    .open()
    .filter((interaction) => isOpen(stage, interaction))
    .map(
      ({ id, name, outcome, user }) =>
        `interaction ${id} (${name}, by ${stage.world.users.get(user)?.name}) is ${outcome}`,
    );
  return [...behind, ...requests, ...interactions];
}

/** What the bot says, unless a fault keeps it away; where it is asked in vain, that is open too. */
async function openThere(stage: Stage): Promise<string[]> {
  if (!stage.bot || stage.faults.isCut()) return [];
  const silent = { settled: false, open: ['the bot does not say whether it is settled'] };
  const silence = pause(BOT_ANSWERS_WITHIN).then(() => silent);
  const { settled, open } = await Promise.race([stage.bot.settled().catch(() => silent), silence]);
  return settled ? [] : open.length > 0 ? open : ['the bot says that it is not settled'];
}

/** The number of everything that passed, to see that nothing did between two looks. */
const pulse = (stage: Stage): number => stage.record.since(Infinity, 0).next;

/** What is open a moment later; where something has passed in that moment, the bot is not asked. */
async function look(stage: Stage, before: number): Promise<string[]> {
  stage.gateway.askForHeartbeats();
  await pause(LOOK_EVERY);
  const here = openHere(stage);
  if (here.length > 0) return here;
  return pulse(stage) === before ? openThere(stage) : ['things keep happening'];
}

async function settle(stage: Stage, { body }: Wish): Promise<object> {
  const startedAt = performance.now();
  const until = startedAt + (optionalNumber(body, 'timeout') ?? USUAL);
  let quiet = 0;
  let open: string[] = [];
  for (let before = pulse(stage); performance.now() < until;) {
    open = await look(stage, before);
    const now = pulse(stage);
    quiet = open.length === 0 && now === before ? quiet + 1 : 0;
    before = now;
    if (quiet >= 2) return { settled: true, waited: Math.round(performance.now() - startedAt) };
  }
  const what = open.length > 0 ? open : ['things keep happening'];
  throw new Wrong(504, `Not settled in time: ${what.join('; ')}.`, what);
}

export const settleEndpoints: Endpoint[] = [{ method: 'POST', path: '/settle', handle: settle }];
