import { placeBet, withdrawBet } from './betting/bet.ts';
import { postFeature } from './duel/feature.ts';
import { attach } from './fighting/tinker.ts';
import { fightAct } from './fighting/turns.ts';
import { detach } from './hero/attach.ts';
import { putOn, takeOff } from './hero/equip.ts';
import { uncurse } from './hero/uncurse.ts';
import { type Intent } from './intent.ts';
import { buy } from './menagerie/buy.ts';
import { identify } from './menagerie/identify.ts';
import { open } from './menagerie/open.ts';
import { save } from './menagerie/save.ts';
import { sell } from './menagerie/sell.ts';
import { type HeroId } from './names.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Scene } from './scene.ts';
import { walk } from './walking/walk.ts';
import { enter } from './week/challenge.ts';
import { endTurn } from './week/leave-menagerie.ts';
import { pass } from './week/pass.ts';

/** What a living hero does in a game that runs, be it by its player’s word or for want of it (TURN-05). */
export function deed(scene: Scene, hero: HeroId, intent: Intent): Refusal | void {
  switch (intent.do) {
    case 'enter':
      return enter(scene, hero, intent);
    case 'walk':
      return walk(scene, hero, intent);
    case 'pass':
      return pass(scene, hero);
    case 'end turn':
      return endTurn(scene, hero);
    case 'buy':
      return buy(scene, hero, intent);
    case 'identify':
      return identify(scene, hero, intent);
    case 'save':
      return save(scene, hero, intent);
    case 'open':
      return open(scene, hero, intent);
    case 'equip':
      return putOn(scene, hero, intent.item, intent.popOff);
    case 'unequip':
      return takeOff(scene, hero, intent.item);
    case 'uncurse':
      return uncurse(scene, hero, intent.item);
    case 'sell':
      return sell(scene, hero, intent);
    case 'attach':
      return attach(scene, hero, intent);
    case 'detach':
      return detach(scene, hero, intent.item);
    case 'fight':
      return fightAct(scene, hero, intent);
    case 'bet':
      return placeBet(scene, hero, intent);
    case 'withdraw bet':
      return withdrawBet(scene, hero);
    case 'post feature':
      return postFeature(scene, hero, intent);
    default:
      return refuse('not due', null, {});
  }
}
