/** What one exchange looked like to the judge. */
export type Exchange = {
  method: string;
  route: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
  status: number;
  answer: unknown;
};

export type Mismatch = {
  n: number;
  side: 'request' | 'answer';
  operation: string;
  path: string;
  problem: string;
};

export type Judgement = {
  given: boolean;
  requests: { checked: number; wrong: number };
  answers: { checked: number; wrong: number };
  operations: Record<string, number>;
  unknown: string[];
  mismatches: Mismatch[];
};

/** Compares what is asked and answered with Discord's published description. */
export type Judge = { look(exchange: Exchange): void; judgement(): Judgement };
