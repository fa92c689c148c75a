import { readMarked, unlikelyWord } from '../format/marks.ts';
import { botName, type Act } from '../format/transcript.ts';
import { permit, personOf, serverOf, type Cast } from './cast.ts';
import { buttonAt, labelFor, messageAt, selectAt } from './find.ts';
import { fieldsOf, placeOf, withIds } from './meaning.ts';
import { type Look } from './look.ts';
import { type Stage } from './stage.ts';
import { type Id, type Outcome } from './stage-types.ts';

/** The ground on which an act is done; `wait`: until the bot has answered. */
export type Doing = { stage: Stage; cast: Cast; look: Look; wait: boolean };

/** What came of an act: an interaction's outcome, what was offered, or where a message was written. */
export type Done = { outcome?: Outcome; offered?: string[]; wroteIn?: Id };

/** The act with the marks of its secrets taken off, and the words that were marked. */
export function unmarked(act: Act): { act: Act; words: string[] } {
  const words: string[] = [];
  const plain = (said: string): string => {
    const marked = readMarked(said, unlikelyWord);
    words.push(...(marked?.marks ?? []));
    return marked?.text ?? said;
  };
  if (act.do === 'type') return { act: { ...act, line: plain(act.line) }, words };
  if (act.do === 'write to bot') return { act: { ...act, text: plain(act.text) }, words };
  if (act.do !== 'submit') return { act, words };
  const fields = Object.entries(act.fields).map(([label, value]) => [
    label,
    typeof value === 'string' ? plain(value) : value.map(plain),
  ]);
  return { act: { ...act, fields: Object.fromEntries(fields) as typeof act.fields }, words };
}

/** Does what a person, the clock or the world does; ends of the bot's process are no acts of these. */
export async function perform(act: Act, doing: Doing): Promise<Done> {
  return 'person' in act ? await personal(act, doing) : await worldly(act, doing);
}

type Personal = Extract<Act, { person: string }>;

async function personal(act: Personal, doing: Doing): Promise<Done> {
  const { stage, cast, look, wait } = doing;
  const person = personOf(cast, act.person);
  const interact = async (what: string, body: object): Promise<Done> => ({
    outcome: await stage.act<Outcome>(person, what, { ...body, wait }),
  });
  switch (act.do) {
    case 'type': {
      const channel = await placeOf(doing, person, act.place);
      if (act.line.startsWith('/'))
        return interact('command', { channel, line: act.line, files: act.files ?? {} });
      await stage.act(person, 'write', { channel, content: act.line });
      return { wroteIn: channel };
    }
    case 'write to bot': {
      const channel = await placeOf(doing, person, 'dm');
      await stage.act(person, 'write', { channel, content: act.text });
      return { wroteIn: channel };
    }
    case 'complete': {
      const channel = await placeOf(doing, person, act.place);
      const answer = await stage.act<{ choices: { name: string }[] }>(person, 'autocomplete', {
        channel,
        line: act.line,
      });
      return { offered: answer.choices.map(({ name }) => name) };
    }
    case 'press': {
      const { message, component } = buttonAt(look, person, act.label, act.where);
      return interact('press', { message, customId: component.custom_id, twice: act.twice });
    }
    case 'choose': {
      const { message, component } = selectAt(look, person, act.from, act.options, act.where);
      const labels = act.options.map((option) => labelFor(component, option));
      return interact('choose', { message, customId: component.custom_id, labels });
    }
    case 'submit':
      return interact('submit', { fields: await fieldsOf(doing, person, act.fields) });
    case 'use menu': {
      const on = act.of === null ? messageAt(look, person, act.where) : null;
      const channel = on?.channel.id ?? (await placeOf(doing, person, act.where.place));
      const target =
        act.of === null ? { message: on?.message.id } : { user: personOf(cast, act.of) };
      return interact('menu', { channel, command: act.menu, ...target });
    }
    case 'close':
      await stage.act(person, 'dismiss', { modal: true });
      return {};
    case 'delete':
      await stage.act(person, 'delete', { message: messageAt(look, person, act.where).message.id });
      return {};
    case 'delete channel': {
      const { channel } = act;
      const doomed =
        'named' in channel
          ? await placeOf(doing, person, channel.named)
          : await placeOf(doing, personOf(cast, channel.threadOf), 'thread');
      await stage.ask('DELETE', `/channels/${doomed}`);
      return {};
    }
    case 'block':
    case 'unblock':
      await stage.act(person, 'block', { blocked: act.do === 'block' });
      return {};
  }
}

async function worldly(act: Exclude<Act, Personal>, { stage, cast, look }: Doing): Promise<Done> {
  switch (act.do) {
    case 'clock': {
      const now = await stage.now();
      const to = 'by' in act.when ? now + act.when.by : act.when.until(now);
      await stage.move(to);
      return {};
    }
    case 'join':
    case 'leave':
      await comeOrGo(act, stage, cast);
      return {};
    case 'permit':
      for (const grant of act.grants) await permit(stage, cast, grant);
      return {};
    case 'fault':
      await stage.ask('POST', '/faults', withIds(act.fault, cast, look));
      return {};
    case 'end faults':
      await stage.ask('DELETE', '/faults');
      return {};
    case 'look':
    case 'restart':
    case 'kill':
    case 'down':
      return {};
  }
}

async function comeOrGo(
  { do: way, who, server: name }: Extract<Act, { do: 'join' | 'leave' }>,
  stage: Stage,
  cast: Cast,
): Promise<void> {
  const server = serverOf(cast, name);
  if (who === botName) {
    await stage.ask(way === 'join' ? 'POST' : 'DELETE', `/servers/${server}/bot`, {});
    return;
  }
  await stage.act(personOf(cast, who), way, { server });
}
