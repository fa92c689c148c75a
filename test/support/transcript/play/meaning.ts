import { type Doing } from './act.ts';
import { channelOf, Impossible, ownThreads, serverOf, type Cast } from './cast.ts';
import { named } from './find.ts';
import { type Look } from './look.ts';
import { type Id, type Modal } from './stage-types.ts';

/** The channel that a step's `in` means to this person. */
export async function placeOf(
  { stage, cast, look }: Doing,
  person: Id,
  place: string | null,
): Promise<Id> {
  if (place === 'dm')
    return (await stage.act<{ channel: { id: Id } }>(person, 'dm', {})).channel.id;
  if (place !== 'thread') return channelOf(look.world, cast, place ?? '#menagerie').id;
  const newest = ownThreads(look.world, cast, person).at(-1);
  if (!newest) throw new Impossible('is in no private thread');
  return newest.id;
}

/** The fields by their full labels, where the form that is open has such. */
export async function fieldsOf(
  { stage }: Doing,
  person: Id,
  fields: Record<string, string | string[]>,
): Promise<Record<string, string | string[]>> {
  const { modal } = await stage.ask<{ modal: Modal | null }>('GET', `/people/${person}/modal`);
  if (modal === null) throw new Impossible('has no form open');
  const labels = modal.fields.map(({ label }) => label);
  return Object.fromEntries(
    Object.entries(fields).map(([said, value]) => {
      const label = named(labels, said);
      if (label === null)
        throw new Impossible(`sees no field “${said}” in the form; it has: ${labels.join(', ')}`);
      return [label, value];
    }),
  );
}

/** A server by its name, and channels as `{#menagerie}` within a path, become ids. */
export function withIds(fault: Record<string, unknown>, cast: Cast, { world }: Look) {
  return Object.fromEntries(
    Object.entries(fault).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (key === 'server') return [key, serverOf(cast, value)];
      return [
        key,
        value.replace(/\{(#[^{}]+)\}/g, (_, place: string) => channelOf(world, cast, place).id),
      ];
    }),
  );
}
