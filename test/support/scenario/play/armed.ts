import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { type Cast } from '../format/cast.ts';
import { type Deed } from '../format/scenario.ts';

/** An attack as it stands on its sheet by now, of which abilities change the order; others as they are. */
export function asArmed(cast: Cast, fight: Fight, { by, action }: Deed): Deed {
  const member = cast.find(({ id }) => id === by);
  const now = fight.creatures[by]?.sheet.attacks;
  if (action.do !== 'attack' || !member || !now) return { by, action };
  const name = [...member.attacks, ...member.granted][action.attack];
  const at = now.findIndex((one) => one.name === name);
  return { by, action: { ...action, attack: at < 0 ? now.length : at } };
}
