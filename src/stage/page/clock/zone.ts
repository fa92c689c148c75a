const minute = 60_000;
const hour = 60 * minute;

/** The wall clock of a zone at a moment, as `2026-11-21T09:00`. */
export function wallTime(moment: number, zone: string): string {
  const shape: Intl.DateTimeFormatOptions = {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  };
  const parts = new Intl.DateTimeFormat('en-GB', shape).formatToParts(moment);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** The first moment at which the zone's wall clock shows this or, where it skips it, more. */
export function momentOf(wall: string, zone: string): number | null {
  const guess = Date.parse(`${wall}Z`);
  if (Number.isNaN(guess)) return null;
  for (let moment = guess - 15 * hour; moment <= guess + 15 * hour; moment += 15 * minute) {
    if (wallTime(moment, zone) < wall) continue;
    const earlier = moment - 15 * minute;
    for (let exact = earlier + minute; exact < moment; exact += minute) {
      if (wallTime(exact, zone) >= wall) return exact;
    }
    return moment;
  }
  return null;
}

/** The start of the zone's next day, which is not always 00:00 and not always 24 hours long. */
export function nextMidnight(now: number, zone: string): number {
  const today = wallTime(now, zone).slice(0, 10);
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + 24 * hour).toISOString().slice(0, 10);
  return momentOf(`${tomorrow}T00:00`, zone) ?? now + 24 * hour;
}
