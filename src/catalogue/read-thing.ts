import { type Definition } from '../rules/goods.ts';
import { BadContent } from './bad-content.ts';
import { kindBrought } from './kind-brought.ts';
import { checked, type Content, contentOf, type Fault } from './read.ts';

/** One file that was sent: what it says, where it could be read, and either one of goods or faults. */
export type Thing = { path: string; content: Content | null; goods: Definition[]; faults: Fault[] };

/** In KB. What a file costs to read grows with the square of its length. */
const most = 16;

/** Reads one item, monster or map that is called `path` in sentences. Never throws; faults may. */
export function readThing(path: string, bytes: Uint8Array): Thing {
  const thing: Thing = { path, content: null, goods: [], faults: [] };
  try {
    thing.content = contentOf(path, textOf(path, bytes));
    return { ...thing, ...goodsIn(thing.content) };
  } catch (error) {
    return { ...thing, faults: [() => whyNot(path, error)] };
  }
}

function textOf(path: string, bytes: Uint8Array): string {
  if (bytes.length > most * 1024) throw new BadContent(`${path}: expected at most ${most} KB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadContent(`${path}:1: expected text in UTF-8.`);
  }
}

function goodsIn(content: Content): Partial<Thing> {
  const kind = kindBrought(content.says);
  if ('expected' in kind)
    return { faults: [() => `${content.path}:1: expected ${kind.expected}.`] };
  const read = checked(content, kind.schema);
  return 'faults' in read ? read : { goods: [{ of: kind.of, ...read.value } as Definition] };
}

/** Why a file cannot be read, or a fault of it cannot be put into words. */
export function whyNot(path: string, error: unknown): string {
  if (error instanceof BadContent) return error.message;
  return error instanceof ReferenceError
    ? `${path}:1: expected fewer references (“*”), each to what is named before it (“&”).`
    : `${path}:1: expected fewer values within one another.`;
}
