import { type CreatureId } from '../../rules/combat/creature.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { optional, suggested, type Choice } from '../options.ts';
import { actWords as words } from '../views/commands/act.ts';
import { toldApart } from '../views/told-apart.ts';
import { fitting, matching, meant } from './pick.ts';
import { said } from './said.ts';

/** ITEM-24: who acts, absent for the hero, and the fight as it has it. */
export type Seat = { fight: FightView; by?: CreatureId };

const followers = ({ fight }: HeroView, fallen = false): Follower[] =>
  (fight?.creatures ?? [])
    .filter(({ id, hp, dead }) => hp !== undefined && id !== fight?.you && (fallen || !dead))
    .map(({ id, name: called }) => ({
      ...{ name: toldApart({ creatures: fight?.creatures ?? [] }, id), value: id },
      called,
    }));
type Follower = Choice & { called: string };

/** Which companion of one's own is to act; without it the hero does. */
export const byOption = optional(
  suggested(words.by, async ({ typed, own }) => {
    const view = await own();
    return view ? matching(typed, followers(view)) : [];
  }),
);

/**
 * Who is meant, and the fight as that one has it; null without a fight. Whoever cannot act now, or is
 * nobody's companion, is for the rules to refuse.
 */
export function seatIn(view: HeroView, typed: string | null): Seat | null {
  const { fight, companions } = view;
  if (!fight || typed === null) return fight && { fight };
  const { name, id } = view.hero;
  const own = followers(view, true);
  const all = [...own, { name, value: id, called: name }];
  // A hero of that name is meant by leaving it out.
  const alike = own.filter(({ called }) => said(called) === said(typed));
  const some = alike.length > 0 ? alike : fitting(typed, all);
  // Of several that are called so whoever has something to do.
  const isBusy = ({ value }: Choice) => companions.some(({ you }) => you === value);
  const areAlike = some.every(({ called }) => called === some[0]?.called);
  const by =
    (areAlike ? some.find(isBusy)?.value : undefined) ?? alike[0]?.value ?? meant(typed, all);
  const seen = companions.find(({ you }) => you === by);
  return { fight: seen ?? fight, by: by as CreatureId };
}
