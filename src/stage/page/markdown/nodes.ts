export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 'R';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; inside: Inline[] }
  | { kind: 'person' | 'role' | 'channel'; id: string }
  | { kind: 'command' | 'emoji' | 'everyone'; name: string }
  | { kind: 'time'; seconds: number; style: TimeStyle };

export interface ListItem {
  inside: Inline[];
  below: ListBlock[];
}

export interface ListBlock {
  kind: 'list';
  ordered: boolean;
  start: number;
  items: ListItem[];
}

export type Block =
  | { kind: 'paragraph' | 'small'; inside: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; inside: Inline[] }
  | { kind: 'quote'; inside: Block[] }
  | { kind: 'code'; language: string; text: string }
  | ListBlock;
