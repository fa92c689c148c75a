import { SECOND } from '../clock.ts';

type Allowance = { name: string; amount: number; window: number };

/**
 * Discord does not publish its allowances; these are what its headers were seen to say. What is not
 * listed has a wide one, and an interaction's first answer has none.
 */
const known: [method: string, route: RegExp, amount: number, window: number][] = [
  ['POST', /^\/channels\/\{channel_id\}\/messages$/, 5, 5 * SECOND],
  ['PATCH', /^\/channels\/\{channel_id\}\/messages\/\{message_id\}$/, 5, 5 * SECOND],
  ['DELETE', /^\/channels\/\{channel_id\}\/messages\/\{message_id\}$/, 5, SECOND],
  ['GET', /^\/channels\/\{channel_id\}\/messages$/, 5, 5 * SECOND],
  ['PUT', /\/reactions\/\{emoji_name\}\/@me$/, 1, SECOND / 4],
  ['POST', /\/threads$/, 50, 300 * SECOND],
  ['PATCH', /^\/channels\/\{channel_id\}$/, 5, 5 * SECOND],
  ['POST', /^\/users\/@me\/channels$/, 10, 10 * SECOND],
  ['PUT', /^\/applications\/.*\/commands$/, 5, 20 * SECOND],
  ['POST', /^\/applications\/.*\/commands$/, 5, 20 * SECOND],
  ['POST', /^\/webhooks\/\{webhook_id\}\/\{webhook_token\}$/, 5, 5 * SECOND],
  ['PATCH', /^\/webhooks\/.*\/messages\//, 5, 5 * SECOND],
];

const WIDE = { amount: 50, window: 5 * SECOND };

export function allowanceOf(method: string, route: string): Allowance | null {
  if (route.startsWith('/interactions/')) return null;
  const found = known.find(([verb, form]) => verb === method && form.test(route));
  const name = `${method} ${route}`;
  return found ? { name, amount: found[2], window: found[3] } : { name, ...WIDE };
}
