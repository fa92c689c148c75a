/** One thing that a suite does: a program and what its output says of passes and failures. */
export type Step = {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** How many passed and failed, where the step counts more than itself. */
  tally?: (output: string) => Tally | null;
  /** Lines of its output that are worth reading when all went well, too. */
  worthReading?: RegExp;
};

export type Tally = { passed: number; failed: number };

export type Done = Tally & { name: string; seconds: number };

export const node = (name: string, args: string[], more: Partial<Step> = {}): Step => ({
  name,
  program: process.execPath,
  args,
  ...more,
});
