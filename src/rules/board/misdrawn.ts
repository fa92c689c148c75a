import type { z } from 'zod';

/** A drawing that cannot be read. `row`: the line of it in which that is, the first being 0. */
export class Misdrawn extends Error {
  override name = 'Misdrawn';
  readonly row: number | null;
  constructor(expected: string, row: number | null = null) {
    super(expected);
    this.row = row;
  }
}

/** What is wrong with a drawn file, by its key there, or by a line of the drawing, and what was expected. */
export type DrawingFault = { path: readonly (string | number)[]; message: string };

/** A fault of the drawing, in that line of it; without one, of the whole. */
export const inDrawing = (message: string, row: number | null = null): DrawingFault => ({
  path: row === null ? ['drawing'] : ['drawing', row],
  message,
});

/** Tells a schema what is wrong with a drawing, be it that it cannot be read. */
export function refuseFaults(
  context: z.core.$RefinementCtx,
  faults: () => readonly DrawingFault[],
): void {
  for (const { path, message } of foundBy(faults))
    context.addIssue({ code: 'custom', path: [...path], message });
}

function foundBy(faults: () => readonly DrawingFault[]): readonly DrawingFault[] {
  try {
    return faults();
  } catch (error) {
    if (error instanceof Misdrawn) return [inDrawing(error.message, error.row)];
    throw error;
  }
}
