import { type SecretKeeper, type Versions } from '../checks/secrets.ts';
import { type Id } from '../play/stage-types.ts';

/** Secrets of the runner’s own which are kept now: by name, then by their words, who knows them. */
export type Planted = Map<string, Map<string, Set<Id>>>;

/** Plants and ends the runner’s own secrets, which no `revealed` ends. */
export type Own = {
  /** Once each; who is named again comes to those who know it. `knownTo` may grow afterwards. */
  plant(name: string, words: string[], knownTo: Set<Id>, headed?: boolean): void;
  /** All of this name: everybody may know them now. */
  end(name: string): void;
};

/** At a line of the file, from when on what stood somewhere before tells nothing. */
export function ownSecrets(
  keeper: SecretKeeper,
  planted: Planted,
  line: number,
  seenBefore: Versions,
): Own {
  return {
    plant(name, words, knownTo, headed = false) {
      const alike = planted.get(name) ?? new Map<string, Set<Id>>();
      const key = JSON.stringify(words);
      const known = alike.get(key);
      for (const person of known ? knownTo : []) known?.add(person);
      if (known) return;
      planted.set(name, alike.set(key, knownTo));
      keeper.plant({ name, by: null, words, knownTo, line, forGood: true, headed }, seenBefore);
    },
    end(name) {
      if (!planted.delete(name)) return;
      keeper.reveal((secret) => secret.forGood === true && secret.name === name, null);
    },
  };
}
