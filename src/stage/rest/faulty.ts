import { type RestDeed } from '../faults/rest-faults.ts';
import { limited } from '../limits/limits.ts';
import { type Audience } from '../record.ts';
import { refuse } from '../refusal.ts';

export type Result = {
  status: number;
  body: unknown;
  headers: Record<string, string>;
  audience: Audience | null;
};

const html =
  '<html><head><title>Error</title></head><body><h1>Error</h1><p>cloudflare</p></body></html>';

/** The answer that a fault gives in place of the true one. */
export function faulty(deed: RestDeed): Result | null {
  if (deed.do === 'limit') {
    if (deed.scope === 'cloudflare')
      return {
        status: 429,
        body: html,
        headers: {
          'content-type': 'text/html',
          'retry-after': String(Math.ceil(deed.retryAfter / 1000)),
        },
        audience: null,
      };
    const { status, body, headers } = limited(
      deed.scope === 'route' ? 'user' : deed.scope,
      deed.retryAfter,
    );
    return { status, body, headers, audience: null };
  }
  if (deed.do !== 'answer' && deed.do !== 'answer-after') return null;
  if (deed.html)
    return {
      status: deed.status,
      body: html,
      headers: { 'content-type': 'text/html' },
      audience: null,
    };
  const message = deed.message ?? `${deed.status}: a fault of the stage`;
  return {
    status: deed.status,
    body: { message, code: deed.code ?? 0 },
    headers: {},
    audience: null,
  };
}

export const notDone: Result = { status: 500, body: refuse(0).body, headers: {}, audience: null };
