import { type ItemKind } from '../../../src/rules/items/definition.ts';
import { type Reward } from '../../../src/rules/reward.ts';
import { type Across, itemsOf, toldAcross, unlessAmong } from './across.ts';
import { type Card, type CardOf, isOf } from './shelves.ts';

type SecretCard = CardOf<'secret'>;

/** What a secret speaks of that is not there, and favours that neither secrets nor quests give. */
export function faultsOfSecrets(cards: readonly Card[], root = '.'): string[] {
  const secrets = cards.filter(isOf('secret'));
  const quests = cards.filter(isOf('quest'));
  const given = new Set(
    [...secrets.map(({ card }) => card.gives), ...quests.map(({ card }) => card.reward)].map(
      ({ chosen }) => chosen,
    ),
  );
  const expected = 'expected a quest or a secret that gives it, as it is an NPC’s favour.';
  return [
    ...secrets.flatMap((one) => [...placeOf(one, cards), ...giftsOf(one, cards)]),
    ...sharedPlaces(secrets),
    ...itemsOf("npc's chosen", cards)
      .filter(({ id }) => !given.has(id))
      .map(({ id }) => ({ id, at: ['kinds'], expected })),
  ].map((fault) => toldAcross(root, fault));
}

function placeOf({ id, card: { place } }: SecretCard, cards: readonly Card[]): Across[] {
  const maps = cards.filter(isOf('map')).filter(({ card }) => card.hides !== undefined);
  const map = maps.find((one) => one.id === place.map);
  const of = 'a map that says what it hides';
  if (!map) return unlessAmong(maps, { id, at: ['place', 'map'], given: place.map, of });
  const hides = Object.keys(map.card.hides ?? {});
  const expected = `expected one of: ${hides.join(', ')}, which ${map.id} hides, not “${place.hide}”.`;
  return hides.includes(place.hide) ? [] : [{ id, at: ['place', 'hide'], expected }];
}

/** SLOT-01, ORB-09: a favour, or things that may be come by without a quest. */
function giftsOf({ id, card: { gives } }: SecretCard, cards: readonly Card[]): Across[] {
  const items = cards.filter(isOf('item'));
  const { things = [], chosen }: Reward = gives;
  const favour = { id, at: ['gives', 'chosen'], of: 'an NPC’s favour' };
  return [
    ...things.flatMap((given, nth) => {
      const at = ['gives', 'things', nth];
      const kinds = items.find((one) => one.id === given)?.card.kinds ?? [];
      const other = kinds.find((kind) => elsewhere.includes(kind));
      const expected = `expected nothing that is come by in a way of its own, as “${given}” is (${other}).`;
      return other ? [{ id, at, expected }] : unlessAmong(items, { id, at, given, of: 'a thing' });
    }),
    ...(chosen === undefined
      ? []
      : unlessAmong(itemsOf("npc's chosen", cards), { ...favour, given: chosen })),
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

const sharedPlaces = (secrets: readonly SecretCard[]): Across[] =>
  secrets.flatMap(({ id, card: { place } }, at) =>
    secrets
      .slice(0, at)
      .filter(({ card }) => card.place.map === place.map && card.place.hide === place.hide)
      .map((other) => ({
        id,
        at: ['place'],
        expected: `expected another place than that of ${other.id}.`,
      })),
  );
