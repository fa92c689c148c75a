import { type SecretKeeper, type Versions } from '../checks/secrets.ts';
import { type Id } from '../play/stage-types.ts';

export const ownKinds = ['panels', 'descriptions', 'lines of fights', 'bets'] as const;
/** What the runner keeps secret by itself. */
export type OwnKind = (typeof ownKinds)[number];
export type OwnCounts = Readonly<Record<OwnKind, number>>;

export const noneOwn: OwnCounts = { panels: 0, descriptions: 0, 'lines of fights': 0, bets: 0 };

/**
 * Secrets of the runner’s own which are kept now: by name, then by their words, who knows them; and
 * how many there have been.
 */
export type Planted = { kept: Map<string, Map<string, Set<Id>>>; counts: Record<OwnKind, number> };

export const nonePlanted = (): Planted => ({ kept: new Map(), counts: { ...noneOwn } });

/** Plants and ends the runner’s own secrets, which no `revealed` ends. */
export type Own = {
  /** Once each; who is named again comes to those who know it. `knownTo` may grow afterwards. */
  plant(kind: OwnKind, name: string, words: string[], knownTo: Set<Id>): void;
  /** All of this name: everybody may know them now. */
  end(name: string): void;
};

/** At a line of the file, from when on what stood somewhere before tells nothing. */
export function ownSecrets(
  keeper: SecretKeeper,
  { kept, counts }: Planted,
  line: number,
  seenBefore: Versions,
): Own {
  return {
    plant(kind, name, words, knownTo) {
      const alike = kept.get(name) ?? new Map<string, Set<Id>>();
      const key = JSON.stringify(words);
      const known = alike.get(key);
      for (const person of known ? knownTo : []) known?.add(person);
      if (known) return;
      kept.set(name, alike.set(key, knownTo));
      counts[kind]++;
      const headed = kind === 'descriptions';
      keeper.plant({ name, by: null, words, knownTo, line, forGood: true, headed }, seenBefore);
    },
    end(name) {
      if (!kept.delete(name)) return;
      keeper.reveal((secret) => secret.forGood === true && secret.name === name, null);
    },
  };
}
