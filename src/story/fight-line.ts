import { sideOf } from '../rules/board/space.ts';
import { besides, tileName } from '../rules/board/tile.ts';
import { type FightEvent, type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { type HealthWord } from '../rules/combat/health.ts';
import { type RuleId } from '../rules/names.ts';
import { conditionText } from './condition-line.ts';
import { enchantmentText } from './enchantment-line.ts';
import { inVain } from './in-vain-line.ts';
import { attackText, hurtText, rollText, signed } from './numbers.ts';
import { capital, counted, endText, fall, forTurns, listed } from './words.ts';

type Told = FightEvent | SeenFightEvent;
type Facts<K extends Told['kind']> = Extract<Told, { kind: K }>;
/** How somebody is written: the caller escapes names for where the line is shown. */
export type Call = (who: Who) => string;

/** One event of a fight as one line of English: what happened, its numbers as far as they are in it, the rules. */
export function fightLine(event: Told, call: Call = ({ name }) => name): string {
  const cited = citedRules(event);
  return cited === '' ? sentence(event, call) : `${sentence(event, call)} · ${cited}`;
}

/** Rules that come with every attack or death, and say nothing about this one. */
const routine: readonly RuleId[] = ['COMBAT-04', 'COMBAT-11', 'COMBAT-19'];
/** COMBAT-09: rules that double damage, where there is some. */
const doubling: readonly RuleId[] = ['ROLL-02', 'MONSTER-07'];

function citedRules(event: Told): string {
  const idle = 'damage' in event && event.damage?.dealt === 0 ? doubling : [];
  return event.rules
    .filter((rule, i) => i === 0 || ![...routine, ...idle].includes(rule))
    .join(', ');
}

/** Whom a viewer could not make out has no name; a name that there is stays as its player writes it. */
const sentence = (event: Told, call: Call): string =>
  lines[event.kind](event as never, (who) =>
    who.name === '' ? 'somebody unseen' : call(who),
  ).replace(/^some(body|thing) unseen/, 'Some$1 unseen');

/** COMBAT-11: what came from somebody unseen has no name. */
const named = (what: string): string => (what === '' ? 'something unseen' : what);

/** That somebody falls has a line of its own. */
const stateText = (health: HealthWord, who: string): string =>
  health === 'dead' ? '' : ` ${who} is ${health}.`;

/** What it was struck with, and by which ability. */
const armText = ({ with: thing, cause }: Facts<'attacked'>): string =>
  thing === '' ? '' : ` (${thing}${cause === undefined ? '' : `, by ${cause}`})`;

/** ITEM-24 */
const departures: Record<Facts<'vanished'>['why'], string> = {
  time: ': its turns are over',
  owner: ' with its owner',
  another: ' for another',
  dismissed: ', sent away',
};

const lines: { [K in Told['kind']]: (event: Facts<K>, call: Call) => string } = {
  began: ({ who }, call) =>
    `The fight begins: ${who.map((one) => `${call(one.who)} at ${tileName(one.tile)}`).join(', ')}.`,
  initiative: ({ who, roll, again }, call) =>
    `${call(who)} rolls ${again ? 'initiative again' : 'initiative'}: ${rollText(roll)}.`,
  'order set': ({ order }, call) => `They act in this order: ${order.map(call).join(', ')}.`,
  surprise: ({ who }, call) => `${call(who)} takes them by surprise.`,
  roused: ({ who }, call) => `${call(who)} is roused, and stronger than before.`,
  'turn began': ({ who, rules }, call) =>
    `${call(who)}’s turn${rules.includes('COND-05') ? ', stunned' : ''}.`,
  'turn ended': ({ who }, call) => `${call(who)}’s turn is over.`,
  done: ({ who }, call) => `${call(who)} is done with this turn.`,
  'round ended': ({ round }) => `Round ${round} is over.`,
  'guard roused': ({ who }, call) => `${call(who)} keeps watch here, and fights.`,
  'combat began': () => 'A combat begins.',
  'combat ended': () => 'The combat is over.',
  'time is up': () => 'The time of the loot round is up.',
  moved: ({ who, by, path }, call) => {
    if (path.length === 0) return `${call(who)} comes no farther: something is in the way.`;
    const end = path.at(-1);
    const tiles = `${path.length} ${path.length === 1 ? 'tile' : 'tiles'}`;
    const how = by === 'teleport' ? 'teleports' : `moves ${tiles} (${by})`;
    return `${call(who)} ${how}${end === undefined ? '' : ` to ${tileName(end)}`}.`;
  },
  'was moved': ({ who, how, path }, call) => {
    const end = path.at(-1);
    const done = {
      push: 'is pushed',
      pull: 'is pulled',
      mount: 'is carried',
      teleport: 'is taken',
    }[how];
    return `${call(who)} ${done}${end === undefined ? '' : ` to ${tileName(end)}`}.`;
  },
  attacked: (event, call) =>
    `${call(event.who)} attacks ${call(event.target)}${armText(event)}. ${attackText(event)}.` +
    stateText(event.health, call(event.target)),
  rerolled: ({ who, target, by, ability, roll, verdict, second }, call) =>
    `${call(who)} rolls again against ${call(target)} (${ability === '' ? '' : `${ability} of `}${call(by)}): ` +
    `${rollText(roll)} would be a ${verdict}${second === undefined ? '' : `; the die then shows ${second}`}.`,
  hurt: ({ who, cause, roll, damage, health }, call) =>
    `${call(who)} ${hurtText(named(cause), roll, damage)}.${stateText(health, call(who))}`,
  rolled: ({ who, cause, amount, dice, total }, call) =>
    `${call(who)} rolls ${dice.join(' and ')} for ${named(cause)}` +
    `${total === null ? '' : ` (${amount}: ${total})`}.`,
  'lot drawn': ({ what, drawn, of }) => `By lot, for ${what}: ${drawn} of ${of}.`,
  healed: ({ who, cause, hp }, call) =>
    hp === null
      ? `${call(who)} heals (${named(cause)}).`
      : `${call(who)} regains ${hp} HP (${named(cause)}).`,
  'temporary hp': ({ who, cause, hp, turns = null, longer }, call) => {
    const those = hp === null ? 'temporary HP' : `${hp} temporary HP`;
    if (longer) return `${call(who)}’s ${those} last${forTurns(turns)} (${named(cause)}).`;
    if (hp === null) return `${call(who)} has temporary HP (${named(cause)}).`;
    if (hp >= 0) return `${call(who)} has ${those}${forTurns(turns)} (${named(cause)}).`;
    return cause === 'time' || cause === 'dispelled'
      ? `${call(who)} no longer has ${-hp} temporary HP.`
      : `${call(who)}’s temporary HP take ${-hp} of it.`;
  },
  paid: ({ who, cause, hp }, call) => `${call(who)} pays ${hp ?? 'some'} HP (${cause}).`,
  charges: ({ who, thing, more }, call) =>
    // What a monster can do is one thing, which has its name.
    `${thing === who.name ? '' : `${thing} of `}${call(who)} ${more > 0 ? 'gains' : 'loses'} ${counted(Math.abs(more), 'charge')}.`,
  'gold won': ({ who, cause, gold }, call) => `${call(who)} wins ${gold} gold (${cause}).`,
  enchanted: ({ who, cause, what, turns }, call) =>
    `${call(who)} ${enchantmentText(what)}${forTurns(turns)} (${named(cause)}).`,
  'enchantment ended': ({ who, what }, call) => `${call(who)} ${enchantmentText(what, true)}.`,
  'more actions': ({ who, cause, more }, call) =>
    `${call(who)} has ${counted(more, 'more action')} (${cause}).`,
  died: ({ who, by }, call) => `${call(who)} ${fall('falls', who, by, call)}.`,
  'condition laid': ({ who, condition, by, turns }, call) =>
    `${call(who)} ${conditionText(condition, by && call(by))}${forTurns(turns)}.`,
  'condition ended': ({ who, condition }, call) => `${call(who)} is no longer ${condition}.`,
  activated: ({ who, ability, on, tile }, call) =>
    `${call(who)} uses ${ability}${on ? ` on ${call(on)}` : ''}` +
    `${tile === undefined ? '' : ` at ${tileName(tile)}`}.`,
  asked: ({ who, ability, natural }, call) =>
    `${call(who)} is asked about ${ability}${natural === undefined ? '' : `, while the d20 shows ${natural}`}.`,
  triggered: ({ who, ability }, call) => `${ability} of ${call(who)} is triggered.`,
  'aura felt': ({ who, of, ability }, call) =>
    `${call(who)} is in ${ability === '' ? 'an aura' : ability} of ${call(of)}.`,
  // A condition and the ground are nobody's name.
  resisted: ({ who, by, what, why }, call) =>
    `${by ? named(what) : capital(named(what))} ${inVain(why, by !== undefined)(call(who))}.`,
  hid: ({ who, roll, works }, call) =>
    `${call(who)} ${works ? 'hides' : 'tries to hide and fails'}: ${rollText(roll)}.`,
  found: ({ who, what, tile }, call) =>
    `${call(who)} ${what === 'secret' ? 'notices' : 'finds'} ${typeof what === 'string' ? `a ${what}` : call(what)} at ${tileName(tile)}.`,
  // PERC-04: of the 5 by 5 the middle, as whoever chooses it is shown.
  investigated: ({ who, corner }, call) =>
    `${call(who)} searches around ${tileName(besides(corner, 2, 2))}.`,
  mounted: ({ who, mount }, call) => `${call(who)} mounts ${call(mount)}.`,
  unmounted: ({ who, mount, tile }, call) =>
    `${call(who)} is off ${call(mount)}, at ${tileName(tile)}.`,
  sank: ({ who, depth }, call) => `${call(who)} sinks to depth ${depth}.`,
  landed: ({ who, tile, by }, call) =>
    `${call(who)} ${by ? `is grounded by ${call(by)}` : 'lands'} at ${tileName(tile)}.`,
  'looked out': ({ who }, call) => `${call(who)} looks out over the walls.`,
  'trap placed': ({ who, tile }, call) => `${call(who)} places a trap at ${tileName(tile)}.`,
  'trap picked up': ({ who, tile }, call) => `${call(who)} picks up a trap at ${tileName(tile)}.`,
  'trap sprung': ({ who, trap, tile }, call) =>
    `${call(who)} springs ${trap} at ${tileName(tile)}.`,
  'ground laid': ({ who, ground, tiles, turns }, call) =>
    `${call(who)} makes ${listed(tiles.map(tileName))} ${ground}${forTurns(turns)}.`,
  'ground gone': ({ tiles }) => `The ground at ${listed(tiles.map(tileName))} is as it was.`,
  appeared: ({ who, tile, why }, call) =>
    `${call(who)} ${why === 'joined' ? 'joins the fight' : `is ${why}`} at ${tileName(tile)}.`,
  vanished: ({ who, why }, call) => `${call(who)} vanishes${departures[why]}.`,
  levelled: ({ who, level }, call) =>
    level === null
      ? `${call(who)} grows stronger.`
      : `${call(who)} reaches level ${signed(level)}.`,
  // STAT-11: however small, one fills a tile.
  grew: ({ who, size, rides }, call) =>
    size > 0 && !rides
      ? `${call(who)} now fills ${sideOf(size)} × ${sideOf(size)} tiles.`
      : `${call(who)} is now of size ${signed(size)}.`,
  'thumbs up': ({ who }, call) => `${call(who)} gives Marmello a thumbs up.`,
  conceded: ({ who }, call) => `${call(who)} takes a knee and concedes.`,
  studied: ({ who, by }, call) => `${call(by)} knows every stat of ${call(who)} except HP.`,
  'health checked': ({ target, health }, call) => `${call(target)} is ${health}.`,
  'chain cut': ({ who, ability, chain }, call) => {
    const links = chain.map((one) => `${one.ability} of ${call({ id: one.who, name: one.name })}`);
    const before = links.length === 0 ? '' : `, after ${links.join(', ')}`;
    return `The chain is cut before ${ability} of ${call(who)}${before}.`;
  },
  ended: ({ outcome, winners, inPeace }, call) => {
    if (outcome.how === 'left') return 'The menagerie is left.';
    // ENTER-05: whoever has died there without a fight.
    if (inPeace) return 'So ends this loot turn.';
    return `The fight is over: ${endText(outcome, winners, call)}.`;
  },
};
