import { type Judgement } from '../judge/judge.ts';
import { type Stage } from '../stage.ts';
import { type Endpoint, type Wish } from './endpoint.ts';
import { optionalNumber } from './fields.ts';
import { senseless } from './wrong.ts';

function since(stage: Stage, { query }: Wish): object {
  const n = Number(query['since'] ?? 1);
  const limit = Number(query['limit'] ?? 5_000);
  if (!Number.isInteger(n) || !Number.isInteger(limit))
    throw senseless('“since” and “limit” are whole numbers.');
  return stage.record.since(n, limit);
}

const unjudged: Judgement = {
  given: false,
  requests: { checked: 0, wrong: 0 },
  answers: { checked: 0, wrong: 0 },
  operations: {},
  unknown: [],
  mismatches: [],
};

function limits(stage: Stage, { body }: Wish): object {
  const pace = optionalNumber(body, 'pace');
  if (pace !== undefined && pace < 0) throw senseless('The “pace” is 0 or more.');
  if (pace !== undefined) stage.limits.pace = pace;
  return { pace: stage.limits.pace };
}

export const recordEndpoints: Endpoint[] = [
  { method: 'GET', path: '/record', handle: since },
  { method: 'DELETE', path: '/record', handle: (stage) => stage.record.clear() },
  { method: 'GET', path: '/judgement', handle: (stage) => stage.judge?.judgement() ?? unjudged },
  { method: 'GET', path: '/limits', handle: (stage) => ({ pace: stage.limits.pace }) },
  { method: 'POST', path: '/limits', handle: limits },
];
