import { readFileSync } from 'node:fs';
import { asObject, isObject, type JsonObject } from '../json.ts';

export type Operation = {
  id: string;
  request: JsonObject | null;
  parameters: { name: string; schema: JsonObject }[];
  /** The schema of each status' answer; null where it has no body. */
  answers: Map<string, JsonObject | null>;
};

export type Description = {
  components: JsonObject;
  operation(method: string, route: string): Operation | undefined;
};

const unnamed = (path: string): string => path.replace(/\{\w+\}/g, '{}');

function jsonSchema(node: unknown): JsonObject | null {
  const content = asObject(asObject(node)['content']);
  const schema = asObject(content['application/json'])['schema'];
  return isObject(schema) ? schema : null;
}

/** Reads an OpenAPI document; the parts of an operation are looked up when it is first met. */
export function readDescription(file: string): Description {
  const whole = asObject(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  const components = asObject(whole['components']);
  const paths = new Map(
    Object.entries(asObject(whole['paths'])).map(([path, item]) => [unnamed(path), asObject(item)]),
  );

  const follow = (node: unknown): JsonObject => {
    const ref = asObject(node)['$ref'];
    if (typeof ref !== 'string') return asObject(node);
    const steps = ref.replace('#/components/', '').split('/');
    return steps.reduce<JsonObject>((at, step) => asObject(at[step]), components);
  };

  return {
    components,
    operation(method, route) {
      const item = paths.get(unnamed(route));
      const found = item?.[method.toLowerCase()];
      if (!item || !isObject(found)) return undefined;
      const lists = [item['parameters'], found['parameters']].filter(Array.isArray).flat();
      const parameters = lists
        .map(follow)
        .filter((one) => one['in'] === 'query')
        .map((one) => ({ name: String(one['name'] as string), schema: asObject(one['schema']) }));
      const answers = Object.entries(asObject(found['responses'])).map(
        ([status, answer]): [string, JsonObject | null] => [status, jsonSchema(follow(answer))],
      );
      return {
        id: typeof found['operationId'] === 'string' ? found['operationId'] : `${method} ${route}`,
        request: jsonSchema(found['requestBody']),
        parameters,
        answers: new Map(answers),
      };
    },
  };
}
