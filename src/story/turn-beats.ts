import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type Beat, beat, newsOf, type Telling } from './beat.ts';
import { blowBeat, woundVerb } from './blow-beat.ts';
import { harmBeat } from './harm-beat.ts';
import { otherBeat } from './other-beat.ts';
import { noteAnswer, placeOf } from './midst.ts';
import { nameIt, type Scene, sceneOf, type Seen } from './scene.ts';

/** The events of one turn as beats, in their order. */
export function turnBeats(events: readonly SeenFightEvent[], telling: Telling): Scene {
  const began = events.find(({ kind }) => kind === 'turn began') as Seen<'turn began'> | undefined;
  const scene = sceneOf(telling, began?.who.id ?? null);
  for (const [at, event] of events.entries()) {
    take(scene, event, events.slice(at + 1));
    scene.before = event;
  }
  return scene;
}

function take(scene: Scene, event: SeenFightEvent, later: readonly SeenFightEvent[]): void {
  switch (event.kind) {
    case 'triggered':
      noteAnswer(scene);
      scene.trigger = event;
      scene.stirred.set(`${event.who.id} ${event.ability}`, {
        owner: scene.telling.call(event.who),
        thing: event.ability,
      });
      return;
    case 'activated':
      return use(scene, event, later);
    case 'attacked':
      return blow(scene, event);
    case 'rerolled':
      scene.rerolled = event;
      if (event.ability !== '') nameIt(scene, event.by, event.ability);
      return;
    case 'hurt':
      if (!woundOfDeed(scene, event)) scene.beats.push(harmBeat(scene, event));
      return nameIt(scene, event.by, event.cause);
    default: {
      const other = otherBeat(scene, event);
      if (other) scene.beats.push(other);
    }
  }
}

/** What is used. A special attack is told by its blows. */
function use(scene: Scene, event: Seen<'activated'>, later: readonly SeenFightEvent[]): void {
  const { who, ability, on, targets } = event;
  const { call } = scene.telling;
  nameIt(scene, who, ability);
  const next = later.findIndex((one) => one.kind === 'activated' && one.who.id === who.id);
  const until = next < 0 ? later : later.slice(0, next);
  const strikes = until.some(
    (one) => one.kind === 'attacked' && one.who.id === who.id && one.with === ability,
  );
  const other = on && on.id !== who.id ? on : null;
  const all = other ? ` on ${call(other)}` : '';
  const reaches = targets.some(({ id }) => id !== who.id);
  const verb = reaches || other || event.tile !== undefined ? 'used' : 'turned to';
  const told = beat(who, `${verb} ${ability}${all}`, { ...(other && { on: call(other) }) });
  scene.trigger = null;
  scene.sprung = null;
  scene.deed = {
    ...{ beat: told, by: who.id, name: ability },
    on: new Map([...targets, ...(on ? [on] : [])].map(({ id }) => [id, told])),
  };
  const at = scene.beats.length;
  scene.midst.special = strikes ? { by: who.id, name: ability, at, landed: false } : null;
  if (!strikes) scene.beats.push(told);
}

function blow(scene: Scene, event: Seen<'attacked'>): void {
  const { who, target } = event;
  const told = blowBeat(event, scene.rerolled, scene.telling);
  scene.beats.splice(placeOf(scene, event), 0, told);
  scene.rerolled = null;
  scene.trigger = null;
  scene.deed = {
    ...{ beat: told, by: who.id, name: event.with },
    on: new Map([...othersIn(scene, event), [target.id, told]]),
  };
  nameIt(scene, who, event.with);
  if (event.cause !== undefined) nameIt(scene, who, event.cause);
}

/** A special attack reaches several by a blow each, and then does to all of them what it does besides. */
function othersIn({ deed, before }: Scene, { who, how, with: thing }: Seen<'attacked'>) {
  const goesOn = how === 'special' && before?.kind === 'attacked' && deed?.name === thing;
  return goesOn && deed.by === who.id ? deed.on : [];
}

/** Whether that wound is a part of the last deed, or of what came of it. */
function woundOfDeed(scene: Scene, event: Seen<'hurt'>): boolean {
  const { deed, before, telling } = scene;
  const { who, by, cause, health } = event;
  if (!deed) return false;
  if (by === null) return health !== 'dead' && intoGround(scene, event, before);
  const told = deed.on.get(who.id);
  if (!told) return false;
  if (deed.name === '' || cause !== deed.name || by.id !== deed.by || by.id === who.id)
    return false;
  const used = /^(used|turned to) /.test(told.said);
  if (used && deed.on.size > 1) return false;
  if (health === 'dead') return felledBy(scene, told, event);
  if (used) told.said = `${woundVerb(event.damage.type)} ${telling.call(who)} with ${cause}`;
  if (used) told.on = telling.call(who);
  if (used) told.key = `${deed.by} ${told.said}`;
  told.health.push(...newsOf(telling, who, health));
  return true;
}

/** What began with a blow or a use has killed; whoever is saved from death was only hurt. */
function felledBy({ telling }: Scene, told: Beat, { who, cause, health }: Seen<'hurt'>): boolean {
  if (!telling.dying.has(who.id)) return false;
  const on = telling.call(who);
  newsOf(telling, who, health);
  Object.assign(told, { said: `felled ${on} with ${cause}`, on, health: [], results: [] });
  Object.assign(told, { key: `${told.who.id} ${told.said}` });
  if (told.blow) told.blow = { ...told.blow, end: 'felled' };
  return true;
}

/** Who was moved into it, or had it laid beneath them. */
function intoGround(
  { deed, telling }: Scene,
  { who, cause, health }: Seen<'hurt'>,
  before: SeenFightEvent | null,
): boolean {
  const moved = before?.kind === 'was moved' && before.who.id === who.id;
  const laid = before?.kind === 'ground laid';
  const told = moved ? deed?.on.get(who.id) : deed?.beat;
  const last = told?.results.at(-1);
  if (!told || !last || !(laid || moved)) return false;
  const there = cause === 'lava' ? 'the lava' : cause;
  last.said += moved ? ` into ${there}` : ' under them';
  if (laid) last.whom = telling.call(who);
  told.health.push(...newsOf(telling, who, health));
  return true;
}
