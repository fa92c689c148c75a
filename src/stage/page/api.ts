/** The stage said no, in one clear sentence; `status` is 0 when it did not answer at all. */
export class Refused extends Error {
  readonly status: number;
  readonly open: string[];
  constructor(sentence: string, status: number, open: string[] = []) {
    super(sentence);
    this.status = status;
    this.open = open;
  }
}

/** What is said of a request that nobody took; it is over as soon as somebody does again. */
export const noAnswer = 'The stage does not answer. Is it still running?';

interface Refusal {
  error?: string;
  open?: string[];
}

async function refusal(response: Response): Promise<Refused> {
  const said = await response.json().then(
    (body) => body as Refusal,
    (): Refusal => ({}),
  );
  const sentence = said.error ?? `The stage answered ${response.status}.`;
  return new Refused(sentence, response.status, said.open);
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/control${path}`, request).catch(() => null);
  if (!response) throw new Refused(noAnswer, 0);
  if (!response.ok) throw await refusal(response);
  return response;
}

export async function ask<T>(path: string): Promise<T> {
  return (await (await send('GET', path)).json()) as T;
}

export async function tell<T>(path: string, body: unknown): Promise<T> {
  const response = await send('POST', path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A person's part of the control API: `of('1234', 'write')`. */
export const of = (person: string, what: string): string =>
  `/people/${encodeURIComponent(person)}/${what}`;

export const sentence = (error: unknown): string =>
  error instanceof Refused ? error.message : 'Something went wrong on this page.';
