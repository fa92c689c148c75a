import { type ConditionKind } from '../rules/combat/creature.ts';
import { type SeenFightEvent, type WhyNot } from '../rules/combat/event.ts';
import { type Beat, beat } from './beat.ts';
import { conditionEnd, conditionPast } from './condition-line.ts';
import { movementBeat } from './movement-beat.ts';
import { byWhat, cameOf, nameIt, type Scene, type Seen } from './scene.ts';
import { fall, inWords, tilesInWords } from './words.ts';

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
      return event.why === 'time' ? null : beat(event.who, conditionEnd(event.condition));
    case 'resisted':
      return inVain(scene, event);
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
  const told = beat(who, `sprang ${scene.telling.call({ id: 'm0', name: trap })}`);
  scene.sprung = { beat: told, trap };
  return told;
}

/** Who was felled by what was told is not told again; a duelist's death without it is the end's. */
function death({ telling }: Scene, { who, by }: Seen<'died'>): Beat | null {
  if (telling.known.get(who.id) === 'dead' || who.id.startsWith('h')) return null;
  return beat(who, fall('fell', who, by, telling.call));
}

function arrival({ telling, before, deed }: Scene, { who, why }: Seen<'appeared'>): Beat | null {
  if (why !== 'summoned' || before?.kind !== 'activated' || !deed)
    return beat(who, arrivals[why], alone);
  deed.beat.results.push(`calling up ${telling.call(who)}`);
  return null;
}

const laying: Record<ConditionKind, string> = {
  prone: 'knocking them prone',
  hidden: 'hiding them',
  ...{ charmed: 'charming them', disarmed: 'disarming them', goaded: 'goading them' },
  ...{ slowed: 'slowing them', stunned: 'stunning them', restrained: 'binding them' },
  ...{ ethereal: 'making them ethereal', blinded: 'blinding them' },
};

function condition(scene: Scene, { who, by, condition: kind }: Seen<'condition laid'>) {
  if (cameOf(scene, by, who, laying[kind])) return null;
  return beat(who, `${conditionPast(kind)}${byWhat(scene, by, who)}`);
}

const inVainFor: Partial<Record<WhyNot, string>> = {
  invulnerable: 'without harming them',
  'legendary shield': 'only to meet a legendary shield',
  'empty mind': 'only to meet an empty mind',
  countered: 'only to see it countered',
  held: 'without moving them',
  'in the saddle': 'without moving them',
  'force wall': 'without moving them',
};

/** Of what one has used upon oneself; whatever else it does may have come about. */
const ownInVain: Partial<Record<WhyNot, string>> = {
  ...{ 'no room': 'but got nowhere', 'no way': 'but got nowhere', held: 'but got nowhere' },
  ...{ 'force wall': 'but got nowhere', 'in the saddle': 'but got nowhere' },
  'firm ground': 'but changed no ground',
  'past changing': 'but changed no ground',
};

function inVain(scene: Scene, { who, by, what, why }: Seen<'resisted'>): Beat | null {
  const { deed } = scene;
  // A condition comes of nobody, and follows what brought it.
  if (by === undefined && deed?.on.has(who.id) && deed.by !== who.id) {
    deed.beat.results.push(`though they could not be ${what === 'prone' ? 'knocked prone' : what}`);
    return null;
  }
  const own = ownInVain[why];
  if (own !== undefined && by?.id === who.id && deed?.by === who.id && deed.name === what) {
    deed.beat.results.push(own);
    return null;
  }
  const result = inVainFor[why];
  if (result === undefined || cameOf(scene, by ?? null, who, result)) return null;
  const harmless = why === 'invulnerable' && by !== undefined && what !== '';
  return harmless ? beat(who, `was proof against ${what}`) : null;
}

/** More actions are told with what gave them, ground with what was used to lay it. */
function gain({ deed, trigger }: Scene, event: Seen<'ground laid' | 'more actions'>): Beat | null {
  const { who } = event;
  const own = deed?.by === who.id ? deed : null;
  if (event.kind === 'more actions') {
    const more = `${inWords(event.more)} more ${event.more === 1 ? 'action' : 'actions'}`;
    if (own?.name !== event.cause) return beat(who, `had ${more} by ${event.cause}`);
    own.beat.results.push(`for ${more}`);
    return null;
  }
  const into = `${tilesInWords(event.tiles.length)} into ${groundName(event.ground)}`;
  if (!own || trigger?.who.id === who.id) return beat(who, `turned ${into}`);
  own.beat.results.push(`turning ${into}`);
  return null;
}

const groundName = (ground: Seen<'ground laid'>['ground']): string =>
  ground === 'styx' ? 'Styx' : ground === 'force wall' ? 'a force wall' : ground;
