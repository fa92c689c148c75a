import { inGame } from '../command.ts';
import { choice, optional } from '../options.ts';
import { awayOption, dayMeant } from '../suggestions/days.ts';
import { minutesIn, none, quietFrom, quietTo } from '../suggestions/times.ts';
import { zoneFor } from '../suggestions/zones.ts';
import { awayCard } from '../views/away.ts';
import { callsCard, noTime } from '../views/calls.ts';
import { meWords as words } from '../views/commands/me.ts';

/** What of all that calls a player pings them. */
export const calls = inGame({
  name: 'calls',
  description: words.calls.about,
  options: {
    to: optional(choice(words.calls.to, words.calls.kinds)),
    ping: optional(choice(words.calls.ping, words.calls.pings)),
  },
  run: async ({ act, own, options: { to, ping } }) =>
    to === null || ping === null
      ? callsCard(await own())
      : act({ do: 'mute', call: to, muted: ping !== 'on' }),
});

/** When nothing pings them. */
export const quiet = inGame({
  name: 'quiet',
  description: words.quiet.about,
  options: {
    from: optional(quietFrom),
    to: optional(quietTo),
    zone: optional(zoneFor(words.quiet.zone)),
  },
  run: async ({ act, own, options: { from, to, zone } }) => {
    const view = await own();
    if (from === null && to === null && zone === null) return callsCard(view);
    if (from === none) return act({ do: 'set quiet', quiet: null });
    const had = view.calls.quiet;
    const begins = from === null ? (had?.from ?? null) : minutesIn(from);
    const ends = to === null ? (had?.to ?? null) : minutesIn(to);
    if (begins === null || ends === null) return noTime;
    const there = zone ?? had?.zone ?? view.everyone.zone;
    return act({ do: 'set quiet', quiet: { from: begins, to: ends, zone: there.slice(0, 60) } });
  },
});

/** When nobody waits for them. */
export const away = inGame({
  name: 'away',
  description: words.away.about,
  options: { until: optional(awayOption) },
  run: async ({ act, own, caller, options: { until } }) => {
    const view = await own();
    if (until === null) return awayCard(view);
    return act({ do: 'set away', until: dayMeant(view, until, caller.at) });
  },
});
