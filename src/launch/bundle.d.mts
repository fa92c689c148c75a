/** The paths of what is to be run, built from the files as they are now. */
export function bundled(): Promise<{
  /** src/main.ts with all that it needs of this project. */
  main: string;
  /** The thread on which PGlite works. */
  thread: string;
}>;
