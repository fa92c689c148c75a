import { type FightView } from '../../rules/sight/fight.ts';
import { say, type Screen } from '../screen.ts';
import { deedEntries } from './deeds.ts';
import { escape } from './escape.ts';
import { oneOf } from './refusals/instead.ts';
import { shutLines } from './panel/shut.ts';
import { usesInShort } from './uses.ts';

const panel = 'Your panel (`/now`) shows what you can do.';

/** What was typed names no use of a thing; what can be used now. `identifies`: what is used upon orbs is there. */
export function cannotUse(fight: FightView, typed: string, identifies: boolean): Screen {
  const uses = usesInShort(fight);
  return say(
    `Nothing was used: “${escape(typed)}” is nothing that you can use now.`,
    ...why(fight),
    uses.length === 0
      ? `None of your things can be used now. ${panel}`
      : `You can use ${oneOf(uses)}.`,
    ...(identifies ? ['What identifies an orb’s item is used by `/orb identify`.'] : []),
  );
}

/** MONSTER-09: of the monster that a host plays. */
export const cannotLead = (fight: FightView, typed: string): Screen =>
  cannotDo(
    fight,
    typed,
    'The **Monster Panel**, a button of the host panel, shows what it can do.',
  );

/** The same of what else can be done. */
export function cannotDo(fight: FightView, typed: string, instead = panel): Screen {
  const deeds = deedEntries(fight).map(
    ({ label }) => label.charAt(0).toLowerCase() + label.slice(1),
  );
  return say(
    `Nothing was done: “${escape(typed)}” is nothing that you can do now.`,
    ...why(fight),
    deeds.length === 0 ? instead : `You can ${oneOf(deeds)}.`,
  );
}

/** COMBAT-01, or what stands in the way of attacking and searching. */
function why(fight: FightView): string[] {
  const { yours, name } = fight.turn;
  return yours || name === ''
    ? shutLines(fight)
    : [`It is the move of ${escape(name)} (COMBAT-01).`];
}
