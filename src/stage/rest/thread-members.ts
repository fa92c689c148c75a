import { addToThread, removeFromThread } from '../deeds/threads.ts';
import { has } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { showThreadMember, threadOf } from '../show/channel.ts';
import { showMember } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL } from '../wire.ts';
import { canSee, memberOf, permissionsIn } from '../world/access.ts';
import { type Channel, type Id, type ThreadState } from '../world/nouns.ts';
import { needChannel, needPermission, needUser, needWritable } from './need.ts';
import { type Answer, type Ask, botOf, none, ok, param } from './route.ts';

export type Thread = Channel & { thread: ThreadState };

function needThread(stage: Stage, ask: Ask): Thread {
  const thread = threadOf(needChannel(stage, ask));
  if (!thread) throw refuse(50024);
  return thread;
}

/** Whoever may write in a thread may add others, unless it is private and not theirs to share. */
export function add(stage: Stage, ask: Ask): Answer {
  const thread = needThread(stage, ask);
  needWritable(thread);
  const user =
    param(ask, 'user_id') === '@me' ? botOf(ask) : needUser(stage, param(ask, 'user_id')).id;
  if (user === botOf(ask)) {
    addToThread(stage, thread.id, user);
    return none();
  }
  needPermission(stage, ask, thread, 'SendMessagesInThreads');
  const manages = has(permissionsIn(stage.world, botOf(ask), thread), 'ManageThreads');
  const mayInvite =
    thread.type !== CHANNEL.privateThread ||
    thread.thread.invitable ||
    thread.thread.owner === botOf(ask);
  if (!manages && !mayInvite) throw refuse(50013);
  if (!memberOf(stage.world, thread.server ?? '', user)) throw refuse(50001);
  const parent = thread.parent === null ? undefined : stage.world.channels.get(thread.parent);
  if (!parent || !canSee(stage.world, user, parent)) throw refuse(50001);
  addToThread(stage, thread.id, user);
  return none();
}

export function remove(stage: Stage, ask: Ask): Answer {
  const thread = needThread(stage, ask);
  needWritable(thread);
  const user =
    param(ask, 'user_id') === '@me' ? botOf(ask) : needUser(stage, param(ask, 'user_id')).id;
  const owns = thread.type === CHANNEL.privateThread && thread.thread.owner === botOf(ask);
  if (user !== botOf(ask) && !owns) needPermission(stage, ask, thread, 'ManageThreads');
  removeFromThread(stage, thread.id, user);
  return none();
}

const member = (stage: Stage, ask: Ask, thread: Thread, user: Id): object => {
  const inServer = memberOf(stage.world, thread.server ?? '', user);
  const withMember = ask.query['with_member'] === 'true' && inServer;
  return {
    ...showThreadMember(thread, user),
    ...(withMember && { member: showMember(stage.world, withMember) }),
  };
};

export function members(stage: Stage, ask: Ask): Answer {
  const thread = needThread(stage, ask);
  return ok(thread.thread.members.map(({ user }) => member(stage, ask, thread, user)));
}

export function oneMember(stage: Stage, ask: Ask): Answer {
  const thread = needThread(stage, ask);
  const user = param(ask, 'user_id') === '@me' ? botOf(ask) : param(ask, 'user_id');
  if (!thread.thread.members.some((one) => one.user === user)) throw refuse(10007);
  return ok(member(stage, ask, thread, user));
}
