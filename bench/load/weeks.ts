import { type House } from '../harness/house.ts';
import {
  type Id,
  type SeenMessage,
  type Outcome,
} from '../../test/support/transcript/play/stage-types.ts';
import { pressable } from './pressable.ts';
import { done, typed, type Deed, type Table } from './tables.ts';

const hour = 3_600_000;
/** So many people do something at once. */
const lanes = 5;
/** Commands at each table before time goes on. */
const roundsBetween = 12;

/** Questions that people ask between their buttons. */
const asking = ['/now', '/game status', '/orb list', '/item list', '/gold', '/me show', '/rules'];

/**
 * Weeks of play by people who press what they are offered and type in between; after each round of
 * all tables time goes on, so that turns lapse, bets close and duels are fought. Counts commands.
 */
export function weeksAt(house: House, tables: readonly Table[]) {
  let step = 0;

  async function one(at: number): Promise<void> {
    const table = tables[at % tables.length] as Table;
    const round = Math.floor(at / tables.length);
    const person = table.people[round % table.people.length] ?? '';
    const deed =
      round % 3 === 0
        ? typed(person, table.channel, asking[(round / 3) % asking.length] ?? '')
        : await offered(person, round);
    const outcome = await done(house, deed ?? typed(person, table.channel, '/now')).catch(later);
    if (outcome?.modal) await done(house, filled(person, outcome)).catch(later);
  }

  /** Up to one command at each table, several tables at a time; how many that were. */
  async function round(most: number): Promise<number> {
    const first = step;
    const last = Math.min(first + most, (Math.floor(first / tables.length) + 1) * tables.length);
    const lane = async (): Promise<void> => {
      while (step < last) await one(step++);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (step % (tables.length * roundsBetween) === 0) {
      await house.stage.settle(60_000);
      await house.stage.move((await house.stage.now()) + 4 * hour);
    }
    return last - first;
  }

  /** One of the buttons that the person sees, another one each time. */
  async function offered(person: Id, round: number): Promise<Deed | null> {
    const channels = await house.stage.ask<{ channels: { messages: SeenMessage[] }[] }>(
      'GET',
      `/people/${person}/sees?format=json&limit=3`,
    );
    const buttons = channels.channels
      .flatMap(({ messages }) => messages)
      .flatMap((message) => pressable(message.components).map((button) => ({ message, button })));
    const chosen = buttons[round % Math.max(1, buttons.length)];
    if (!chosen) return null;
    const { message, button } = chosen;
    return { person, what: 'press', body: { message: message.id, customId: button.custom_id } };
  }

  return {
    async play(commands: number): Promise<void> {
      for (let n = 0; n < commands;) n += await round(commands - n);
      await house.stage.settle(60_000);
    },
  };
}

/** The panel changed while it was being read: as for people, nothing was pressed. */
const later = (): null => null;

function filled(person: Id, { modal }: Outcome): Deed {
  const entries = modal?.fields.map(({ label, value }) => [label, value || '1'] as const) ?? [];
  return { person, what: 'submit', body: { fields: Object.fromEntries(entries) } };
}
