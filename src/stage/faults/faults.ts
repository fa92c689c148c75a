import { type RestFault, restFaults, type RestFaults } from './rest-faults.ts';

type Standing = {
  id: string;
  kind: string;
  hits: number;
  /** How often it still strikes; null until it is ended. */
  left: number | null;
  event?: string;
  code?: number;
  copies?: number;
};

/** What goes wrong on purpose. Faults that happen at once leave nothing here. */
export type Faults = RestFaults & {
  add(fault: Omit<Standing, 'id' | 'hits'>): string;
  addRest(fault: RestFault): string;
  list(): unknown[];
  end(id?: string): boolean;
  timesSent(event: string): number;
  identifyRefusal(): number | null;
  flap(): number | null;
  acksAreMuted(): boolean;
  /** No bot gets in until the fault is ended. */
  isCut(): boolean;
};

export function openFaults(): Faults {
  let standing: Standing[] = [];
  let last = 0;
  const nextId = (): string => `fault-${++last}`;
  const rest = restFaults(nextId);

  function strike(kind: string, event?: string): Standing | null {
    const fault = standing.find(
      (one) => one.kind === kind && (event === undefined || one.event === event),
    );
    if (!fault) return null;
    fault.hits++;
    if (fault.left !== null && --fault.left === 0)
      standing = standing.filter((one) => one !== fault);
    return fault;
  }

  return {
    ...rest,
    add(fault) {
      const id = nextId();
      standing.push({ ...fault, id, hits: 0 });
      return id;
    },
    list: () => [...standing, ...rest.listRest()],
    end(id) {
      const before = standing.length;
      standing = id === undefined ? [] : standing.filter((one) => one.id !== id);
      return rest.endRest(id) || standing.length < before;
    },
    timesSent(event) {
      if (strike('lose', event)) return 0;
      return 1 + (strike('repeat', event)?.copies ?? 0);
    },
    identifyRefusal: () => strike('refuse-identify')?.code ?? null,
    flap: () => strike('flap')?.code ?? null,
    acksAreMuted: () => strike('mute-acks') !== null,
    isCut: () => standing.some(({ kind }) => kind === 'cut'),
  };
}
