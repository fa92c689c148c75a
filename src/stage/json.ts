/** What a body of a request may be before it is checked. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json | undefined };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Some clients send ids as numbers. */
export const asId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{1,20}$/.test(value)
    ? value
    : typeof value === 'number' && Number.isInteger(value)
      ? String(value)
      : undefined;

export const asList = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** A plain value as text; what is no plain value is no text. */
export const asWord = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
