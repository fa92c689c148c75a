import { type Beat, beat } from './beat.ts';
import { byWhat, cameOf, type Scene, type Seen } from './scene.ts';
import { tilesInWords } from './words.ts';

type Movement = Seen<'was moved' | 'moved' | 'landed' | 'mounted' | 'unmounted'>;

/** Who was moved, by what, and who was where one does not walk to; null of plain ways. */
export function movementBeat(scene: Scene, event: Movement): Beat | null {
  const { call } = scene.telling;
  switch (event.kind) {
    case 'was moved':
      return shove(scene, event);
    case 'landed':
      if (!event.by || cameOf(scene, event.by, event.who, 'bringing them to the ground'))
        return null;
      return beat(event.who, `was brought to the ground${byWhat(scene, event.by, event.who)}`);
    case 'mounted':
      return beat(event.who, `mounted ${call(event.mount)}`);
    case 'unmounted':
      return event.why === 'thrown off'
        ? beat(event.who, `was thrown off ${call(event.mount)}`)
        : null;
    case 'moved':
      return ownWay(scene, event);
  }
}

function ownWay(scene: Scene, { who, by, path }: Seen<'moved'>): Beat | null {
  if (path.length === 0) return null;
  if (by === 'teleport') return beat(who, 'was suddenly elsewhere');
  // A companion walks in its owner’s turn, and nobody else in that of another.
  if (who.id.startsWith('h') && who.id !== scene.of && scene.trigger?.who.id === who.id)
    return beat(who, `was carried ${tilesInWords(path.length)}${byWhat(scene, who, who)}`);
  if (by !== 'fly' || scene.telling.familiar.has(`air ${who.id}`)) return null;
  scene.telling.familiar.add(`air ${who.id}`);
  return beat(who, 'took to the air');
}

function shove(scene: Scene, { who, by, how, path }: Seen<'was moved'>): Beat | null {
  if (how === 'mount' || path.length === 0) return null;
  const way = tilesInWords(path.length);
  const [doing, done] = {
    push: [`driving them back ${way}`, `was driven back ${way}`],
    pull: [`dragging them ${way}`, `was dragged ${way}`],
    teleport: ['setting them down elsewhere', 'was set down elsewhere'],
  }[how];
  if (cameOf(scene, by, who, doing ?? '')) return null;
  return beat(who, `${done ?? ''}${byWhat(scene, by, who)}`);
}
