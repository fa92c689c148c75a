import { type ActionOf } from '../../rules/combat/action.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type Deed, readDeed, readUse, type Use } from '../fight-values.ts';
import { type Entry } from '../screen.ts';
import { deedEntries } from '../views/deeds.ts';
import { tileNamed } from '../views/tiles.ts';
import { useEntries } from '../views/uses.ts';
import { useInVain } from './in-vain.ts';
import { said } from './said.ts';

/** The value of a suggestion, or of the first that begins as was typed. */
function valueOf(entries: readonly Entry[], typed: string): string | null {
  if (entries.some(({ value }) => value === typed)) return typed;
  const wanted = said(typed);
  return entries.find(({ label }) => said(label).startsWith(wanted))?.value ?? null;
}

/**
 * The use that was suggested or typed. What is none now, but was once suggested, names a thing of one's
 * own that is good for nothing now, or aims one where it cannot go, is for the rules to refuse; null for
 * everything else.
 */
export function useMeant(fight: FightView, typed: string): Use | null {
  const value = valueOf(useEntries(fight), typed);
  return readUse(value ?? typed) ?? useInVain(fight, typed);
}

/**
 * The same of what else can be done, waiting and the end of a turn by the names of their buttons, too; a trap
 * may be named that is nothing to pick up.
 */
export function deedMeant(fight: FightView, typed: string): Deed | ActionOf<'end turn'> | null {
  if (['wait', 'end turn'].includes(said(typed))) return { do: 'end turn' };
  const value = valueOf(deedEntries(fight), typed);
  return readDeed(value ?? said(typed).replaceAll(' ', '-')) ?? trapInVain(typed);
}

function trapInVain(typed: string): Deed | null {
  const at = tileNamed(/^\s*pick up the trap at (\w+)\s*$/i.exec(typed)?.[1] ?? '');
  return at === null ? null : { do: 'pick up trap', at };
}
