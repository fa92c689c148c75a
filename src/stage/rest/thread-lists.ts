import { showThread, showThreadMember, threadOf } from '../show/channel.ts';
import { older } from '../snowflake.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL } from '../wire.ts';
import { canSee, channelsOf } from '../world/access.ts';
import { type Id } from '../world/nouns.ts';
import { needChannel, needPermission, needServer } from './need.ts';
import { type Answer, type Ask, botOf, ok } from './route.ts';
import { type Thread } from './thread-members.ts';

function listed(ask: Ask, threads: Thread[], more?: boolean): Answer {
  const mine = threads.filter(({ thread }) =>
    thread.members.some((one) => one.user === botOf(ask)),
  );
  return ok({
    threads: threads.map((thread) => showThread(thread, botOf(ask))),
    members: mine.map((thread) => showThreadMember(thread, botOf(ask))),
    ...(more !== undefined && { has_more: more }),
  });
}

function threadsIn(
  stage: Stage,
  ask: Ask,
  server: Id,
  wanted: (thread: Thread) => boolean,
): Thread[] {
  return channelsOf(stage.world, server)
    .map(threadOf)
    .filter((one) => one !== undefined)
    .filter((one) => wanted(one) && canSee(stage.world, botOf(ask), one))
    .sort((a, b) => older(b.id, a.id));
}

export function active(stage: Stage, ask: Ask): Answer {
  const server = needServer(stage, ask);
  const threads = threadsIn(stage, ask, server.id, ({ thread }) => !thread.archived);
  return listed(ask, threads, false);
}

export function archived(stage: Stage, ask: Ask, wanted: (thread: Thread) => boolean): Answer {
  const parent = needChannel(stage, ask);
  needPermission(stage, ask, parent, 'ReadMessageHistory');
  const limit = Number(ask.query['limit'] ?? 50);
  const found = threadsIn(
    stage,
    ask,
    parent.server ?? '',
    (one) => one.parent === parent.id && one.thread.archived && wanted(one),
  );
  return listed(ask, found.slice(0, limit), found.length > limit);
}

export function archivedPrivate(stage: Stage, ask: Ask): Answer {
  needPermission(stage, ask, needChannel(stage, ask), 'ManageThreads');
  return archived(stage, ask, (one) => one.type === CHANNEL.privateThread);
}
