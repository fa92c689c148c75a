import { type Stage } from '../stage.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (n: number): string => String(n).padStart(2, '0');

/** `21 Nov 2026 09:00`, in UTC. */
export function plainTime(ms: number): string {
  const at = new Date(ms);
  const month = MONTHS[at.getUTCMonth()] ?? '';
  return `${at.getUTCDate()} ${month} ${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** A text as it is read: names for mentions, dates for times, but not for those that are escaped. */
export const plainText = (stage: Stage, text: string): string =>
  text
    .split(/(\\[\\<])/)
    .map((part) => (part === '\\<' ? '<' : withNames(stage, part)))
    .join('');

function withNames({ world }: Stage, text: string): string {
  const role = (id: string): string | undefined =>
    world.servers
      .all()
      .flatMap((server) => server.roles)
      .find((one) => one.id === id)?.name;
  return text
    .replace(/<@!?(\d+)>/g, (raw, id: string) =>
      world.users.get(id) ? `@${world.users.get(id)?.name}` : raw,
    )
    .replace(/<@&(\d+)>/g, (raw, id: string) => (role(id) === undefined ? raw : `@${role(id)}`))
    .replace(/<#(\d+)>/g, (raw, id: string) =>
      world.channels.get(id) ? `#${world.channels.get(id)?.name}` : raw,
    )
    .replace(/<\/([^:>]+):\d+>/g, (_raw, name: string) => `/${name}`)
    .replace(/<t:(-?\d+)(?::[tTdDfFRsS])?>/g, (_raw, seconds: string) =>
      plainTime(Number(seconds) * 1000),
    );
}
