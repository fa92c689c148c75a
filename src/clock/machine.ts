import { type Clock } from '../play/ports.ts';

/** The machine's own time. The only file, the stage's apart, that asks for it. */
export const machineClock: Clock = { now: () => Date.now() };
