/** The address, if it is one that a page may safely lead to; otherwise null. */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** A bare address at `at`, without the full stop or bracket that belongs to the sentence. */
export function bareAddress(text: string, at: number): string | null {
  const found = /https?:\/\/[^\s<>]+/y;
  found.lastIndex = at;
  let url = found.exec(text)?.[0];
  if (!url) return null;
  for (;;) {
    const last = url.slice(-1);
    const unpaired = last === ')' && !url.includes('(');
    if (!unpaired && !'.,:;!?\'"]*_~|'.includes(last)) break;
    url = url.slice(0, -1);
  }
  return webAddress(url) ? url : null;
}
