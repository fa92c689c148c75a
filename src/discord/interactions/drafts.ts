import { ComponentType } from 'discord.js';
import { type Instant, type PlayerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { beginning } from '../limits.ts';
import { remembering } from '../remembered.ts';
import { type Modal } from '../screen.ts';
import { type Incoming } from './incoming.ts';

/** After this long, in ms, a form opens as things stand. */
const keptFor = 3_600_000;

type Draft = { fields: ReadonlyMap<string, string>; at: Instant };

/** What people typed into forms and what was not done; lost with the process, and no harm. */
export interface Drafts {
  /** The form as this person sent it last, where that was refused; else as it is. */
  filled(form: Modal, player: PlayerId, at: Instant): Modal;
  /** A desk that forgets what was typed into this form when it does something for it. */
  keeping(desk: Desk, read: Incoming): Desk;
}

export function draftsKept(): Drafts {
  const drafts = remembering<Draft>(1000);
  return {
    filled: (form, player, at) => {
      const draft = drafts.get(keyOf(player, form.custom_id));
      return draft && at - draft.at < keptFor ? withTexts(form, draft.fields) : form;
    },
    keeping: (desk, read) => {
      if (read.as !== 'form') return desk;
      const key = keyOf(read.caller.player, read.id);
      drafts.put(key, { fields: read.fields, at: read.caller.at });
      return {
        ...desk,
        act: async (...asked) => {
          const answer = await desk.act(...asked);
          if (answer.done) drafts.forget(key);
          return answer;
        },
      };
    },
  };
}

/** A form's id says what it is about: the game, the hero, the setting, the pick. */
const keyOf = (player: PlayerId, form: string) => `${player}:${form}`;

const withTexts = (form: Modal, fields: Draft['fields']): Modal => ({
  ...form,
  components: form.components.map((outer) => {
    if (outer.type !== ComponentType.Label || outer.component.type !== ComponentType.TextInput)
      return outer;
    const { value: _, ...input } = outer.component;
    const typed = beginning(fields.get(input.custom_id) ?? '', input.max_length ?? 4000);
    return { ...outer, component: { ...input, ...(typed !== '' && { value: typed }) } };
  }),
});
