import { type Reading as PlainReading } from '../../format/reading.ts';

export { fault, fitting } from '../../format/reading.ts';

/** A transcript on its way to being understood, and who its people are. */
export type Reading = PlainReading & { people: readonly string[] };
