import {
  ButtonStyle,
  ComponentType,
  TextInputStyle,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextInputComponent,
} from 'discord.js';
import { type Drawing } from '../pictures/index.ts';
import { limits, shortened } from './limits.ts';
import { pageTurns } from './views/pages.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type TextFile = { name: string; text: string };
/** A picture that its message shows, drawn as it is sent; `alt` says the same to whoever does not see it. */
export type Picture = { name: string; drawing: Drawing; alt: string };

/** One message as a value: what is shown, never to whom. */
export type Screen = {
  content?: string;
  embeds?: APIEmbed[];
  rows?: Row[];
  file?: TextFile;
  picture?: Picture;
  /** The game's act that it shows the state after; older news need not redraw it. */
  asOf?: number;
};
export type Modal = APIModalInteractionResponseCallbackData;

/** A short plain message. */
export const say = (...paragraphs: string[]): Screen => ({ content: paragraphs.join('\n') });

/** A titled message; `lines` that are empty strings part paragraphs, null ones are left out. */
export function card(title: string, lines: readonly (string | null)[], rows: Row[] = []): Screen {
  const description = lines.filter((line) => line !== null).join('\n');
  return { embeds: [{ title: shortened(title, limits.embedTitle), description }], rows };
}

type Tone = 'main' | 'plain' | 'good' | 'danger';
const styles = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const satisfies Record<Tone, ButtonStyle>;

/** Red (`danger`) is for what cannot be undone. */
export const button = (
  label: string,
  custom_id: string,
  tone: Tone = 'plain',
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: styles[tone],
  label: shortened(label, limits.buttonLabel),
  custom_id,
});

export const row = (...components: APIComponentInMessageActionRow[]): Row => ({
  type: ComponentType.ActionRow,
  components,
});

/** Rows of at most five buttons. */
export function buttonRows(buttons: APIButtonComponentWithCustomId[]): Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < buttons.length; from += limits.buttonsInRow)
    rows.push(row(...buttons.slice(from, from + limits.buttonsInRow)));
  return rows;
}

export type Entry = { label: string; value: string; description?: string };

/** A chooser of one person of the server. */
export const personChooser = (custom_id: string, placeholder: string): Row =>
  row({
    type: ComponentType.UserSelect,
    custom_id,
    placeholder: shortened(placeholder, limits.selectPlaceholder),
  });

/** The value of the entry that turns a page: `page:2`. */
const pageTurn = /^page:(\d{1,3})$/;
export const pageIn = (values: readonly string[]): number | null => {
  const turn = pageTurn.exec(values[0] ?? '');
  return turn ? Number(turn[1]) : null;
};

/** A chooser of one among `entries`; those that do not fit are on further pages. */
export function chooser(custom_id: string, placeholder: string, entries: Entry[], page = 1): Row {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id,
    placeholder: shortened(placeholder, limits.selectPlaceholder),
    options: paged(entries, page).map(asOption),
  };
  return row(select);
}

function paged(entries: Entry[], page: number): Entry[] {
  if (entries.length <= limits.selectOptions) return entries;
  const each = limits.selectOptions - 2;
  const pages = Math.ceil(entries.length / each);
  const at = Math.min(Math.max(page, 1), pages);
  const turn = (to: number, label: (to: number, pages: number) => string) =>
    to >= 1 && to <= pages ? [{ label: label(to, pages), value: `page:${to}` }] : [];
  return [
    ...entries.slice((at - 1) * each, at * each),
    ...turn(at - 1, pageTurns.back),
    ...turn(at + 1, pageTurns.on),
  ];
}

const asOption = ({ label, value, description }: Entry): APISelectMenuOption => ({
  label: shortened(label, limits.optionLabel),
  value,
  ...(description !== undefined && {
    description: shortened(description, limits.optionDescription),
  }),
});

export type Field = {
  id: string;
  label: string;
  about?: string;
  value?: string;
  min?: number;
  max: number;
  required?: boolean;
  long?: boolean;
};

/** A form of texts; each keeps what it is filled with. */
export const modal = (custom_id: string, title: string, fields: Field[]): Modal => ({
  custom_id,
  title: shortened(title, limits.modalTitle),
  components: fields.map((field) => ({
    type: ComponentType.Label,
    label: shortened(field.label, limits.modalLabel),
    ...(field.about !== undefined && { description: field.about }),
    component: textInput(field),
  })),
});

const textInput = (field: Field): APITextInputComponent => ({
  type: ComponentType.TextInput,
  custom_id: field.id,
  style: field.long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
  min_length: field.min ?? 0,
  max_length: field.max,
  required: field.required ?? true,
  ...(field.value !== undefined && field.value !== '' && { value: field.value }),
});
