import { type ActionOf, type FightAction, groundings } from '../rules/combat/action.ts';
import { itemId } from '../rules/names.ts';
import { type Tile } from './views/tiles.ts';

/** COMBAT-02: what one's things can be used for: their abilities, and traps to be placed. */
export type Use = ActionOf<'activate'> | ActionOf<'place trap'>;

/** `i7.0.h2.-`, `i7.0.-.130.first`, `i9.trap.130`: what a chooser's entry says of a use. */
export function useValue(use: Use): string {
  if (use.do === 'place trap') return `${use.item}.trap.${use.at}`;
  const { item, ability, targets, tile, ground } = use;
  return [item, ability, targets[0] ?? '-', tile ?? '-', ...(ground ? [ground] : [])].join('.');
}

const used = /^(i\d{1,9})\.(\d{1,2})\.([hmc]\d{1,6}|-)\.(\d{1,4}|-)(?:\.(first|last))?$/;
const placed = /^(i\d{1,9})\.trap\.(\d{1,4})$/;

/** Null for what no chooser of ours offers; whether it can be done is for the rules to say. */
export function readUse(value: string): Use | null {
  const [, trap = '', at] = placed.exec(value) ?? [];
  const spot = readTile(at);
  if (spot !== null) return { do: 'place trap', item: itemId(trap), at: spot };
  const [, item, ability, target, aimed, how] = used.exec(value) ?? [];
  if (item === undefined) return null;
  const tile = readTile(aimed);
  if (aimed !== '-' && tile === null) return null;
  const ground = groundings.find((one) => one === how);
  return {
    do: 'activate',
    item: itemId(item),
    ability: Number(ability),
    targets: target === '-' ? [] : [target as ActionOf<'mount'>['target']],
    tile,
    ...(ground && { ground }),
  };
}

const bare = ['hide', 'rearm', 'look out'] as const;
const onTile = ['unmount', 'stand up'] as const;

/** COMBAT-02: what else an action can be spent on, besides attacks and moves. */
export type Deed = ActionOf<
  (typeof bare)[number] | (typeof onTile)[number] | 'investigate' | 'mount' | 'pick up trap'
>;

const kinds = [...bare, ...onTile, 'investigate', 'mount', 'pick up trap'] as const;
export const isDeed = (action: FightAction): action is Deed =>
  kinds.some((kind) => kind === action.do);

/** `hide`, `investigate.130`, `mount.c1`: what a chooser's entry says of a deed. */
export function deedValue(deed: Deed): string {
  const name = deed.do.replaceAll(' ', '-');
  const { to, at, corner, target } = { to: null, at: null, corner: null, target: null, ...deed };
  const on = to ?? at ?? corner ?? target;
  return on === null ? name : `${name}.${on}`;
}

/** Null for what no chooser of ours offers. */
export function readDeed(value: string): Deed | null {
  const [name = '', on, ...more] = value.split('.');
  const kind = kinds.find((one) => one.replaceAll(' ', '-') === name);
  if (kind === undefined || more.length > 0) return null;
  if (kind === 'mount')
    return /^[hmc]\d{1,6}$/.test(on ?? '')
      ? { do: kind, target: on as ActionOf<'mount'>['target'] }
      : null;
  if (kind === 'stand up' && on === undefined) return { do: kind, to: null };
  const short = bare.find((one) => one === kind);
  if (short) return on === undefined ? { do: short } : null;
  const tile = readTile(on);
  if (tile === null) return null;
  if (kind === 'investigate') return { do: kind, corner: tile };
  if (kind === 'pick up trap') return { do: kind, at: tile };
  return kind === 'stand up' || kind === 'unmount' ? { do: kind, to: tile } : null;
}

/** No map has more tiles. */
const readTile = (digits = ''): Tile | null =>
  /^\d{1,4}$/.test(digits) && Number(digits) <= 4095 ? (Number(digits) as Tile) : null;
