/** A file that somebody gave with a command, as Discord tells of it; `size` in bytes. */
export type SentFile = { name: string; url: string; size: number };

/** Where Discord keeps what people send. */
const discords: readonly string[] = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];
/** More than any file that is taken, in bytes; a longer one is not even fetched. */
const most = 256 * 1024;
/** In milliseconds. */
const patience = 10_000;

/**
 * What is in a file that somebody sent, if it lies where Discord keeps them, or where the stage runs that
 * `api` names; null for one that is longer than 256 KB, lies elsewhere, or cannot be had now.
 */
export async function readSent(
  file: SentFile,
  api: string | undefined,
): Promise<Uint8Array | null> {
  if (file.size > most || !isDiscords(file.url, api)) return null;
  try {
    const answer = await fetch(file.url, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok && answer.body ? await upTo(most, answer.body) : null;
  } catch {
    return null;
  }
}

function isDiscords(url: string, api: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, hostname } = new URL(url);
  // Between the bot and the stage something may stand that passes requests on, with a port of its own.
  return discords.includes(origin) || (api !== undefined && hostname === new URL(api).hostname);
}

async function upTo(most: number, body: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
