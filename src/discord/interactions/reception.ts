import { type APIInteraction } from 'discord.js';
import { type PlayerId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { actions } from '../components/index.ts';
import { leaves } from '../commands/index.ts';
import { type CustomId, readCustomId } from '../custom-id.ts';
import { factsOf } from '../log.ts';
import { remembering } from '../remembered.ts';
import { type Screen } from '../screen.ts';
import { notDone } from '../views/not-done.ts';
import { incoming, type Incoming } from './incoming.ts';
import { carryOut, type Parts } from './carry-out.ts';
import { draftsKept, type Drafts } from './drafts.ts';
import { jobOf } from './job.ts';
import { pressMark } from './same-press.ts';
import { suggestions } from './suggesting.ts';
import { wellFormed } from './well-formed.ts';

/** More at once than this are told to come back. */
const mostAtOnce = 200;

type Running = { what: string; player: PlayerId; press: string | null; done: Promise<void> };

/** Where interactions arrive. */
interface Reception {
  /** Does all that an interaction asks for; the same one twice is one. Never throws. */
  take(interaction: APIInteraction): Promise<void>;
  /** What is being done and not yet answered. */
  open(): string[];
  /** Resolves when what this player has asked for by now is answered. */
  idle(player: PlayerId): Promise<void>;
  /** Takes nothing more; resolves when all is answered. */
  close(): Promise<void>;
}

export function reception(parts: Parts): Reception {
  const seen = remembering<true>(5000);
  const drafts = draftsKept();
  const running = new Map<string, Running>();
  let closed = false;

  async function take(interaction: APIInteraction): Promise<void> {
    const read = readable(interaction);
    if (!read || closed || seen.get(interaction.id)) return;
    seen.put(interaction.id, true);
    const press = pressMark(read);
    const same = [...running.values()].filter((one) => press !== null && one.press === press);
    const before = Promise.all(same.map((one) => one.done));
    const full = running.size >= mostAtOnce;
    const done = receive({ ...parts, drafts }, read, full, before).catch((error: unknown) => {
      parts.desk.log.error(factsOf(error), 'an interaction could not be answered');
    });
    running.set(interaction.id, { what: read.as, player: read.caller.player, press, done });
    await done;
    running.delete(interaction.id);
  }

  function readable(interaction: APIInteraction): Incoming | null {
    try {
      return incoming(wellFormed(interaction));
    } catch (error) {
      parts.desk.log.warn(factsOf(error), 'an interaction of an unknown form');
      return null;
    }
  }

  return {
    take,
    open: () => [...running].map(([id, { what }]) => `interaction ${id} (${what})`),
    idle: async (player) => {
      const own = [...running.values()].filter((one) => one.player === player);
      await Promise.all(own.map(({ done }) => done));
    },
    close: async () => {
      closed = true;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

/** Refused at the door, answered at once, or acknowledged and done. */
async function receive(
  parts: Parts & { drafts: Drafts },
  read: Incoming,
  full: boolean,
  before: Promise<unknown>,
): Promise<void> {
  const { desk, answers, drafts } = parts;
  if (read.as === 'autocomplete') {
    const known = leaves.get(read.path);
    const choices = known ? await suggestions(desk, parts.projections, known, read) : [];
    await answers.suggest(read.reference, choices);
    return;
  }
  const no = turnedAway(parts, read, full);
  if (no) {
    await answers.whisper(read.reference, no);
    return;
  }
  if (await openForm(parts, read)) return;
  await carryOut(parts, read, jobOf(drafts.keeping(desk, read), read), before);
}

function turnedAway({ mayGoOn }: Parts, read: Incoming, full: boolean): Screen | null {
  if (full) return notDone.busy;
  if (!mayGoOn(read.caller.player)) return notDone.tooFast;
  const everywhere = read.as !== 'command' || leaves.get(read.path)?.command.where === 'everywhere';
  return read.installed || everywhere ? null : notDone.notAMember;
}

/** True when the answer was a form. */
async function openForm(
  { projections, answers, drafts }: Parts & { drafts: Drafts },
  read: Incoming,
): Promise<boolean> {
  const id = read.as === 'component' ? readCustomId(read.id) : null;
  if (read.as !== 'component' || id === null || id === 'outdated' || id.game === null) return false;
  const action = actions.get(id.action);
  if (action?.answer !== 'form') return false;
  const view = await projections.own(id.game, read.caller.player);
  if (await isAnothers(projections, id, view, read.caller.player))
    await answers.whisper(read.reference, action.others ?? notDone.notYours);
  else {
    const form = action.open({ game: id.game, id, values: read.values, view });
    const { player, at } = read.caller;
    await answers.open(read.reference, drafts.filled(form, player, at));
  }
  return true;
}

/** Whether somebody else plays the hero whose button it is; in doubt the act itself is refused. */
async function isAnothers(
  projections: Parts['projections'],
  { game, hero }: CustomId,
  own: HeroView | null,
  player: PlayerId,
): Promise<boolean> {
  if (hero === null || game === null) return false;
  if (own) return own.hero.id !== hero;
  const all = (await projections.everyone(game))?.heroes ?? [];
  const whose = all.find(({ id }) => id === hero);
  return whose !== undefined && whose.player !== player;
}
