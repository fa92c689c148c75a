import type { z } from 'zod';
import { saysX } from '../abilities/power.ts';

type Abilities = readonly object[];
type Card = {
  kinds?: readonly string[];
  power?: number | undefined;
  abilities: Abilities;
  greater?: Abilities | undefined;
  lesser?: Abilities | undefined;
  'greater form'?: { power?: number | undefined; abilities: Abilities } | undefined;
};

/**
 * STAT-10, STAT-12: refuses a card whose text says X, or whose special attack hurts, which counts its power,
 * where nothing gives it one; a super power has its owner's level (ITEM-23).
 */
export function refuseNoPower(card: Card, context: z.core.$RefinementCtx): void {
  const { abilities, greater = [], lesser = [], 'greater form': own } = card;
  const refuse = (path: string[], why = message) =>
    context.addIssue({ code: 'custom', path, message: why });
  if (card.kinds?.includes('super power')) {
    if ([...abilities, ...(own?.abilities ?? [])].some(makesItselfOther))
      refuse(['abilities'], ownersLevel);
    return;
  }
  const needs = [...abilities, ...greater, ...lesser].some(needsPower);
  if (needs && card.power === undefined) refuse(['power']);
  const had = own?.power ?? card.power;
  if (own?.abilities.some(needsPower) && had === undefined) refuse(['greater form', 'power']);
}

const ownersLevel =
  'expected no `power` in `change abilities` of this thing, as a super power has its owner’s level';

/** ITEM-23: by what is always so, or by what it does. */
function makesItselfOther(ability: object): boolean {
  const { do: effects = [] } = ability as { do?: readonly object[] };
  return [ability, ...effects].some((one) => {
    const { of, power } = (one as Said)['change abilities'] ?? {};
    return of === 'this thing' && power !== undefined;
  });
}
type Said = { 'change abilities'?: { of?: string; power?: number } };

const message = 'expected how strong the thing is, since X and AP would be 0';

/** ITEM-24: what who comes along can do has the power of the thing. */
function needsPower(ability: object): boolean {
  const { special, abilities = [] } = ability as Power;
  return saysX(ability) || special?.damage !== undefined || abilities.some(needsPower);
}
type Power = { special?: { damage?: unknown }; abilities?: readonly object[] };
