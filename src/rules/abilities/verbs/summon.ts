import { z } from 'zod';
import { movementKinds } from '../../board/gaits.ts';
import { summon as callIn } from '../../combat/summoning.ts';
import { defaultStats, statNames } from '../../hero/stats.ts';
import { amountSchema } from '../amount.ts';
import { bodyShort, bodyWords } from '../aloud/body.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { listed } from '../aloud/lists.ts';
import { wayWords } from '../aloud/ways.ts';
import { armed, armsSchema } from './armed.ts';
import { turnsOf } from './lasting.ts';
import { valueOf } from './reached.ts';
import { verb } from './verb.ts';
import { visible } from '../../visible.ts';

/** In force; all others are what everybody starts from (STAT-05). */
const statsSchema = z.partialRecord(
  z.enum(statNames).exclude(['hp', 'size']),
  z.number().int().min(-20).max(40),
);

/** ITEM-24: a companion of the carrier, for so many turns of its own or until it dies. */
export const summon = verb(
  z.strictObject({
    summon: visible(2, 32),
    hp: amountSchema,
    size: z.number().int().min(-2).max(2).default(0),
    stats: statsSchema.default({}),
    attacks: armsSchema.default([]),
    ways: z
      .array(z.enum(movementKinds).exclude(['walk']))
      .max(3)
      .default([]),
    turns: amountSchema.optional(),
  }),
  (run, { summon: name, hp, size, stats, attacks, ways: movement, turns }) => {
    const { carrier, tile, times, range, wanted } = run;
    if (carrier.dead) return;
    const sheet = {
      stats: { ...defaultStats, ...stats, hp: Math.max(1, valueOf(run, hp)), size },
      attacks: armed(run, attacks),
    };
    const named = turnsOf(run, turns);
    const where = { near: tile ?? carrier.tile, range, wanted };
    callIn(run, where, { name, sheet, movement, turns: named && named * times });
  },
  {
    plain({ summon: name, turns, ...body }, { near }) {
      const ways = body.ways.length === 0 ? '' : `, able to ${wayWords(body.ways)}`;
      const lasts = lastingWords(turns, ' until it dies');
      return `summon ${name} as a companion ${near}, with ${listed(bodyWords(body))}${ways},${lasts}`;
    },
    terse({ summon: name, turns, ...body }) {
      return `summon ${name} (${bodyShort(body).join('; ')})${lastingShort(turns)}`;
    },
  },
);
