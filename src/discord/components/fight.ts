import { type ActionOf, type FightAction } from '../../rules/combat/action.ts';
import { movementKinds } from '../../rules/board/gaits.ts';
import { pageIn } from '../screen.ts';
import { readDeed, readUse } from '../fight-values.ts';
import { itemId } from '../../rules/names.ts';
import { readAttack } from '../suggestions/fight.ts';
import { type FightPages } from '../views/panel/fight-rows.ts';
import { sureConcede } from '../views/panel/sure.ts';
import { type Tile } from '../views/tiles.ts';
import { type Action, type Press, updates, updatesNow } from './action.ts';

/** The rules are told which state the presser saw, and refuse a press that comes too late. */
function fight(press: Press, action: FightAction) {
  const step = /^\d{1,9}$/.test(press.id.step) ? Number(press.id.step) : null;
  const { by } = press.id;
  return press.act({ do: 'fight', action, step, ...(by && { by }) });
}

/** `walk.130.Towards…`; null for what no chooser of ours offers. */
function readMove(value: string): ActionOf<'move'> | null {
  const [kind = '', tile = ''] = value.split('.');
  const known = movementKinds.find((one) => one.replace(' ', '-') === kind);
  if (known === undefined || !/^\d{1,4}$/.test(tile) || Number(tile) > 4095) return null;
  return { do: 'move', kind: known, to: Number(tile) as Tile };
}

/** What a chooser offers is done; its other pages are turned to, and anything else is nothing. */
const choosing = (page: keyof FightPages, read: (value: string) => FightAction | null) =>
  updatesNow((press) => {
    const turnTo = pageIn(press.values);
    if (turnTo !== null) return press.panel(undefined, { [page]: turnTo, by: press.id.by });
    const action = read(press.values[0] ?? '');
    return action ? fight(press, action) : press.panel(undefined, { by: press.id.by });
  });

/** `i7.yes`; null for what no button of ours says. */
function readAnswer(subject: string): ActionOf<'answer'> | null {
  const [, item, word] = /^(i\d{1,9})\.(yes|no)$/.exec(subject) ?? [];
  return item === undefined ? null : { do: 'answer', item: itemId(item), use: word === 'yes' };
}

/** Buttons and choosers of a fight. */
export const fightActions = {
  attack: updatesNow((press) => fight(press, readAttack(press.id.subject))),
  'attack-one': choosing('attack', readAttack),
  move: choosing('move', readMove),
  stride: updatesNow((press) => {
    const action = readMove(press.id.subject);
    return action ? fight(press, action) : press.panel();
  }),
  deeds: updates((press) => press.panel(undefined, { deed: 1 })),
  use: choosing('use', readUse),
  deed: choosing('deed', readDeed),
  answer: updatesNow((press) => {
    const action = readAnswer(press.id.subject);
    return action ? fight(press, action) : press.panel();
  }),
  lead: updates((press) => press.panel(undefined, { by: press.id.subject as `c${number}` })),
  'fight-end': updatesNow((press) => fight(press, { do: 'end turn' })),
  thumb: updatesNow((press) => fight(press, { do: 'thumbs up' })),
  concede: updates(async ({ own }) => sureConcede(await own())),
  // Giving up means the duel, whatever has happened since the question was asked.
  'concede-sure': updates((press) =>
    press.act({ do: 'fight', action: { do: 'concede' }, step: null }),
  ),
  health: updates((press) =>
    press.act({
      do: 'fight',
      action: {
        do: 'health check',
        target: press.id.subject.slice(0, 12) as ActionOf<'health check'>['target'],
      },
      step: null,
    }),
  ),
} satisfies Record<string, Action>;
