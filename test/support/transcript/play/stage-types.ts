/** What the stage's control API answers, as far as transcripts read it (docs/stage.md). */

export type Id = string;

export type SeenMessage = {
  id: Id;
  channel: Id;
  author: { id: Id; name: string; bot: boolean };
  at: string;
  content: string;
  components: Component[];
  attachments: { filename: string; description: string | null }[];
  edited: string | null;
  command: { name: string; by: string } | null;
  ephemeral: boolean;
  text: string;
};

/** Discord's own object: a row, a button, a select, or something with more components in it. */
export type Component = {
  type: number;
  label?: string;
  custom_id?: string;
  placeholder?: string;
  options?: { label: string; value: string }[];
  components?: Component[];
  accessory?: Component;
};

export type SeenChannel = {
  id: Id;
  name: string;
  kind: string;
  server: { id: Id; name: string } | null;
  parent: Id | null;
  messages: SeenMessage[];
};

/** What several people see: messages once, and in each channel their ids. */
export type Screens = {
  messages: SeenMessage[];
  people: { channels: (Omit<SeenChannel, 'messages'> & { messages: Id[] })[] }[];
};

export type Modal = {
  id: Id;
  title: string;
  text: string[];
  fields: { label: string; value: string | null; placeholder: string | null }[];
};

export type Outcome = {
  interaction: Id;
  status: string;
  acknowledgedAfter: number | null;
  answer: SeenMessage | null;
  modal: Modal | null;
};

export type WorldChannel = { id: Id; name: string; kind: string; parent: Id | null; members: Id[] };
export type WorldServer = {
  id: Id;
  name: string;
  owner: Id;
  members: { id: Id; bot: boolean }[];
  channels: WorldChannel[];
  roles: { id: Id; name: string }[];
};
export type World = {
  now: string;
  bots: { id: Id; name: string; online: boolean }[];
  people: { id: Id; name: string }[];
  servers: WorldServer[];
};

export type Audience = { channel: Id; people: Id[]; ephemeral: boolean };

export type RequestEntry = {
  kind: 'request';
  n: number;
  at: string;
  method: string;
  route: string;
  path: string;
  body: unknown;
  files: { field: string; filename: string; description: string | null }[];
  status: number;
  answer: unknown;
  fault: Id | null;
  audience: Audience | null;
};
export type DispatchEntry = {
  kind: 'dispatch';
  n: number;
  at: string;
  event: string;
  payload: unknown;
};
export type InteractionEntry = {
  kind: 'interaction';
  n: number;
  at: string;
  interaction: Id;
  person: Id;
  name: string;
  type: string;
  acknowledgedAfter: number | null;
};
export type GatewayEntry = {
  kind: 'gateway';
  n: number;
  at: string;
  what: string;
  code: number | null;
};
export type Entry = RequestEntry | DispatchEntry | InteractionEntry | GatewayEntry;

export type Judgement = {
  given: boolean;
  requests: { checked: number };
  answers: { checked: number };
  mismatches: { n: number; side: string; operation: string; path: string; problem: string }[];
};
