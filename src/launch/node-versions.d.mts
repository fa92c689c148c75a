/** Whether a version such as `22.12.0` is in the range. */
export function suits(version: string, range: string): boolean;

/** The range for people: `Node 20 (20.19 or later), or Node 24 or later`. */
export function versionsOf(range: string): string;
