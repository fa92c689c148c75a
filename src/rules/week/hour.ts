/** Milliseconds. */
export const hour = 3_600_000;
