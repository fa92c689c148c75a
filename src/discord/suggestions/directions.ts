import { directions } from '../views/compass.ts';
import { type Direction } from '../views/strides.ts';
import { said } from './said.ts';

/** `north-east`, however it is written: `NE`, `northeast`, or as its button reads; null for anything else. */
export function directionMeant(typed: string): Direction | null {
  const wanted = said(typed).replace(/[^a-z0-9]/g, '');
  const found = directions.find(([name]) =>
    [name.replace('-', ''), initialsOf(name)].includes(wanted),
  );
  return found?.[0] ?? null;
}

/** `ne` */
const initialsOf = (direction: Direction): string => direction.replace(/(\w)\w*-?/g, '$1');
