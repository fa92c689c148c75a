import { type OwnItem, type PublicOrb } from '../../rules/sight/views.ts';
import { plain } from './escape.ts';
import { placeOf } from './items.ts';
import { orbName } from './orb-lines.ts';

/** `Ring of Ash (orb 3, 24 gold)`, among what can be bought or identified. */
export const orbOffer = (orb: PublicOrb) => `${orbName(orb)} (orb ${orb.number}, ${orb.cost} gold)`;

/** `Dented Helm (head, equipped)`, `Red Gem (on Dented Helm)`, among one's own things. */
export const itemOffer = (item: OwnItem) => `${item.name} (${plain(placeOf(item))})`;

/** `Dented Helm (head, equipped), 7 gold`, among what can be sold. */
export const saleOffer = (item: OwnItem, price: number) => `${itemOffer(item)}, ${price} gold`;

/** `Bear: Oak Club`: whom, and with what. */
export const attackOffer = (target: string, attack: string | undefined) =>
  `${target}: ${attack ?? 'attack'}`;

/** MONSTER-09: `Attack Bran: Claws`, `To C4`, among all that a monster can do. */
export const monsterOffers = {
  attack: (offer: string) => `Attack ${offer}`,
  move: (to: string) => `To ${to}`,
  end: 'End Turn',
};

/** `Europe/Rome (now Fri, 14:05)`: a time zone with the time there at the instant `at`. */
export const zoneOffer = (zone: string, at: number) =>
  `${zone.replaceAll('_', ' ')} (now ${clockIn(zone, at)})`;

const clockIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
