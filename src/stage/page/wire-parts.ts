/** What a message is made of besides its text: Discord's own objects. */
export interface Embed {
  title?: string;
  description?: string;
  url?: string;
  timestamp?: string;
  color?: number;
  author?: { name: string; url?: string };
  footer?: { text: string };
  image?: { url: string };
  thumbnail?: { url: string };
  fields?: { name: string; value: string; inline?: boolean }[];
}

export interface Emoji {
  id?: string | null;
  name?: string | null;
}

export interface Media {
  url: string;
}

export interface ButtonComponent {
  type: 2;
  style: number;
  label?: string;
  emoji?: Emoji;
  custom_id?: string;
  url?: string;
  disabled?: boolean;
}

export interface SelectChoice {
  label: string;
  value: string;
  description?: string;
  emoji?: Emoji;
  default?: boolean;
}

export interface SelectComponent {
  type: 3 | 5 | 6 | 7 | 8;
  custom_id: string;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  disabled?: boolean;
  options?: SelectChoice[];
  channel_types?: number[];
  default_values?: { id: string; type: string }[];
}

export interface ThumbnailComponent {
  type: 11;
  media: Media;
  description?: string | null;
  spoiler?: boolean;
}

export type Component =
  | ButtonComponent
  | SelectComponent
  | ThumbnailComponent
  | { type: 1; components: Component[] }
  | { type: 9; components: Component[]; accessory: Component }
  | { type: 10; content: string }
  | { type: 12; items: { media: Media; description?: string | null; spoiler?: boolean }[] }
  | { type: 13; file: Media; spoiler?: boolean; name?: string; size?: number }
  | { type: 14; divider?: boolean; spacing?: number }
  | { type: 17; components: Component[]; accent_color?: number | null; spoiler?: boolean };
