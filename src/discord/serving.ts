import { type GatewayMessageCreateDispatchData, type APIInteraction } from 'discord.js';
import { type BotParts } from './bot.ts';
import { commands } from './commands/index.ts';
import { deletionsOver } from './deletions.ts';
import { deskOver, type Desk } from './desk.ts';
import { inboxOver } from './direct-messages/inbox.ts';
import { playersIn } from './direct-messages/players-in.ts';
import { type Gateway } from './gateway.ts';
import { hurryingOver } from './hurrying.ts';
import { completeUnanswered } from './interactions/completer.ts';
import { reception } from './interactions/reception.ts';
import { findAwaitedOf, tellGone } from './leavers.ts';
import { lookout } from './lookout.ts';
import { humanPace, limiter } from './limiter.ts';
import { factsOf, type Log } from './log.ts';
import { type GameId, type Instant } from '../rules/names.ts';
import { inviteLink } from './permissions.ts';
import { projectionsOf } from './projections.ts';
import { deliveryOver } from './publisher/delivery.ts';
import { publisherOver } from './publisher/publisher.ts';
import { judging, untilAllowed } from './publisher/verdict.ts';
import { registerCommands } from './registration.ts';
import { remembering } from './remembered.ts';
import { answersOver } from './wire/answers.ts';
import { readSent } from './wire/sent-files.ts';
import { wireOver } from './wire/wire.ts';

/** What the bot does once it is connected. */
export type Serving = {
  invite: string;
  take: (interaction: APIInteraction) => void;
  read: (message: GatewayMessageCreateDispatchData) => void;
  /** A thread or a channel is deleted, or hidden from the bot. */
  deleted: (channel: string) => void;
  kick: () => void;
  /** Connected, at first or again: goes on, and looks for what it was not told of. */
  back: (how: 'resumed' | 'anew') => void;
  /** A server has let the bot in, perhaps again: looks for what was deleted meanwhile, too. */
  invited: (server: string) => void;
  open: () => string[];
  /** Up to when all that was written to the bot is answered. */
  heardUntil: () => Instant;
  close: () => Promise<void>;
};

/** Answers what an earlier run left, makes the commands known, and starts. */
export async function startServing(parts: BotParts, gateway: Gateway): Promise<Serving> {
  const { client } = gateway;
  const { intakes, log } = parts;
  const { desk, answers, door, inbox, publisher, deletions, hurried } = assembled(parts, gateway);
  const { wire } = desk;
  const servers = () => [...client.guilds.cache.keys()];
  await completeUnanswered(desk, answers, intakes).catch((error: unknown) => {
    log.error(factsOf(error), 'what an earlier run left unanswered could not be read');
  });
  const where = parts.registerIn ?? 'everywhere';
  await registerCommands({ wire, log }, client.application.id, commands, where);
  const { invite } = desk.bot;
  log.info({ invite, servers: servers().length }, 'ready; invite the bot with this link');
  tellServers(log, servers().length, invite);
  const leavers = lookout({ play: parts.play, wire, log, now: desk.now }, servers);
  const hurrying = hurryingOver(desk, hurried);
  const kick = () => {
    publisher.kick();
    leavers.glance();
  };
  return {
    invite,
    take: (interaction) => void door.take(interaction),
    read: (message) => void inbox.take(message),
    deleted: (channel) => deletions.heard(channel),
    kick,
    back: (how) => {
      kick();
      if (how !== 'anew') return;
      hurrying.in(servers());
      deletions.look(servers());
      inbox.catchUp(() => playersIn(desk.asks, servers()));
    },
    invited: (server) => {
      hurrying.in([server]);
      deletions.look([server]);
    },
    open: () => [
      ...door.open(),
      ...inbox.open(),
      ...publisher.open(),
      ...leavers.open(),
      ...hurrying.open(),
      ...deletions.open(),
    ],
    heardUntil: () => inbox.heardUntil(),
    close: async () => {
      await Promise.all([leavers.close(), hurrying.close(), deletions.close()]);
      await Promise.all([door.close(), inbox.close()]);
      await publisher.close();
    },
  };
}

/** The desk, the door for interactions, the inbox and the publisher, each knowing the others. */
function assembled(parts: BotParts, { client }: Gateway) {
  const { play, outbox, intakes, places, log } = parts;
  const now = () => parts.clock.now();
  const { id } = client.user;
  const desk: Desk = deskOver(
    play,
    {
      lately: remembering(5000),
      now,
      wire: wireOver(client.rest),
      bot: { id, invite: inviteLink(client.application.id) },
      log,
      hurry: async (channel) => {
        const there = await play.asks.gameIn(channel);
        if (there) await hurried(there.game);
      },
      goodsIn: async (file) => {
        const bytes = await readSent(file, parts.api);
        return bytes && parts.readGoods({ name: file.name, bytes });
      },
      lookFor: (game, hero) => deletions.lookFor(game, hero),
      parked: (game) => outbox.parked(game),
      announced: (game, kind) => outbox.announced(game, kind),
    },
    () => publisher.kick(),
  );
  const mayGoOn = limiter(parts.pace ?? humanPace);
  const answers = answersOver(parts.api ?? client.rest.options.api);
  const door = reception({
    desk,
    answers,
    intakes,
    projections: projectionsOf(play.asks),
    mayGoOn,
    redrawn: (message, screen) => mail.panels.redrawn(message, screen),
  });
  const mail = deliveryOver(desk, places, {
    idle: (player) => door.idle(player),
    left: (row, player) => tellGone({ play, log, now }, row.game, player, `gone:${row.id}`),
    resumed: (server, game) => findAwaitedOf({ play, wire: desk.wire, log, now }, server, game),
  });
  /** What waits for a right in a game is tried now, and heroes' own places before others. */
  const hurried = async (game: GameId) => {
    await mail.homes.retry(game);
    await outbox.hurry(game, untilAllowed);
    publisher.kick();
  };
  const { deliver, hosts } = mail;
  const publisher = publisherOver({
    outbox,
    deliver,
    desk,
    hosts,
    verdict: judging(desk),
    through: hurried,
  });
  const inbox = inboxOver(desk, intakes, mayGoOn);
  const deletions = deletionsOver({ desk, places, outbox, kick: () => publisher.kick() });
  return { desk, answers, door, inbox, publisher, deletions, hurried };
}

/** A bot that nobody has invited looks broken: says what to do. */
export function tellServers(log: Log, count: number, invite: string) {
  if (count === 0)
    log.warn({ invite }, 'no server has invited the bot yet; open this link to invite it');
}
