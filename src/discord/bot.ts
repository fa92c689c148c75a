import { type Play } from '../play/index.ts';
import {
  type Clock,
  type Intakes,
  type Outbox,
  type Places,
  type Presence,
} from '../play/ports.ts';
import { type Instant } from '../rules/names.ts';
import { type GoodsIn } from './desk.ts';
import { type CannotLogIn, openGateway, type Gateway } from './gateway.ts';
import { type Pace } from './limiter.ts';
import { type Log } from './log.ts';
import { startServing, tellServers, type Serving } from './serving.ts';
import { takeTurn } from './waiting-turn.ts';

export type ReadGoods = (file: { name: string; bytes: Uint8Array }) => Promise<GoodsIn>;

export type BotParts = {
  token: string;
  /** Another server that speaks Discord's API, for example `http://127.0.0.1:4000/api`. */
  api?: string;
  /** Names this process among those of the same token. */
  process: string;
  play: Play;
  outbox: Outbox;
  intakes: Intakes;
  places: Places;
  presence: Presence;
  clock: Clock;
  log: Log;
  /** Told in one sentence when the bot cannot go on. */
  fatal: (reason: CannotLogIn) => void;
  /** Reads goods of a host's own out of a file, and keeps them for an act that brings them. */
  readGoods: ReadGoods;
  /** Done once the connection stands and before anything is answered or sent. */
  beforeServing?: () => Promise<void>;
  /** Where commands are registered; servers by id make them known at once. */
  registerIn?: 'everywhere' | readonly string[];
  pace?: Pace;
};

export interface Bot {
  /** The address at which a server lets the bot in. */
  invite: string;
  /** What is not yet answered or sent, in words. */
  open(): string[];
  /** Looks for messages to send now. */
  kick(): void;
  connected(): boolean;
  /** Up to when all that was written to it is answered: nothing due later may lapse yet. */
  heardUntil(): Instant;
  /** Takes nothing more, ends what runs, and says goodbye. */
  close(): Promise<void>;
}

/** Logs in and serves; throws `CannotLogIn` with one clear sentence. */
export async function openBot(parts: BotParts): Promise<Bot> {
  const now = () => parts.clock.now();
  const turn = await takeTurn({ ...parts, now });
  const early: (() => void)[] = [];
  const serve: { serving: Serving | null } = { serving: null };
  const whenServing = (use: (serving: Serving) => void) => {
    const { serving } = serve;
    if (serving) use(serving);
    else early.push(() => whenServing(use));
  };
  try {
    const gateway = await openGateway(
      parts.token,
      parts.api,
      {
        interaction: (interaction) => whenServing(({ take }) => take(interaction)),
        message: (message) => whenServing(({ read }) => read(message)),
        deleted: (channel) => whenServing(({ deleted }) => deleted(channel)),
        connected: (how) => whenServing(({ back }) => back(how)),
        servers: (count) => {
          if (serve.serving) tellServers(parts.log, count, serve.serving.invite);
        },
        invited: (server) => whenServing(({ invited }) => invited(server)),
        fatal: parts.fatal,
      },
      parts.log,
    );
    await parts.outbox.takeOver();
    await parts.beforeServing?.();
    const serving = await startServing(parts, gateway);
    serve.serving = serving;
    for (const one of early.splice(0)) one();
    return botOf(serving, gateway, turn);
  } catch (error) {
    await turn.leave();
    throw error;
  }
}

const botOf = (serving: Serving, gateway: Gateway, turn: { leave(): Promise<void> }): Bot => ({
  invite: serving.invite,
  open: () => serving.open(),
  kick: () => serving.kick(),
  connected: () => gateway.reachable(),
  heardUntil: () => serving.heardUntil(),
  close: async () => {
    await serving.close();
    await gateway.close();
    await turn.leave();
  },
});
