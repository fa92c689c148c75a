import { callKinds } from '../../rules/calls.ts';
import { perform } from '../acting.ts';
import { plainly } from '../views/receipts.ts';
import { type Action, NotYours, whispers } from './action.ts';

/** The button below a call. */
export const callActions = {
  mute: whispers(async ({ desk, caller, game, id }) => {
    const call = callKinds.find((kind) => kind === id.subject);
    if (!call) throw new NotYours();
    return plainly((await perform(desk, caller, game, { do: 'mute', call, muted: true })).lines);
  }),
} satisfies Record<string, Action>;
