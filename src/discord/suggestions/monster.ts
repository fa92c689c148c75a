import { type FightAction } from '../../rules/combat/action.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type MonsterView } from '../../rules/sight/monster-view.ts';
import { readDeed, readUse } from '../fight-values.ts';
import { optional, suggested, type Choice } from '../options.ts';
import { hostWords } from '../views/commands/host.ts';
import { deedEntries } from '../views/deeds.ts';
import { moveName, movesOf, moveValue } from '../views/moves.ts';
import { monsterOffers } from '../views/offers.ts';
import { useEntries } from '../views/uses.ts';
import { begun } from './begun.ts';
import { attackChoices, attackMeant, namesAnother, readAttack, targetsMeant } from './fight.ts';
import { matching, meant } from './pick.ts';

const words = hostWords.leadMonster;

type Offer = Choice & { action: FightAction | null };

/** MONSTER-09: all that a monster can do now, by the words of `/act`, with what each is. */
function offersFor(fight: FightView): Offer[] {
  const attacks = attackChoices(fight).map(({ name, value }) => ({
    ...{ name: monsterOffers.attack(name), value: `attack ${value}` },
    action: readAttack(value),
  }));
  const moves = movesOf(fight).map((action) => ({
    ...{ name: monsterOffers.move(moveName(action)), value: `move ${moveValue(action)}` },
    action,
  }));
  const uses = useEntries(fight).map(({ label, value }) => ({
    ...{ name: label, value: `use ${value}` },
    action: readUse(value),
  }));
  const deeds = deedEntries(fight).map(({ label, value }) => ({
    ...{ name: label, value: `do ${value}` },
    action: readDeed(value),
  }));
  const end = fight.legal
    .filter((action) => action.do === 'end turn')
    .map((action) => ({ name: monsterOffers.end, value: 'end', action }));
  return [...attacks, ...end, ...uses, ...deeds, ...moves];
}

const allOf = ({ fight, others }: MonsterView): FightView[] => [fight, ...others];

const named = (view: MonsterView): Choice[] =>
  allOf(view).flatMap(({ creatures, you }) =>
    creatures.filter(({ id }) => id === you).map(({ id, name }) => ({ name, value: id })),
  );

/** Which of those that one leads is meant, as it has the fight; without a word the one whose turn it is. */
export function monsterMeant(view: MonsterView, typed: string | null): FightView {
  const id = typed === null ? view.fight.you : meant(typed, named(view));
  return allOf(view).find(({ you }) => you === id) ?? view.fight;
}

/**
 * What was suggested or typed, of attacks on one the one of the most damage (COMBAT-03); how each is
 * called where that may be several; null for what it cannot do now.
 */
export function monsterDeedMeant(fight: FightView, typed: string): FightAction | string[] | null {
  const on = /^attack (.+)$/i.exec(typed.trim())?.[1] ?? '';
  const targets = targetsMeant(fight, on);
  if (on !== '' && targets.length > 0)
    return targets.length > 1 ? targets.map(monsterOffers.attack) : attackMeant(fight, on);
  // Who is named and cannot be attacked now: the rules say why.
  if (namesAnother(fight, on)) return attackMeant(fight, on);
  const offers = offersFor(fight).map((offer) => ({ ...offer, label: offer.name }));
  const [meant, ...others] = begun(fight, offers, typed);
  if (meant && others.length > 0) return [meant, ...others].map(({ label }) => label);
  return meant?.action ?? null;
}

export const monsterDeed = suggested(words.what, async ({ typed, given, played }) => {
  const [view, by] = [await played(), given.get('by')];
  if (!view) return [];
  return matching(typed, offersFor(monsterMeant(view, typeof by === 'string' ? by : null)));
});

export const monsterOption = optional(
  suggested(words.by, async ({ typed, played }) => {
    const view = await played();
    return view ? matching(typed, named(view)) : [];
  }),
);
