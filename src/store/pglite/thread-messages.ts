import { DriverAdapterError, type SqlQuery } from '@prisma/driver-adapter-utils';
import { CannotOpen } from '../cannot-open.ts';

/** What is asked of the database's thread; `on` is a transaction's number, or null outside any. */
export type Ask =
  | { do: 'open'; dir: string }
  | { do: 'queryRaw' | 'executeRaw'; on: number | null; query: SqlQuery }
  | { do: 'executeScript'; script: string }
  | { do: 'begin' }
  | { do: 'commit' | 'rollback'; on: number }
  | { do: 'close' };

export type Asked = { id: number; ask: Ask };
export type Answered = { id: number; value: unknown } | { id: number; fault: Fault };

/** An error as it crosses: a thread cannot hand over one of a class of its own. */
type Fault =
  | { of: 'driver'; cause: DriverAdapterError['cause'] }
  | { of: 'opening'; message: string }
  | { of: 'else'; name: string; message: string; code: unknown };

export function faultOf(error: unknown): Fault {
  if (error instanceof DriverAdapterError) return { of: 'driver', cause: error.cause };
  if (error instanceof CannotOpen) return { of: 'opening', message: error.message };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { of: 'else', name, message, code };
}

export function errorOf(fault: Fault): Error {
  if (fault.of === 'driver') return new DriverAdapterError(fault.cause);
  if (fault.of === 'opening') return new CannotOpen(fault.message);
  const { name, message, code } = fault;
  return Object.assign(new Error(message), { name, ...(code !== undefined && { code }) });
}
