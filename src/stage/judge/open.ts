import { type ErrorObject, type ValidateFunction } from 'ajv';
import { type JsonObject } from '../json.ts';
import { type Exchange, type Judge, type Judgement } from './judge.ts';
import { type Operation, readDescription } from './description.ts';
import { knownDifference } from './known-differences.ts';

const MOST_MISMATCHES = 500;
const ROOT = 'discord';

type Compile = (schema: JsonObject) => ValidateFunction;

async function compiler(components: JsonObject): Promise<Compile> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: formats } = await import('ajv-formats');
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  formats.default(ajv, ['date-time', 'uri']);
  for (const name of ['int32', 'int64', 'double', 'snowflake', 'nonce']) ajv.addFormat(name, true);
  ajv.addSchema({ $id: ROOT, components });
  return (schema) =>
    ajv.compile(
      JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components', `"${ROOT}#/components`),
      ) as object,
    );
}

/** The faults furthest inside: of a choice between forms they say what the nearest one lacked. */
function deepest(errors: ErrorObject[]): string {
  const depth = ({ instancePath }: ErrorObject): number => instancePath.split('/').length;
  const most = Math.max(...errors.map(depth));
  const worst = errors.filter((error) => depth(error) === most).slice(0, 4);
  return worst
    .map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    )
    .join('; ');
}

/** A value of a query as its schema may want it: text, number or yes and no. */
const readings = (value: unknown): unknown[] => {
  const text = String(value);
  return [
    text,
    ...(/^-?\d+$/.test(text) ? [Number(text)] : []),
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
  ];
};

/** Checks every exchange against the OpenAPI document in that file; compiles what it meets. */
export async function openJudge(file: string): Promise<Judge> {
  const description = readDescription(file);
  const compile = await compiler(description.components);
  const compiled = new Map<string, ValidateFunction>();
  const operations = new Map<string, Operation | undefined>();
  const unknown = new Set<string>();
  const result: Judgement = {
    given: true,
    requests: { checked: 0, wrong: 0 },
    answers: { checked: 0, wrong: 0 },
    operations: {},
    unknown: [],
    mismatches: [],
  };
  let n = 0;

  const validator = (key: string, schema: JsonObject): ValidateFunction => {
    const known = compiled.get(key) ?? compile(schema);
    compiled.set(key, known);
    return known;
  };

  function complain(
    side: 'request' | 'answer',
    operation: string,
    path: string,
    problem: string,
  ): void {
    if (knownDifference(operation, side, problem)) return;
    result[side === 'request' ? 'requests' : 'answers'].wrong++;
    if (result.mismatches.length < MOST_MISMATCHES)
      result.mismatches.push({ n, side, operation, path, problem });
  }

  function checkRequest(operation: Operation, { body, query, route }: Exchange): void {
    result.requests.checked++;
    for (const [name, value] of Object.entries(query)) {
      const parameter = operation.parameters.find((one) => one.name === name);
      const check = parameter && validator(`${operation.id} ?${name}`, parameter.schema);
      if (!check) complain('request', operation.id, route, `the query “${name}” is not described`);
      else if (!readings(value).some((reading) => check(reading)))
        complain('request', operation.id, route, `?${name}: ${deepest(check.errors ?? [])}`);
    }
    if (!operation.request) return;
    const check = validator(`${operation.id} request`, operation.request);
    if (!check(body)) complain('request', operation.id, route, deepest(check.errors ?? []));
  }

  function checkAnswer(operation: Operation, { status, answer, route }: Exchange): void {
    result.answers.checked++;
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((one) =>
      operation.answers.has(one),
    );
    if (key === undefined)
      return complain('answer', operation.id, route, `the status ${status} is not described`);
    const schema = operation.answers.get(key);
    if (!schema) {
      if (answer !== undefined)
        complain('answer', operation.id, route, `the status ${status} has no body`);
      return;
    }
    const check = validator(`${operation.id} ${key}`, schema);
    // What is sent is the JSON of the value, without what is undefined.
    if (!check(JSON.parse(JSON.stringify(answer ?? null))))
      complain('answer', operation.id, route, deepest(check.errors ?? []));
  }

  return {
    look(exchange) {
      n++;
      const key = `${exchange.method} ${exchange.route}`;
      if (!operations.has(key))
        operations.set(key, description.operation(exchange.method, exchange.route));
      const operation = operations.get(key);
      if (!operation) return void unknown.add(key);
      result.operations[operation.id] = (result.operations[operation.id] ?? 0) + 1;
      if (exchange.status < 400) checkRequest(operation, exchange);
      checkAnswer(operation, exchange);
    },
    judgement: () => ({ ...result, unknown: [...unknown] }),
  };
}
