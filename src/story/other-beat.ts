import { type ConditionKind } from '../rules/combat/creature.ts';
import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type Beat, beat, trapNamed } from './beat.ts';
import { conditionEnd, conditionPast } from './condition-line.ts';
import { inVainBeat } from './in-vain-beat.ts';
import { noteLaid, noteRid } from './midst.ts';
import { movementBeat } from './movement-beat.ts';
import { byWhat, cameOf, nameIt, type Scene, type Seen } from './scene.ts';
import { fall, inWords, paid, tilesInWords } from './words.ts';

export const arrivals: Record<Seen<'appeared'>['why'], string> = {
  released: 'was let loose',
  respawned: 'came in place of the fallen',
  summoned: 'was summoned',
  joined: 'joined the fight',
};

const departures: Record<Seen<'vanished'>['why'], string> = {
  time: 'was gone again',
  owner: 'vanished when its owner fell',
  another: 'made way for another',
  dismissed: 'was sent away',
};

const alone = { alone: true } as const;

/** Whatever is neither use nor wound; null of what the last deed tells, or nobody needs. */
export function otherBeat(scene: Scene, event: SeenFightEvent): Beat | null {
  switch (event.kind) {
    case 'died':
      return death(scene, event);
    case 'appeared':
      return arrival(scene, event);
    case 'vanished':
      return beat(event.who, departures[event.why], alone);
    case 'levelled':
      return beat(event.who, 'grew stronger', alone);
    case 'thumbs up':
      return beat(event.who, 'raised a thumb to Marmello', alone);
    case 'surprise':
      return beat(event.who, 'acted before anybody was ready', alone);
    case 'condition laid':
      return condition(scene, event);
    case 'condition ended':
      noteRid(scene, event);
      return event.why === 'time' ? null : beat(event.who, conditionEnd(event.condition));
    case 'enchanted':
      return guise(scene, event);
    case 'enchantment ended':
      return event.what.kind === 'guise'
        ? beat(event.who, `was ${event.what.guise} no more`)
        : null;
    case 'resisted':
      return inVainBeat(scene, event);
    case 'trap sprung':
      return spring(scene, event);
    case 'was moved':
    case 'moved':
    case 'landed':
    case 'mounted':
    case 'unmounted':
      return movementBeat(scene, event);
    case 'ground laid':
    case 'more actions':
      return gain(scene, event);
    default:
      return null;
  }
}

function spring(scene: Scene, { who, trap }: Seen<'trap sprung'>): Beat {
  nameIt(scene, null, trap);
  const told = beat(who, `sprang ${scene.telling.call(trapNamed(trap))}`);
  scene.telling.traps.add(trap);
  scene.sprung = { beat: told, trap };
  return told;
}

/** Who was felled by what was told is not told again; a duelist's death without it is the end's. */
function death({ telling, beats, deed }: Scene, event: Seen<'died'>): Beat | null {
  const { who, by } = event;
  const price = telling.prices.get(event);
  if (price !== undefined) return beat(who, paid(beats.at(-1) === deed?.beat ? 'it' : price));
  if (telling.known.get(who.id) === 'dead' || who.id.startsWith('h')) return null;
  return beat(who, fall('fell', who, by, telling.call));
}

function arrival({ telling, before, deed }: Scene, { who, why }: Seen<'appeared'>): Beat | null {
  if (why !== 'summoned' || before?.kind !== 'activated' || !deed)
    return beat(who, arrivals[why], alone);
  deed.beat.results.push({ said: 'calling up them', whom: telling.call(who) });
  return null;
}

const laying: Record<ConditionKind, string> = {
  prone: 'knocking them prone',
  hidden: 'hiding them',
  ...{ charmed: 'charming them', disarmed: 'disarming them', goaded: 'goading them' },
  ...{ slowed: 'slowing them', stunned: 'stunning them', restrained: 'binding them' },
  ...{ ethereal: 'making them ethereal', blinded: 'blinding them' },
};

function condition(scene: Scene, event: Seen<'condition laid'>) {
  const { who, by, condition: kind } = event;
  noteLaid(scene, event);
  if (cameOf(scene, by, who, laying[kind])) return null;
  return beat(who, `${conditionPast(kind, by !== null)}${byWhat(scene, by, who)}`);
}

/** Of what abilities make of somebody besides conditions, what everybody sees. */
function guise(scene: Scene, { who, by, what, longer }: Seen<'enchanted'>): Beat | null {
  if (what.kind !== 'guise' || longer) return null;
  if (cameOf(scene, by, who, `turning them into ${what.guise}`)) return null;
  return beat(who, `turned into ${what.guise}${byWhat(scene, by, who)}`);
}

/** More actions are told with what gave them, ground with what was used to lay it. */
function gain({ deed, trigger }: Scene, event: Seen<'ground laid' | 'more actions'>): Beat | null {
  const { who } = event;
  const own = deed?.by === who.id ? deed : null;
  if (event.kind === 'more actions') {
    const more = `${inWords(event.more)} more ${event.more === 1 ? 'action' : 'actions'}`;
    if (own?.name !== event.cause) return beat(who, `had ${more} by ${event.cause}`);
    own.beat.results.push({ said: `for ${more}`, whom: null });
    return null;
  }
  const into = `${tilesInWords(event.tiles.length)} into ${groundName(event.ground)}`;
  if (!own || trigger?.who.id === who.id) return beat(who, `turned ${into}`);
  own.beat.results.push({ said: `turning ${into}`, whom: null });
  return null;
}

const groundName = (ground: Seen<'ground laid'>['ground']): string =>
  ground === 'styx' ? 'Styx' : ground === 'force wall' ? 'a force wall' : ground;
