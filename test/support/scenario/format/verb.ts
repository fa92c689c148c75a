import { type FightAction } from '../../../../src/rules/combat/action.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading, type Member } from './cast.ts';

/** Where a sentence stands, and who does what it says. */
export type Saying = { reading: CastReading; path: Path; by: Member };
/** A way to say one kind of action. */
export type Verb = {
  /** As the format's page shows it. */
  form: string;
  pattern: RegExp;
  read(saying: Saying, ...said: string[]): FightAction | null;
};
