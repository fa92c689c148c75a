import { z } from 'zod';
import { clearBetween } from '../../board/line-of-sight.ts';
import { tilesOf } from '../../board/space.ts';
import { tilesWithin } from '../../board/terrain.ts';
import { type Tile } from '../../board/tile.ts';
import { livingIn } from '../../combat/bout.ts';
import { layGround } from '../../combat/earthworks.ts';
import { meetGround, noteInLava } from '../../combat/footing.ts';
import { aimSchema, type Aim } from '../aim.ts';
import { amountSchema } from '../amount.ts';
import { lastingShort, lastingWords } from '../aloud/lasting.ts';
import { counted } from '../aloud/lists.ts';
import { lastingOn, turnsOf } from './lasting.ts';
import { reachedInSight } from './reached.ts';
import { type Run, verbAtOnce } from './verb.ts';

const schema = z.strictObject({
  place: z.enum(['difficult ground', 'lava', 'force wall']),
  /** Round each tile, in tiles. */
  radius: z.number().int().min(0).max(3).default(0),
  turns: amountSchema.optional(),
  to: aimSchema.optional(),
});

/** MOVE-07, MOVE-11, MOVE-15: the ground is other there, for so many turns of the carrier. */
export const place = verbAtOnce(schema, layAll, {
  plain({ place: ground, radius, turns, to }, { whom, tile }) {
    const where = to === undefined && tile !== null ? `on ${tile}` : `under ${whom(to).about}`;
    const round = radius === 0 ? '' : ` and up to ${counted(radius, 'tile')} around`;
    const lasts = lastingWords(turns, ' for the rest of the fight');
    return `put ${groundWords[ground]} ${where}${round}${lasts}`;
  },
  terse({ place: ground, radius, turns, to }, { whom, tile }) {
    const round = radius === 0 ? '' : `, radius ${radius}`;
    const where = to === undefined && tile !== null ? '' : `, under ${whom(to).at}`;
    return `${ground}${round}${lastingShort(turns)}${where}`;
  },
});

const groundWords = {
  'difficult ground': 'difficult ground',
  lava: 'lava',
  'force wall': 'a force wall',
};

function layAll(runs: readonly Run[], effect: z.infer<typeof schema>): void {
  const [first] = runs;
  if (!first || first.carrier.dead) return;
  // COMBAT-19: all of it lies there before anybody is burned by it.
  if (effect.place === 'lava')
    for (const one of livingIn(first.bout.fight)) noteInLava(first.bout, one);
  const touched = runs.flatMap((run) => layFor(run, effect));
  meetGround(first.bout, [...new Set(touched)]);
}

function layFor(run: Run, { place: ground, radius, turns, to }: z.infer<typeof schema>) {
  const { bout, carrier } = run;
  const named = turnsOf(run, turns);
  // ITEM-26: a trap's lasts as whoever sprang it goes on.
  const layer = run.isTrap ? (run.targets[0] ?? carrier) : carrier;
  const lasts = lastingOn(run, layer, named);
  const laying = { ground, lasts, by: layer.id, cause: run.ability };
  return layGround(bout, carrier, tilesAbout(run, to, radius), laying);
}

/** MOVE-13: so many tiles round each, as far as nothing stands between. */
export function tilesAbout(run: Run, to: Aim | undefined, radius: number): Tile[] {
  const { board } = run.bout.fight;
  const tiles = centresOf(run, to).flatMap((centre) =>
    tilesWithin(board, { tile: centre, size: 0 }, radius).filter((tile) =>
      clearBetween(board, centre, tile),
    ),
  );
  return [...new Set(tiles)];
}

/** The tile that was aimed at, or where those stand upon whom it falls. */
const centresOf = (run: Run, to: Aim | undefined): Tile[] =>
  to === undefined && run.tile !== null ? [run.tile] : reachedInSight(run, to).flatMap(tilesOf);
