import { type Tile } from '../board/tile.ts';
import { type Game } from '../game.ts';
import { type KnownSecret } from '../secret.ts';
import { type Goods } from '../goods.ts';
import { knownTo, secretsHidden } from '../menagerie/secrets.ts';
import { type HeroId } from '../names.ts';

/** ORB-09: a secret of which a hero knows. `name`: null before it has been there. */
export type SeenSecret = { tile: Tile; where: string; known: KnownSecret; name: string | null };

/** PERC-05: of what this hero has not found, not even that it is there. */
export const secretsSeenBy = (game: Game, goods: Goods, hero: HeroId): SeenSecret[] =>
  secretsHidden({ game, goods }).flatMap(({ id, card, tile, where }) => {
    const known = knownTo(game, hero, id);
    if (!known) return [];
    return [{ tile, where, known, name: known === 'noticed' ? null : card.name }];
  });
