/** Exit codes, after sysexits: what a supervisor needs to know. */
export const exitCodes = {
  /** Stopped as asked. */
  clean: 0,
  /** A bug. */
  bug: 70,
  /** A setting or a content file that cannot be used. */
  setting: 78,
  /** Database, port or Discord out of reach, or held by another process. */
  unavailable: 69,
  /** Discord refuses the token. */
  token: 77,
} as const;
export type ExitReason = keyof typeof exitCodes;

/** A reason to stop, in one line for whoever runs the bot. */
export class Fatal extends Error {
  override name = 'Fatal';
  readonly reason: ExitReason;
  constructor(reason: ExitReason, line: string) {
    super(line);
    this.reason = reason;
  }
}

/** `openOps` and `openStage` fail so when somebody else listens there. */
export function portTaken(error: unknown, setting: string): Error {
  const code = (error as { code?: unknown }).code;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error as Error;
  const why = code === 'EACCES' ? 'may not be used' : 'is taken by another program';
  return new Fatal('unavailable', `The port of ${setting} ${why}. Set ${setting} to another one.`);
}
