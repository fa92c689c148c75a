import { type ActionOf, type FightAction } from '../../rules/combat/action.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { beginning } from '../limits.ts';
import { suggested, type Choice } from '../options.ts';
import { actWords as words } from '../views/commands/act.ts';
import { moveName, movesOf, moveValue } from '../views/moves.ts';
import { attackOffer } from '../views/offers.ts';
import { tileName, tileNamed } from '../views/tiles.ts';
import { type Entry } from '../screen.ts';
import { deedEntries } from '../views/deeds.ts';
import { isWalking } from '../views/panel/walk.ts';
import { useEntries } from '../views/uses.ts';
import { matching, meant } from './pick.ts';
import { said } from './said.ts';
import { seatIn } from './seat.ts';

const fightOption = (description: string, choices: (fight: FightView) => Choice[]) =>
  suggested(description, async ({ typed, given, own }) => {
    const [view, by] = [await own(), given.get('by')];
    const seat = view && seatIn(view, typeof by === 'string' ? by : null);
    return seat ? matching(typed, choices(seat.fight)) : [];
  });

const nameIn = (fight: FightView, id: string) =>
  fight.creatures.find((creature) => creature.id === id)?.name ?? id;

/** Every attack that can be made now, on whom and with what. */
export function attackChoices(fight: FightView): Choice[] {
  const own = ownAttacks(fight);
  return fight.legal.flatMap((action) => {
    if (action.do !== 'attack') return [];
    const { target, attack } = action;
    const name = attackOffer(nameIn(fight, target), own[attack]?.name);
    return [{ name, value: `${target}.${attack}` }];
  });
}

const moveChoices = (fight: FightView): Choice[] =>
  movesOf(fight).map((move) => ({
    name: moveName(move),
    value: moveValue(move),
  }));

const others = ({ creatures, you }: FightView): Choice[] =>
  creatures.filter(({ id }) => id !== you).map(({ id, name }) => ({ name, value: id }));

const asChoice = ({ label, value }: Entry): Choice => ({ name: label, value });

const waiting: Choice = { name: words.do.wait, value: 'wait' };

export const attackOption = fightOption(words.attack.target, attackChoices);
export const moveOption = fightOption(words.move.to, moveChoices);
export const useOption = fightOption(words.use.what, (fight) => useEntries(fight).map(asChoice));
export const deedOption = fightOption(words.do.what, (fight) => [
  ...deedEntries(fight).map(asChoice),
  ...(isWalking(fight) && fight.legal.some((one) => one.do === 'end turn') ? [waiting] : []),
]);
export const creatureOption = fightOption(words.health.of, others);

/**
 * `h2.0`, or a name with or without the weapon; without it that of the most damage is meant of those that can be
 * used now, the first among equals. What cannot be done now is for the rules to refuse.
 */
export function attackMeant(fight: FightView, typed: string): FightAction {
  const choices = attackChoices(fight);
  if (choices.some(({ value }) => value === typed)) return readAttack(typed);
  const [first, ...more] = attacksOn(fight, typed);
  if (first) {
    const same = more.filter(({ target }) => target === first.target);
    return same.reduce((best, one) => (hurts(fight, one) > hurts(fight, best) ? one : best), first);
  }
  const all = everyAttack(fight).filter(begins(typed));
  const inVain = all.find(({ value }) => isCalled(fight, value, typed)) ?? all[0];
  return readAttack(inVain?.value ?? `${meant(typed, others(fight))}.0`);
}

const begins =
  (typed: string) =>
  ({ name }: Choice) =>
    said(name).startsWith(said(typed));

/**
 * The attacks that begin as was typed; where somebody is called just so, those on them alone, be it that
 * there is none.
 */
function attacksOn(fight: FightView, typed: string): ActionOf<'attack'>[] {
  const all = attackChoices(fight).filter(begins(typed));
  const meant = namesAnother(fight, typed)
    ? all.filter(({ value }) => isCalled(fight, value, typed))
    : all;
  return meant.map(({ value }) => readAttack(value));
}

/** Whether what was typed is the whole name of somebody else, alone or with an attack's. */
export const namesAnother = (fight: FightView, typed: string): boolean =>
  everyAttack(fight).some(({ value }) => isCalled(fight, value, typed));

/** Whether what is typed is the whole name of whom that attack is on, alone or with the attack's. */
function isCalled(fight: FightView, value: string, typed: string): boolean {
  const { target, attack } = readAttack(value);
  const name = nameIn(fight, target);
  const names = [name, attackOffer(name, ownAttacks(fight)[attack]?.name)];
  return names.some((one) => said(one) === said(typed));
}

/** How each is called whom what was typed may mean to attack; the first of them is whom `attackMeant` takes. */
export const targetsMeant = (fight: FightView, typed: string): string[] =>
  attackChoices(fight).some(({ value }) => value === typed)
    ? []
    : [...new Set(attacksOn(fight, typed).map(({ target }) => nameIn(fight, target)))];

const ownAttacks = ({ creatures, you }: FightView) =>
  creatures.find(({ id }) => id === you)?.own?.sheet.attacks ?? [];

const hurts = (fight: FightView, { attack }: ActionOf<'attack'>): number =>
  ownAttacks(fight)[attack]?.damage ?? 0;

/** On everybody with everything, whether it reaches or not. */
const everyAttack = (fight: FightView): Choice[] =>
  others(fight).flatMap(({ name, value }) =>
    ownAttacks(fight).map((one, at) => ({
      name: attackOffer(name, one.name),
      value: `${value}.${at}`,
    })),
  );

export function readAttack(value: string): ActionOf<'attack'> {
  const [target = '', attack = '0'] = value.split('.');
  const number = /^\d{1,2}$/.test(attack) ? Number(attack) : 0;
  return {
    do: 'attack',
    target: beginning(target, 12) as ActionOf<'attack'>['target'],
    attack: number,
  };
}

/** A suggested move, or the tile of that name on foot; null for what is no tile. */
export function moveMeant(fight: FightView, typed: string): ActionOf<'move'> | null {
  const known = movesOf(fight).find(
    (move) => moveValue(move) === typed || tileName(move.to) === typed.trim().toUpperCase(),
  );
  if (known) return known;
  const tile = tileNamed(typed);
  return tile === null ? null : { do: 'move', kind: 'walk', to: tile };
}

export const healthMeant = (fight: FightView, typed: string): FightAction => ({
  do: 'health check',
  target: beginning(meant(typed, others(fight)), 12) as ActionOf<'health check'>['target'],
});
