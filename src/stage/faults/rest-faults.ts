export type RestDeed =
  | {
      do: 'answer' | 'answer-after';
      status: number;
      code?: number;
      message?: string;
      html?: boolean;
    }
  | { do: 'hang' | 'hang-after' | 'reset' | 'reset-after' }
  | { do: 'delay'; ms: number }
  | { do: 'limit'; scope: 'route' | 'global' | 'shared' | 'cloudflare'; retryAfter: number };

/** What happens to REST requests of that method and path. */
export type RestFault = RestDeed & {
  method?: string;
  path?: string;
  times: number;
  skip: number;
  chance: number;
};

type Armed = RestFault & { id: string; hits: number; passed: number; matches: RegExp };

export type RestFaults = {
  addRest(fault: RestFault): string;
  listRest(): unknown[];
  endRest(id?: string): boolean;
  /** The fault that strikes this request, if any; asking counts as a hit. */
  strikes(method: string, path: string): { id: string; deed: RestDeed } | null;
};

/** `*` is one segment, `**` any rest. */
function pattern(path: string): RegExp {
  const escaped = path
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^/]+'),
    )
    .join('.*');
  return new RegExp(`^${escaped}$`);
}

export function restFaults(nextId: () => string): RestFaults {
  let armed: Armed[] = [];

  const isMeant = (fault: Armed, method: string, path: string): boolean =>
    (fault.method === undefined || fault.method.toUpperCase() === method) &&
    fault.matches.test(path);

  return {
    addRest(fault) {
      const id = nextId();
      armed.push({ ...fault, id, hits: 0, passed: 0, matches: pattern(fault.path ?? '**') });
      return id;
    },
    listRest: () => armed.map(({ matches: _matches, passed: _passed, ...fault }) => fault),
    endRest(id) {
      const before = armed.length;
      armed = id === undefined ? [] : armed.filter((one) => one.id !== id);
      return armed.length < before;
    },
    strikes(method, path) {
      for (const fault of armed) {
        if (!isMeant(fault, method, path)) continue;
        if (fault.passed++ < fault.skip || Math.random() >= fault.chance) continue;
        fault.hits++;
        if (fault.times > 0 && fault.hits >= fault.times)
          armed = armed.filter((one) => one !== fault);
        return { id: fault.id, deed: fault };
      }
      return null;
    },
  };
}
