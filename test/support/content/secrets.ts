import { type ItemKind } from '../../../src/rules/items/definition.ts';
import { type Reward } from '../../../src/rules/reward.ts';
import { type Card, type CardOf, isOf } from './shelves.ts';

type SecretCard = CardOf<'secret'>;

/** What a secret speaks of that is not there, and favours that neither secrets nor quests give. */
export function faultsOfSecrets(cards: readonly Card[]): string[] {
  const secrets = cards.filter(isOf('secret'));
  const quests = cards.filter(isOf('quest'));
  const given = new Set(
    [...secrets.map(({ card }) => card.gives), ...quests.map(({ card }) => card.reward)].map(
      ({ chosen }) => chosen,
    ),
  );
  return [
    ...secrets.flatMap((one) => [...placeOf(one, cards), ...giftsOf(one, cards)]),
    ...sharedPlaces(secrets),
    ...cards
      .filter(isOf('item'))
      .filter(({ id, card }) => card.kinds.includes("npc's chosen") && !given.has(id))
      .map(({ id }) => `${id} is a favour that no quest and no secret gives`),
  ];
}

function placeOf({ id, card: { place } }: SecretCard, cards: readonly Card[]): string[] {
  const map = cards.find((one) => one.id === place.map)?.card;
  if (map?.of !== 'map') return [`${id}: ${place.map} is no map`];
  return place.hide in (map.hides ?? {})
    ? []
    : [`${id}: nothing can be hidden at “${place.hide}” of ${place.map}`];
}

/** SLOT-01, ORB-09: a favour, or things that may be come by without a quest. */
function giftsOf({ id, card: { gives } }: SecretCard, cards: readonly Card[]): string[] {
  const kindsOf = (wanted: string) => {
    const card = cards.find((one) => one.id === wanted)?.card;
    return card?.of === 'item' ? card.kinds : null;
  };
  const { things = [], chosen }: Reward = gives;
  return [
    ...things.flatMap((thing) => {
      const kinds = kindsOf(thing);
      if (!kinds) return [`${id}: ${thing} is no thing`];
      return kinds.some((kind) => elsewhere.includes(kind))
        ? [`${id}: ${thing} is come by otherwise`]
        : [];
    }),
    ...(chosen === undefined || kindsOf(chosen)?.includes("npc's chosen")
      ? []
      : [`${id}: ${chosen} is no NPC's favour`]),
  ];
}

/** ITEM-17 to ITEM-23: what has a way of its own into the game, and no other. */
const elsewhere: readonly ItemKind[] = [
  'starter',
  'quest item',
  'trader item',
  'auction item',
  'curse',
  'ritual of pain',
  'chest item',
  'chest key',
  'ultimate',
  'artifact',
  'class',
  'race',
  'super power',
  "npc's chosen",
];

const sharedPlaces = (secrets: readonly SecretCard[]): string[] =>
  secrets.flatMap(({ id, card: { place } }, at) =>
    secrets
      .slice(0, at)
      .filter(({ card }) => card.place.map === place.map && card.place.hide === place.hide)
      .map((other) => `${id} and ${other.id} lie in one place`),
  );
