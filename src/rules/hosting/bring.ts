import { type BroughtFace } from '../face.ts';
import { broughtId, type Hash, type OwnGood, stocked } from '../goods.ts';
import { type IntentOf } from '../intent.ts';
import { checkedName, skeleton } from '../lobby/name.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';
import { isOver } from '../week/lose.ts';
import { patchWalk, wornInTheVoid } from './patch-walk.ts';
import { takeChange } from './take-changes.ts';
import { type Brought, unfit } from './unfit.ts';

/** So many a game may have of its own. */
const most = 200;

/**
 * GAME-06: goods of a host's own, in this game only. What is called like a thing of the game is that
 * thing from now on, of a monster or a map from the next week on, and wants a reason once the game has
 * begun; all else is new. All of it or nothing is taken.
 */
export function bring(scene: Scene, intent: IntentOf<'bring'>): Refusal | void {
  const { phase } = scene.game;
  if (isOver(phase)) return refuse('game over', null, { phase });
  const all = brought(scene, intent.goods);
  if (isRefusal(all)) return all;
  const news = all.filter(({ hash, before }) => hash !== before);
  const no = news.map((one) => unfit(scene, one)).find((one) => one !== null);
  if (no) return no;
  if (news.length === 0) return refuse('goods stand', null, {});
  const why = intent.why === null ? null : checkedName(intent.why, 'note');
  if (why !== null && typeof why !== 'string') return why;
  const wanted = why === null ? reasonRefusal(scene, news) : null;
  if (wanted) return wanted;
  const own = { ...scene.game.own };
  const week = scene.game.week?.number ?? 0;
  for (const { id, hash, before } of news) {
    const version = (own[id]?.version ?? (before === null ? 0 : 1)) + 1;
    own[id] = { hash, version, week, why: before === null ? null : why };
  }
  if (Object.keys(own).length > most) return refuse('too many goods', null, { most });
  const before = scene.game;
  setGame(scene, { own });
  const ids = news.flatMap(({ id, card }) => (card.of === 'item' ? [id] : []));
  for (const id of ids) takeChange(scene, id, own);
  tellBrought(scene, news, {
    own,
    why,
    worn: { ...wornInTheVoid(scene, ids), ...patchWalk(scene, before, ids) },
  });
}

/** What those hashes stand for in this game. */
function brought(scene: Scene, hashes: readonly Hash[]): Brought[] | Refusal {
  const there = new Map(
    (['item', 'monster', 'map'] as const).flatMap((of) =>
      stocked<BroughtFace['of']>(scene.goods, of).map(
        ({ id, card }) => [skeleton(card.name), { id, name: card.name }] as const,
      ),
    ),
  );
  const all: Brought[] = [];
  for (const hash of new Set(hashes)) {
    const card = scene.goods.definition(hash) as Brought['card'];
    const looks = skeleton(card.name);
    const same = there.get(looks);
    if (same && same.name !== card.name)
      return refuse('goods look alike', null, { name: card.name, other: same.name });
    const id = same?.id ?? broughtId(looks);
    const before = same ? (scene.game.own?.[id]?.hash ?? hashNow(scene, id)) : null;
    all.push({ id, hash, card, before });
    there.set(looks, { id, name: card.name });
  }
  return all;
}

/** What a running game has already stays as it was when it appeared there. */
const hashNow = ({ game, goods }: Scene, id: string): Hash | null =>
  game.goods[id] ?? goods.stock.ids[id] ?? null;

/** Of a change in a running game. */
function reasonRefusal({ game }: Scene, news: Brought[]): Refusal | null {
  const names = news.filter(({ before }) => before !== null).map(({ card }) => card.name);
  if (names.length === 0 || game.phase === 'lobby') return null;
  return refuse('goods want a reason', 'GAME-06', { names });
}

type Word = {
  own: Record<string, OwnGood>;
  why: string | null;
  worn: ReturnType<typeof patchWalk>;
};

function tellBrought(scene: Scene, news: readonly Brought[], { own, why, worn }: Word): void {
  const faces = news.map(({ id, card: { name, of }, before }) => {
    const { version = 1 } = own[id] ?? {};
    return { fresh: before === null, face: { name, of }, version };
  });
  const changed = faces.filter(({ fresh }) => !fresh);
  const face = {
    fresh: faces.filter(({ fresh }) => fresh).map(({ face }) => face),
    changed: changed.map(({ face, version }) => ({ ...face, version })),
    why,
    ...(scene.game.phase === 'lobby' && { first: true as const }),
  };
  tell(scene, 'goods brought', changed.length > 0 ? ['GAME-06'] : [], face, worn);
}
