import { type Course } from './courses.ts';
import { type Body } from './space.ts';
import { type Tile } from './tile.ts';

/** The last question: whoever asks it again, or a part of it, finds the answer still there. */
const asked = {
  course: null as Course | null,
  from: -1,
  speed: 0,
  to: null as Tile | null,
  bodies: 0,
  tiles: [] as number[],
  sizes: [] as number[],
};

/** Whether what was found last answers this, too. */
export function isAnswered(
  course: Course,
  others: readonly Body[],
  from: Tile,
  speed: number,
  to: Tile | null,
): boolean {
  if (asked.course !== course || asked.from !== from || asked.speed !== speed) return false;
  if (asked.to !== null && asked.to !== to) return false;
  if (asked.bodies !== others.length) return false;
  return others.every(({ tile, size }, at) => asked.tiles[at] === tile && asked.sizes[at] === size);
}

export function noteQuestion(
  course: Course,
  others: readonly Body[],
  from: Tile,
  speed: number,
  to: Tile | null,
): void {
  asked.course = course;
  asked.from = from;
  asked.speed = speed;
  asked.to = to;
  asked.bodies = 0;
  for (const { tile, size } of others) {
    asked.tiles[asked.bodies] = tile;
    asked.sizes[asked.bodies] = size;
    asked.bodies += 1;
  }
}

/** What is found next answers nothing else. */
export function forgetQuestion(): void {
  asked.course = null;
}
