import { type Server } from '../harness/postgres.ts';

/** How much is measured: all of it, or a taste that shows that it works. */
export type Size = { whole: boolean; of(amount: number): number };

export type Ground = { postgres: Server; size: Size };

/** `×`: so many times as much as somebody else in the same run. */
type Unit = 'ms' | 's' | 'KB' | 'MB' | '%' | 'requests' | 'statements' | '×';
export type Goal = { what: string; unit: Unit } & ({ most: number } | { least: number });

/** Several figures that one run gives, by the same names as their goals. */
export type Measurement<Name extends string = string> = {
  name: string;
  goals: Record<Name, Goal>;
  run(ground: Ground): Promise<Record<Name, number>>;
};

export const measurement = <Name extends string>(one: Measurement<Name>): Measurement<Name> => one;
