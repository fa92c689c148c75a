/** A process did not do what a process must: start, answer, stay, stop cleanly. */
export class ProcessFault extends Error {}

/** Asks over HTTP; that nobody answers is a fault of the process, not of whoever asks. */
export async function askProcess(
  name: string,
  address: string,
  method: string,
  body: unknown,
  timeout: number,
): Promise<{ status: number; text: string }> {
  const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(address, { method, signal, ...(body === undefined ? {} : json) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const why = error instanceof Error ? (error.cause ?? error) : error;
    throw new ProcessFault(`the ${name} did not answer ${method} ${address}: ${String(why)}`);
  }
}
