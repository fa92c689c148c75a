import type { z } from 'zod';
import { isUponItself } from './befallen.ts';
import { type Span } from './limits.ts';

type Said = {
  when?: string | undefined;
  use?: { on: string; radius?: number | undefined };
  aura?: object;
  trap?: object;
  special?: object | undefined;
  while?: object | undefined;
  limit?: { each: Span } | undefined;
  'used up'?: true | undefined;
  do: readonly object[];
};

/** Refuses an ability of which nothing could come, and an effect upon somebody who has no part in it. */
export function refuseIdle(ability: Said, context: z.core.$RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (ability.use && ability.do.length === 0 && !ability.special)
    refuse(['do'], 'expected what it does, as nothing comes of it');
  if (ability.aura && ability.do.length === 0 && !ability.while)
    refuse(['do'], 'expected what it does, or `while`, as nothing comes of it');
  for (const [at, effect] of ability.do.entries()) {
    if (isUponNobody(ability, effect))
      refuse(['do', at, 'to'], 'expected self, target, or all of some within so many tiles');
    if ('copy' in effect && copiesItself(ability, effect))
      refuse(['do', at, 'to'], 'expected whom it copies, other than self');
  }
}

/** Nothing has set off what is used, whose other is who is attacked, nor what an aura does. */
function isUponNobody({ use, aura, special }: Said, effect: object): boolean {
  if (!('to' in effect) || !(use ?? aura)) return false;
  const about = (effect.to as { of?: string } | undefined)?.of ?? effect.to;
  return about === 'victim' || (about === 'other' && use !== undefined && !special);
}

/** A trap has nobody who could copy, either. */
function copiesItself(ability: Said, effect: object): boolean {
  const to = 'to' in effect ? effect.to : undefined;
  return isUponItself(ability, to) || (ability.trap !== undefined && to === undefined);
}
