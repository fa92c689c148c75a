import { type HeroView, type OrbContents, type PublicOrb } from '../../../rules/sight/views.ts';

type Unseen = Extract<PublicOrb, { red: unknown }>;

export const buyLabel = (orb: PublicOrb): string =>
  `Buy ${'red' in orb && orb.red === 'saved' ? 'Unseen ' : ''}for ${orb.cost} Gold`;

/** ORB-03, ORB-08: what somebody is to know who does not know what lies in it. */
export function unseenText(view: HeroView, { id, red }: Unseen): string[] {
  const { hadChest, legal, orbs } = view;
  if (red === 'saved')
    return [
      'Somebody has saved what is in it, and only they know what that is. You can buy it unseen.',
      'Should it be an ultimate, it becomes a lesser one; `/orb buy` with `as: greater` asks for a greater one.',
    ];
  if (red === 'key')
    return [
      'It opens one of the week’s two chests for nothing more, in the turn in which it is bought, and is spent by that.',
      ...(hadChest ? ['You have had your chest item of this week, so it opens none for you.'] : []),
      ...(orbs.some(isFullChest) ? [] : ['Both are empty by now, so it opens nothing any more.']),
    ];
  if (hadChest)
    return ['You have had your chest item of this week; the next one is for next week.'];
  return [
    'A treasure is in it; which one, shows once it is yours. You can have one chest item a week.',
    ...(legal.open.includes(id) ? ['Your key opens it for nothing more.'] : []),
  ];
}

/** ORB-08: the week's key, for whoever can open nothing with it any more. */
export const isKeyInVain = ({ hadChest, orbs }: HeroView, orb: PublicOrb): boolean =>
  'red' in orb && orb.red === 'key' && (hadChest || !orbs.some(isFullChest));

const isFullChest = (orb: PublicOrb): boolean => 'red' in orb && orb.red === 'chest' && !orb.empty;

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
