const runLength = 8;

interface Word {
  readonly written: string;
  readonly plain: string;
}

function words(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)].map(([written]) => ({
    written,
    plain: written.toLowerCase().replaceAll(/['’]/g, ''),
  }));
}

function runs(text: string): Word[][] {
  const all = words(text);
  return all.slice(runLength - 1).map((_, start) => all.slice(start, start + runLength));
}

const key = (run: readonly Word[]) => run.map(({ plain }) => plain).join(' ');
const onlyNames = (run: readonly Word[]) => run.every(({ written }) => /^\p{Lu}/u.test(written));

/** Each run of eight words with the name of the original that holds it. */
export function indexRuns(originals: Iterable<{ name: string; text: string }>) {
  const index = new Map<string, string>();
  for (const { name, text } of originals)
    for (const run of runs(text)) if (!index.has(key(run))) index.set(key(run), name);
  return index;
}

/** The runs of eight words that a text shares with the originals; runs of names only are free. */
export function borrowedRuns(text: string, originals: ReadonlyMap<string, string>) {
  return runs(text).flatMap((run) => {
    const from = originals.get(key(run));
    return from === undefined || onlyNames(run) ? [] : [{ words: key(run), from }];
  });
}
