/** A control request that is not done, with the one sentence that says why. */
export class Wrong extends Error {
  readonly status: number;
  readonly open: string[] | null;
  constructor(status: number, sentence: string, open: string[] | null = null) {
    super(sentence);
    this.status = status;
    this.open = open;
  }
}

export const senseless = (sentence: string): Wrong => new Wrong(400, sentence);
export const missing = (sentence: string): Wrong => new Wrong(404, sentence);
/** Discord's own app would not let them. */
export const barred = (sentence: string): Wrong => new Wrong(409, sentence);
