import { type EventFaces } from '../../rules/event.ts';
import { limitLines } from './autopilot.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { turnNames } from './phases.ts';
import { receiptLines } from './receipts.ts';
import { comeUponText } from './secrets.ts';

type StoodIn = NonNullable<EventFaces['stood in']['own']>;

/** TURN-05: what a player reads of a turn that was played for them. The first line says what it is. */
export function stoodInLines(own: StoodIn): string[] {
  const { kind, within, end, did, left, spent, purse } = own;
  const limits = `What it keeps to (\`/me autopilot\`): ${limitLines(within).join(' ')}`;
  if (end === 'monster' || end === 'too weak')
    return [`your autopilot has passed your ${turnNames[kind]}.`, whyPassed[end](own), limits];
  const told = did.flatMap(deedLines);
  return [
    `your autopilot has played your ${turnNames[kind]}.`,
    // Of a death there is nothing more to say.
    ...(told.length === 0 && end !== 'died' ? ['It has done nothing that stays.'] : told),
    ...hurtLines(own),
    ...leftLines(left),
    whyEnded[end](own),
    ...(end === 'died' ? [] : [`Spent: ${spent} gold; your purse has ${purse}.`]),
    limits,
  ];
}

/** What it cost in HP. */
function hurtLines({ hurt }: StoodIn): string[] {
  if (!hurt) return [];
  const { lost, now, traps } = hurt;
  const by = traps.length === 0 ? '' : `, and sprung ${listed(traps.map((one) => escape(one)))}`;
  return [`Your hero has lost ${lost} HP in it${by}; ${now} HP are left.`];
}

const deedLines = (deed: StoodIn['did'][number]): string[] =>
  deed.kind === 'secret found'
    ? [comeUponText(deed.own)]
    : receiptLines([{ ...deed, v: 1, rules: [], face: null }]);

const whyPassed = {
  monster: () => 'The monster is undefeated, and your autopilot is not to fight it.',
  'too weak': ({ within }: StoodIn) =>
    `You have fewer than the ${within.leastHp} HP with which your autopilot is to enter.`,
};

const whyEnded: Record<
  Exclude<StoodIn['end'], keyof typeof whyPassed>,
  (own: StoodIn) => string
> = {
  done: () => 'Of all else nothing was a gain that you could pay for.',
  hurt: ({ within }) => `It left since you have fewer than ${within.leastHp} HP.`,
  enough: () => 'It has done enough for one turn, and left.',
  spent: () => 'All 300 actions of the turn are used up.',
  died: () => 'Your hero has died in it.',
};

const whyLeft: Record<StoodIn['left'][number]['why'], string> = {
  limit: 'Left for your limit on gold',
  'for good': 'Left for you to choose, since it is there for good',
  kept: 'Left since it would take off what is to be left alone',
  'no way': 'Left since it knows no safe way there',
};

/** A line for each reason, with what it kept your hero from. */
function leftLines(left: StoodIn['left']): string[] {
  const reasons = [...new Set(left.map(({ why }) => why))];
  return reasons.map((reason) => {
    const things = left
      .filter(({ why }) => why === reason)
      .map(({ orb, name, cost }) => `${escape(name)} (orb ${orb}, ${cost} gold)`);
    return `${whyLeft[reason]}: ${things.join(', ')}.`;
  });
}
