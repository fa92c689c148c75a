import { BadContent } from '../catalogue/bad-content.ts';
import { BadSetting } from '../config.ts';
import { exitCodes, type ExitReason, Fatal } from '../ops/fatal.ts';
import { CannotOpen } from '../store/cannot-open.ts';

/** Something that runs and can be stopped. */
export type Running = { close(): Promise<void> };

/** Stops everything, last started first, and ends the process with the reason's exit code. */
export type Stop = (reason: ExitReason, line: string) => Promise<void>;

/** A clean stop takes no longer than this, in milliseconds. */
const patience = 4_000;

export function stopper(running: Running[], say: (line: string) => void): Stop {
  let stopping = false;
  return async (reason, line) => {
    if (stopping) return;
    stopping = true;
    if (reason !== 'clean') process.stderr.write(`${line}\n`);
    const end = (): never => {
      if (reason === 'clean') say(line);
      process.exit(exitCodes[reason]);
    };
    setTimeout(end, patience).unref();
    for (const one of running.splice(0).reverse()) await one.close().catch(() => undefined);
    end();
  };
}

/** Why it cannot go on, for whoever runs the bot: one line, and never a secret. */
export function explained(error: unknown): { reason: ExitReason; line: string } {
  if (error instanceof Fatal) return { reason: error.reason, line: error.message };
  if (error instanceof CannotOpen) return { reason: 'unavailable', line: error.message };
  if (error instanceof BadSetting || error instanceof BadContent) {
    return { reason: 'setting', line: error.message };
  }
  const line = error instanceof Error ? (error.stack ?? error.message) : 'It failed.';
  return { reason: 'bug', line };
}
