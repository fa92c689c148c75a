import { type HeroView, type OrbContents, type PublicOrb } from '../../../rules/sight/views.ts';

type Unseen = Extract<PublicOrb, { red: unknown }>;

export const buyLabel = (orb: PublicOrb): string =>
  `Buy ${'red' in orb ? 'Unseen ' : ''}for ${orb.cost} Gold`;

/** ORB-03: what somebody is to know who does not know what lies in it. */
export const unseenText = (_: Unseen): string[] => [
  'Somebody has saved what is in it, and only they know what that is. You can buy it unseen.',
  'Should it be an ultimate, it becomes a lesser one; `/orb buy` with `as: greater` asks for a greater one.',
];

/** ORB-03: what saving does, where it can be done, and what it has done. */
export function savingText({ legal, known }: HeroView, orb: PublicOrb & OrbContents): string[] {
  if (orb.saved)
    return [
      'You have saved it: others see a red orb and its cost, and can buy it unseen. It stays when the week ends.',
    ];
  if (!legal.save.includes(orb.id)) return [];
  const then = known[orb.id] ? '' : ' No identifying works on it then, not even yours.';
  return [
    `You can save one orb a week, for nothing: others then see a red orb and its cost, and it stays when the week ends.${then}`,
  ];
}
