import { type ActionOf } from '../../rules/combat/action.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type Deed, readDeed, readUse, type Use } from '../fight-values.ts';
import { type Entry } from '../screen.ts';
import { deedEntries } from '../views/deeds.ts';
import { tileNamed } from '../views/tiles.ts';
import { useEntries } from '../views/uses.ts';
import { begun } from './begun.ts';
import { useInVain } from './in-vain.ts';
import { said } from './said.ts';

const labelsOf = (entries: readonly Entry[]): string[] => entries.map(({ label }) => label);

/** How each use is called that may be meant; the first of them is what `useMeant` takes. */
export const usesMeant = (fight: FightView, typed: string): string[] =>
  labelsOf(begun(fight, useEntries(fight), typed));

/** The same of what else can be done. */
export const deedsMeant = (fight: FightView, typed: string): string[] =>
  labelsOf(begun(fight, deedEntries(fight), typed));

/**
 * The use that was suggested or typed. What is none now, but was once suggested, names a thing of one's
 * own that is good for nothing now, or aims one where it cannot go, is for the rules to refuse; null for
 * everything else.
 */
export function useMeant(fight: FightView, typed: string): Use | null {
  const [meant] = begun(fight, useEntries(fight), typed);
  return readUse(meant?.value ?? typed) ?? useInVain(fight, typed);
}

/**
 * The same of what else can be done, waiting and the end of a turn by the names of their buttons, too; a trap
 * may be named that is nothing to pick up.
 */
export function deedMeant(fight: FightView, typed: string): Deed | ActionOf<'end turn'> | null {
  if (['wait', 'end turn'].includes(said(typed))) return { do: 'end turn' };
  const [meant] = begun(fight, deedEntries(fight), typed);
  return readDeed(meant?.value ?? said(typed).replaceAll(' ', '-')) ?? trapInVain(typed);
}

function trapInVain(typed: string): Deed | null {
  const at = tileNamed(/^\s*pick up the trap at (\w+)\s*$/i.exec(typed)?.[1] ?? '');
  return at === null ? null : { do: 'pick up trap', at };
}
