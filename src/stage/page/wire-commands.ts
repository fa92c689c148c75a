import { type SeenMessage } from './wire.ts';

export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'string'
  | 'user'
  | 'role'
  | 'mentionable'
  | 'channel'
  | 'file'
  | 'radio'
  | 'checkboxes'
  | 'checkbox';

export interface ModalField {
  label: string;
  description: string | null;
  customId: string;
  kind: FieldKind;
  required: boolean;
  value: string | null;
  placeholder: string | null;
  min: number | null;
  max: number | null;
  options: { label: string; value: string; description?: string; default?: boolean }[];
}

export interface Modal {
  id: string;
  customId: string;
  title: string;
  text: string[];
  fields: ModalField[];
}

export interface Outcome {
  interaction: string;
  status:
    | 'sent'
    | 'answered'
    | 'thinking'
    | 'updated'
    | 'acknowledged'
    | 'modal'
    | 'choices'
    | 'did not respond';
  acknowledgedAfter: number | null;
  answer: SeenMessage | null;
  modal: Modal | null;
}

export interface CommandOption {
  type: number;
  name: string;
  description: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; value: string | number }[];
  options?: CommandOption[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
  channel_types?: number[];
}

export interface Command {
  id: string;
  type?: number;
  name: string;
  description: string;
  options?: CommandOption[];
}

export interface SentFile {
  filename: string;
  base64: string;
}
