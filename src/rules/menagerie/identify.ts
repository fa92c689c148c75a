import { equipped } from '../hero/sheet.ts';
import { ownCard } from '../hero/thing-card.ts';
import { type Item } from '../game.ts';
import { refuseAction } from '../combat/refusal.ts';
import { kindsOf } from '../items/card.ts';
import { descriptionOf } from '../items/description.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { heroOf, itemCard, type Scene, setItem, tell } from '../scene.ts';
import { handsTied, spendAction } from '../walking/inside.ts';
import { lootingRefusal, stepTurn } from '../week/turn.ts';
import { learn } from './buy.ts';
import { tellInVain } from './in-vain.ts';
import { filledOrb, orbDefinition } from './orbs.ts';
import { redFace } from './red.ts';

/**
 * ORB-05, ORB-06: a charge of an identify scroll shows one orb's description to its owner; not of what
 * was saved (ORB-03), nor of the week's key and chests (ORB-10).
 */
export function identify(scene: Scene, hero: HeroId, intent: IntentOf<'identify'>): Refusal | void {
  const no = lootingRefusal(scene, hero, 'ITEM-36');
  if (no) return no;
  const orb = filledOrb(scene.game, hero, intent.orb);
  if (isRefusal(orb)) return orb;
  if (orb.colour === 'red')
    return refuse('red orb', orb.weekly ? 'ORB-10' : 'ORB-03', {
      orb: orb.number,
      of: redFace(orb),
    });
  const definition = orbDefinition(scene.game, orb);
  const card = itemCard(scene.game, scene.goods, definition);
  const { name } = card;
  if (heroOf(scene.game, hero).identified.includes(definition)) {
    return refuse('orb known', 'ORB-05', { orb: orb.number, name });
  }
  const scroll = scrollOf(scene, hero);
  if (!scroll)
    return identifiers(scene, hero).length > 0
      ? refuseAction('one spell a turn', 'ITEM-09', { instead: { deeds: [], peace: true } })
      : refuse('no charges', 'ORB-06', {});
  const held = handsTied(scene, hero);
  if (held === 'asked') return tellInVain(scene, hero, { of: 'identify', orb: orb.number });
  if (held) return held;
  const left = (scroll.charges ?? 0) - 1;
  setItem(scene, scroll.id, { charges: left });
  learn(scene, hero, definition);
  stepTurn(scene);
  tell(scene, 'identified', ['ORB-05', 'ORB-06', 'ITEM-36'], null, {
    [hero]: { orb: orb.number, name, ...descriptionOf(card), left },
  });
  spendAction(scene, hero, isSpell(scene, scroll) ? 'spell' : undefined);
}

type Seen = Pick<Scene, 'game' | 'goods'>;

/**
 * What identifies with a charge left, a scroll not before the next turn once a spell has been used in one
 * that goes on (ITEM-09, ITEM-36).
 */
export const scrollOf = (scene: Seen, hero: HeroId): Item | undefined =>
  identifiers(scene, hero).find(
    (item) => !(scene.game.fight?.turn.spellUsed && isSpell(scene, item)),
  );

/** What is in the inventory lies in the void (ENTER-08). */
function identifiers({ game, goods }: Seen, hero: HeroId): Item[] {
  const identifies = (item: Item) =>
    ownCard(game, goods, item).abilities.some((ability) => 'identify' in ability);
  return equipped(game, hero).filter((item) => (item.charges ?? 0) > 0 && identifies(item));
}

const isSpell = ({ game, goods }: Seen, item: Item): boolean =>
  kindsOf(ownCard(game, goods, item)).some((kind) => kind === 'spell' || kind === 'scroll');
