import { older, timeOf } from '../snowflake.ts';
import { type Log } from '../store/log.ts';
import { coldTable } from '../store/table.ts';
import { type Id, type Interaction } from './nouns.ts';

const KEPT_IN_MEMORY = 300;

/** Interactions while their tokens live. There may be many, of which few are looked at again. */
export type Interactions = {
  get(id: Id): Interaction | undefined;
  put(interaction: Interaction): Interaction;
  /** Those that still wait for their first answer, or for the one that was promised. */
  open(): Interaction[];
  forgetBefore(time: number): void;
};

const isOpen = ({ outcome }: Interaction): boolean =>
  outcome === 'waiting' || outcome === 'thinking';

export function openInteractions(log: Log): Interactions {
  const stored = coldTable<Interaction>(log, 'interaction', KEPT_IN_MEMORY);
  const ids = stored.keys().sort(older);
  const open = new Set<Id>();
  const note = (interaction: Interaction): Interaction => {
    if (isOpen(interaction)) open.add(interaction.id);
    else open.delete(interaction.id);
    return interaction;
  };
  for (const id of ids) {
    const interaction = stored.get(id);
    if (interaction) note(interaction);
  }
  return {
    get: (id) => stored.get(id),
    put(interaction) {
      if (!stored.get(interaction.id)) ids.push(interaction.id);
      return note(stored.put(interaction.id, interaction));
    },
    open: () => [...open].map((id) => stored.get(id)).filter((one) => one !== undefined),
    forgetBefore(time) {
      let count = 0;
      while (count < ids.length && timeOf(ids[count] ?? '0') < time) {
        const id = ids[count++] ?? '';
        stored.remove(id);
        open.delete(id);
      }
      if (count > 0) ids.splice(0, count);
    },
  };
}
