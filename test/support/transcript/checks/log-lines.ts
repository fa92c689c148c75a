const ERROR = 50;

/** What only a mistake in the code throws, however mildly it is logged; and what nobody caught. */
const mistakes = [
  /"name":"(Type|Range|Reference|Syntax)Error"/,
  /UnhandledPromiseRejection/,
  /^\s+at .+:\d+:\d+\)?$/,
];

/** The lines by which the bot says that something went wrong which should not have. */
export const errorLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => levelOf(line) >= ERROR || mistakes.some((sign) => sign.test(line)));

function levelOf(line: string): number {
  if (!line.startsWith('{')) return 0;
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level === undefined ? 0 : Number(level);
}
