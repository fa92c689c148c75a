/** Whole numbers below `sides`, even and cheap, so that choosing costs next to nothing. */
export function draws(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Times what returns how many decisions it took, and prints them by the second, with the memory at its highest. */
export function told(work) {
  globalThis.gc?.();
  const began = process.hrtime.bigint();
  const decisions = work();
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ decisions, perSecond: decisions / seconds, megabytes }));
}

/** How often a second, for work that does something `count` times. */
export function paceOf(work, count) {
  globalThis.gc?.();
  const began = process.hrtime.bigint();
  work();
  return count / (Number(process.hrtime.bigint() - began) / 1e9);
}
