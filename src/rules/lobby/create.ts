import { type Game } from '../game.ts';
import { defaultHouse, houseRules, type HouseSetting } from '../house.ts';
import { type IntentOf } from '../intent.ts';
import { type GameId, type PlayerId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { checkedName } from './name.ts';

/** A new game in the lobby. `zoneExists` is the calendar's word on the time zone's name. */
export function newGame(
  id: GameId,
  { name, zone, house }: IntentOf<'create'>,
  host: PlayerId,
  zoneExists: boolean,
): Game | Refusal {
  const title = checkedName(name, 'game');
  if (typeof title !== 'string') return title;
  if (!zoneExists) return refuse('bad zone', 'TURN-02', { zone: [...zone].slice(0, 60).join('') });
  for (const [setting, value] of Object.entries(house)) {
    const no = houseRefusal(setting as HouseSetting, value);
    if (no) return no;
  }
  return {
    id,
    name: title,
    zone,
    hosts: [host],
    house: { ...defaultHouse, ...house },
    houseNext: {},
    phase: 'lobby',
    pausedSince: null,
    week: null,
    duel: null,
    fight: null,
    heroes: {},
    items: {},
    orbs: {},
    bets: {},
    deadlines: {},
    accounts: {},
    goods: {},
    winners: [],
    lastId: 0,
    drawings: {},
    acts: 0,
  };
}

/** A house setting keeps within its bounds, in whole numbers. */
export function houseRefusal(setting: HouseSetting, value: number): Refusal | null {
  const { min, max, rule } = houseRules[setting];
  return Number.isInteger(value) && value >= min && value <= max
    ? null
    : refuse('bad setting', rule, { setting, min, max });
}
