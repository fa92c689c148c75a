/** Milliseconds. */
export const hour = 3_600_000;
export const minute = 60_000;
