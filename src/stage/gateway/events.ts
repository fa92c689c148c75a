import { type GatewayDispatchPayload } from 'discord-api-types/v10';

type Payloads = { [Event in GatewayDispatchPayload as `${Event['t']}`]: Event['d'] };

/** The events that Discord sends, and what each carries, by discord-api-types. */
export type EventName = keyof Payloads;
export type PayloadOf<Name extends EventName> = Payloads[Name];
