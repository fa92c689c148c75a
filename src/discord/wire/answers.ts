import {
  InteractionResponseType,
  MessageFlags,
  REST,
  Routes,
  type APIApplicationCommandOptionChoice,
  type APIInteractionResponse,
} from 'discord.js';
import { type Modal, type Screen } from '../screen.ts';
import { bodyOf, editOf, filesOf } from './body.ts';
import { guardedRequest } from './guard.ts';
import { inWords, orInWords } from './in-words.ts';
import { isTakenAway, troubleOf } from './trouble.ts';

/** Which interaction is answered. */
export type Reference = { id: string; application: string; token: string };
/** `no`: Discord says that it is not ours to answer; then nothing may be done for it. */
export type Taken = 'yes' | 'no' | 'unknown';

/** Answers to interactions: they need no token but the interaction's own. */
export interface Answers {
  /** Says “thinking” to one person, or nothing yet about the message that a component belongs to. */
  defer(to: Reference, how: 'whisper' | 'update'): Promise<Taken>;
  open(to: Reference, modal: Modal): Promise<Taken>;
  suggest(to: Reference, choices: APIApplicationCommandOptionChoice[]): Promise<Taken>;
  /** A first answer at once, for the one person's eyes. */
  whisper(to: Reference, screen: Screen): Promise<Taken>;
  /**
   * What was deferred, as it now is; without its picture where Discord takes none. Throws what Discord
   * answers after three tries.
   */
  edit(to: Reference, screen: Screen): Promise<void>;
  /** A further message for the one person's eyes, beside what was deferred. */
  aside(to: Reference, screen: Screen): Promise<void>;
}

/** Before Discord gives up after 3 s; a later answer would be refused anyway. */
const firstAnswerWithin = 2_500;
const tries = 3;

export function answersOver(api: string): Answers {
  const options = { version: '10', api, retries: 0, makeRequest: guardedRequest };
  const first = new REST({ ...options, timeout: firstAnswerWithin });
  const later = new REST({ ...options, timeout: 10_000 });
  const take = (to: Reference, body: APIInteractionResponse) =>
    taken(first.post(Routes.interactionCallback(to.id, to.token), { body, auth: false }));
  return {
    defer: (to, how) => take(to, deferral(how)),
    open: (to, data) => take(to, { type: InteractionResponseType.Modal, data }),
    suggest: (to, choices) =>
      take(to, {
        type: InteractionResponseType.ApplicationCommandAutocompleteResult,
        data: { choices },
      }),
    whisper: (to, screen) =>
      take(to, {
        type: InteractionResponseType.ChannelMessageWithSource,
        // A first answer at once carries no files.
        data: { ...bodyOf(inWords(screen)), flags: MessageFlags.Ephemeral },
      }),
    edit: async (to, screen) => {
      const route = Routes.webhookMessage(to.application, to.token, '@original');
      await orInWords(screen, (shown) =>
        stubbornly(async () =>
          later.patch(route, { body: editOf(shown), ...(await filesOf(shown)), auth: false }),
        ),
      );
    },
    aside: async (to, screen) => {
      const body = bodyOf(screen, { ephemeral: true });
      const route = Routes.webhook(to.application, to.token);
      await later.post(route, { body, ...(await filesOf(screen)), auth: false });
    },
  };
}

const deferral = (how: 'whisper' | 'update'): APIInteractionResponse =>
  how === 'update'
    ? { type: InteractionResponseType.DeferredMessageUpdate }
    : {
        type: InteractionResponseType.DeferredChannelMessageWithSource,
        data: { flags: MessageFlags.Ephemeral },
      };

async function taken(request: Promise<unknown>): Promise<Taken> {
  try {
    await request;
    return 'yes';
  } catch (error) {
    return isTakenAway(error) || troubleOf(error) === 'never' ? 'no' : 'unknown';
  }
}

/** An edit may be repeated: it ends the same. */
async function stubbornly(request: () => Promise<unknown>, left = tries): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (left <= 1 || troubleOf(error) === 'never') throw error;
    await stubbornly(request, left - 1);
  }
}
