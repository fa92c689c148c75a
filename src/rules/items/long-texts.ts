import type { z } from 'zod';
import { plain, terse } from '../abilities/aloud/index.ts';
import { type CompanionAbility } from '../abilities/companion.ts';
import { type SeamAbility } from '../abilities/seam.ts';

type Spoken = SeamAbility | CompanionAbility;

/** What reads itself aloud, and what is done outside of fights, which is told in few words. */
type Said = Spoken | { identify: object } | { uncurse: object } | { open: string };

type Card = {
  abilities: readonly Said[];
  greater?: readonly Said[] | undefined;
  lesser?: readonly Said[] | undefined;
  'greater form'?: { abilities: readonly Said[] } | undefined;
};

/**
 * Letters in which all that one thing or monster does may be read aloud: a message of Discord’s has 4096,
 * and two things that are one (FORGE-03) stand in it with what is left of both.
 */
const most = 1500;

/** ORB-05, FORGE-02: refuses a thing of which more is to be said than its card has room for. */
export function refuseLongTexts(card: Card, context: z.core.$RefinementCtx): void {
  const { abilities, greater = [], lesser = [], 'greater form': form } = card;
  // Whoever chooses between the two reads what both do (ITEM-21).
  refuseLong(['abilities'], [...abilities, ...greater, ...lesser], context);
  if (form) refuseLong(['greater form', 'abilities'], form.abilities, context);
}

/** The same of all that stands at one place of a file, once nothing else is found wrong within it. */
export function refuseLong(
  path: string[],
  all: readonly Said[],
  context: z.core.$RefinementCtx,
): void {
  // What is not sound itself cannot be read.
  if (context.issues.some(({ path: at = [] }) => at.length > 1)) return;
  const spoken = all.filter(isSpoken);
  const length = Math.max(
    ...[plain, terse].map((read) => spoken.map((one) => read(one)).join('\n').length),
  );
  const message = `expected what is read aloud in ${most} letters at most, not ${length}`;
  if (length > most) context.addIssue({ code: 'custom', path, message });
}

const isSpoken = (one: Said): one is Spoken =>
  !['identify', 'uncurse', 'open'].some((word) => word in one);
