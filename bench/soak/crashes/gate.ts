/** Something that the bot does to the world outside itself, just before or just after it is done. */
export type Boundary = { step: number; side: 'before' | 'after' };

export type Gate = {
  /** The steps so far, in the order in which they began. */
  steps: string[];
  /** Counts a step; null when the bot has just been struck there and nothing may pass. */
  begin(what: string): number | null;
  /** The step was done; false when the bot has just been struck there and must not hear of it. */
  end(step: number): boolean;
  /** Whether the bot is to be struck after this step, before it hears of it. */
  strikesAfter(step: number): boolean;
  /** From now on steps are counted anew, and `kill` is called at the boundary, if there is one. */
  arm(boundary: Boundary | null, kill: () => void): void;
  struck(): boolean;
  /** Whoever passes things on for the bot drops, when it is struck, all that it had still to say. */
  whenStruck(drop: () => void): void;
};

/** Where both relays ask whether the bot may go on. */
export function openGate(): Gate {
  let target: Boundary | null = null;
  let kill: () => void = () => undefined;
  let struck = false;
  const drops: (() => void)[] = [];
  const gate: Gate = {
    steps: [],
    begin(what) {
      if (struck) return null;
      const step = gate.steps.push(what) - 1;
      return meets(step, 'before') ? strike() : step;
    },
    end(step) {
      if (struck) return false;
      if (!meets(step, 'after')) return true;
      strike();
      return false;
    },
    strikesAfter: (step) => meets(step, 'after'),
    arm(boundary, how) {
      target = boundary;
      kill = how;
      struck = false;
      gate.steps = [];
    },
    struck: () => struck,
    whenStruck: (drop) => void drops.push(drop),
  };
  const meets = (step: number, side: Boundary['side']): boolean =>
    target?.step === step && target.side === side;
  const strike = (): null => {
    struck = true;
    kill();
    for (const drop of drops) drop();
    return null;
  };
  return gate;
}
