const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A file that the stage serves, as a path of this page; other addresses stay as they are. */
export function localAddress(url: string, here: { port: string }): string {
  if (!URL.canParse(url)) return url;
  const { hostname, port, pathname, search } = new URL(url);
  return loopback.has(hostname) && port === here.port ? `${pathname}${search}` : url;
}

/** What the page's address says: who looks, and at which channel. */
export function readAddress(search: string): { as: string | null; channel: string | null } {
  const asked = new URLSearchParams(search);
  return { as: asked.get('as'), channel: asked.get('channel') };
}

export function writeAddress(as: string, channel: string | null): string {
  const asked = new URLSearchParams({ as });
  if (channel) asked.set('channel', channel);
  return `?${asked.toString()}`;
}
