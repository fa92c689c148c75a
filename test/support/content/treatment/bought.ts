import { seededDice } from '../../../../src/rules/dice.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { inForce, statsNow } from '../../../../src/rules/hero/sheet.ts';
import { type Orb } from '../../../../src/rules/game.ts';
import { type IntentOf } from '../../../../src/rules/intent.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { newItem } from '../../../../src/rules/items/new-item.ts';
import { isUltimate } from '../../../../src/rules/items/ultimate.ts';
import { isInNoOrb } from '../../../../src/rules/menagerie/lay-loot.ts';
import { faultsOf } from '../../invariants.ts';
import { type Table } from '../../table.ts';
import { type Made } from '../made.ts';
import { answersAll } from './answers-all.ts';
import { keyOf } from './owning.ts';
import { atTheDoor } from './tables.ts';
import { refusedAt } from './refused.ts';
import { type Law, type Treatment } from './treatment.ts';
import { at } from '../../yard.ts';

/**
 * ORB-07, ENTER-02: walked to and bought out of an orb, for all the gold that its buyer has, a chest's
 * thing unseen (ORB-08); of what is no orb's that none ever holds it. Only as it is sold.
 */
export const bought: Treatment = (made, law) => {
  const [{ written, form }, ...others] = made.parts;
  if (others.length > 0 || form.greater) return [];
  const table = atTheDoor(law);
  if (isInNoOrb(written)) return neverLaid(law, table, made);
  table.does('Ana', { do: 'enter', tile: at('B2') });
  const orb = laid(table, made);
  const buy = (more: Partial<IntentOf<'buy'>> = {}): IntentOf<'buy'> => ({
    ...{ do: 'buy', orb: orb.id, popOff: null, ...(form.ultimate && { as: form.ultimate }) },
    ...more,
  });
  const refused = (what: string, code: string, intent: IntentOf<'buy'>) =>
    refusedAt(table, 'Ana', intent, `bought ${what}`, code);
  const faults: string[] = [];
  if (written.cost > 0) {
    table.purse('Ana', written.cost - 1);
    faults.push(...refused('for too little', 'not enough gold', buy()));
  }
  table.purse('Ana', written.cost);
  if (isUltimate(written)) {
    const { as: _, ...neither } = buy();
    faults.push(...refused('as neither', 'choose a form', neither));
  } else if (orb.colour !== 'red')
    faults.push(...refused('as an ultimate', 'no such form', buy({ as: 'lesser' })));
  table.does('Ana', buy());
  answersAll(table);
  faults.push(...isHers(table, made, orb));
  faults.push(...refused('twice', 'orb empty', buy()));
  return [...faults, ...faultsOf(table.game)];
};

/** In the place of what lies in one of the orbs. */
function laid(table: Table, { parts: [{ written }] }: Made): Orb {
  const orb = table.game.orbs[table.orb('pebble')];
  if (!orb) throw new Error('no orb');
  table.stock[keyOf(0)] = { ...written, of: 'item' };
  const colour = written.kinds.includes('chest item')
    ? ('red' as const)
    : isUltimate(written)
      ? ('green' as const)
      : ('blue' as const);
  const now: Orb = { ...orb, colour, cost: written.cost as Orb['cost'] };
  if (colour === 'red') now.weekly = 'chest';
  const whose = { id: orb.item, definition: keyOf(0), holder: `orb:${orb.id}` as const };
  table.arrange(({ goods, items, orbs }) => ({
    goods: { ...goods, [keyOf(0)]: keyOf(0) },
    items: { ...items, [orb.item]: newItem(written, { ...whose, slot: null, acquired: 0 }) },
    orbs: { ...orbs, [orb.id]: now },
  }));
  return now;
}

/** What of the purchase has not come about. */
function isHers(table: Table, { card }: Made, orb: Orb): string[] {
  const ana = table.id('Ana');
  const item = table.game.items[orb.item];
  const slot = additionOf(card) === null ? card.slot : null;
  const { game, goods } = table.scene();
  const isOn = inForce(game, goods, ana).some((one) => one.item.id === orb.item);
  const wrong = {
    'is not hers': item?.holder !== `hero:${ana}`,
    [`is worn as ${item?.slot}`]: item?.slot !== slot,
    'is not in force': isOn !== (slot !== null),
    'is not full': item?.charges !== freshCharges(card),
    [`leaves ${table.gold('Ana')} gold`]: table.gold('Ana') !== won(table),
    'is not known to its owner': !table.hero('Ana').identified.includes(keyOf(0)),
    'leaves stats that are none': Object.values(statsNow(game, goods, ana)).some(Number.isNaN),
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`bought, it ${what}`] : []));
}

/** ITEM-05: gold that it has won for Ana since; in peace it is hers at once. */
const won = (table: Table): number =>
  table.transfers
    .filter(({ reason, to }) => reason === 'won in a fight' && to === `purse:${table.id('Ana')}`)
    .reduce((sum, { amount }) => sum + amount, 0);

/** ITEM-01, ITEM-07, ITEM-17, ITEM-19, SLOT-01: it is come by otherwise. */
function neverLaid(law: Law, table: Table, { parts: [{ written }] }: Made): string[] {
  table.stock[keyOf(0)] = { ...written, of: 'item' };
  const scene = table.scene(seededDice(written.name));
  law.layLoot(scene, 2);
  const isLaid = Object.values(scene.game.items).some(({ definition }) => definition === keyOf(0));
  return isLaid && !written.kinds.includes('chest key') ? ['lies in an orb'] : [];
}
