import { type EventKind, eventVersions } from '../rules/event.ts';

/** A value as JSON tells it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** From one version's shape to the next one's; pure, and kept for ever. */
export type Upgrade = (old: Json) => Json;

/** COMBAT-17 is settled with the other rulings of the house. */
const concedingOfTheHouse: Upgrade = (fight) => {
  const { concede, ...rest } = fight as { concede?: Json; house?: object } & {
    [key: string]: Json;
  };
  return concede === undefined ? rest : { ...rest, house: { ...rest.house, concede } };
};

/** TURN-05: the days of an absence are counted by the calendar. */
const absenceByDays: Upgrade = (old) => {
  const { spent, now } = old as { spent: number; now: { until: number; used: boolean } | null };
  const paid = now === null ? 0 : Math.round(now.until / 86_400_000) - 1;
  return { spent, paid, kept: now?.used === true ? paid : 0, until: now?.until ?? null };
};

/**
 * The parts of a game that are stored as one JSON value, each with the way from every earlier shape
 * to today's: the first upgrade makes version 2 of version 1. Each has a golden file under
 * `test/upgrades/`.
 */
export const upgrades = {
  house: [],
  week: [],
  duel: [],
  drawings: [],
  own: [],
  fight: [concedingOfTheHouse],
  loss: [],
  orders: [],
  secrets: [],
  calls: [],
  absence: [absenceByDays],
  autopilot: [],
  interview: [],
  calendar: [],
  used: [],
  form: [],
  companion: [],
  lies: [],
  intent: [],
  actor: [],
  decided: [],
  reverse: [],
  answer: [],
  definition: [],
  ids: [],
} as const satisfies Record<string, readonly Upgrade[]>;
export type Part = keyof typeof upgrades;

/** A stored JSON value: `is` in the shape of version `v`. */
export type Packed = { v: number; is: Json };

export const versionOf = (part: Part): number => upgrades[part].length + 1;

/** Null stays null: a column without a value. */
export function pack(part: Part, value: object): Packed;
export function pack(part: Part, value: object | null): Packed | null;
export function pack(part: Part, value: object | null): Packed | null {
  return value === null ? null : { v: versionOf(part), is: value as Json };
}

export function unpack<T>(part: Part, stored: unknown): T {
  const { v, is } = stored as Packed;
  return upgraded(part, upgrades[part], v, is) as T;
}

export const unpackOrNull = <T>(part: Part, stored: unknown): T | null =>
  stored === null ? null : unpack<T>(part, stored);

function upgraded(what: string, chain: readonly Upgrade[], v: number, value: Json): Json {
  if (!Number.isInteger(v) || v < 1 || v > chain.length + 1) {
    throw new Error(`${what} has version ${v}, this program knows 1 to ${chain.length + 1}`);
  }
  return chain.slice(v - 1).reduce((older, upgrade) => upgrade(older), value);
}

/** The two faces of an event, upgraded apart, for they are stored apart. */
type Face = 'public' | 'own';
export const eventUpgrades: Partial<Record<EventKind, readonly Record<Face, Upgrade>[]>> = {};

export const eventVersion = (kind: EventKind): number => eventVersions[kind] ?? 1;

/** One face of a stored event in today's shape. */
export function upgradedFace(kind: EventKind, face: Face, v: number, value: unknown): Json {
  const chain = (eventUpgrades[kind] ?? []).map((step) => step[face]);
  return value === null ? null : upgraded(`event ${kind}`, chain, v, value as Json);
}
