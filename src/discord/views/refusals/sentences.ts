/** For each code what did not happen and why (no full stop: the rule follows), and what to do now. */
export type Sentences<Facts> = {
  [C in keyof Facts]: (facts: Facts[C]) => [why: string, now: string];
};
