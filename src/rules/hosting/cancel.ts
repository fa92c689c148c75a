import { houseRules } from '../house.ts';
import { type IntentOf } from '../intent.ts';
import { houseRefusal } from '../lobby/create.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene, setGame, tell } from '../scene.ts';
import { returnBets } from '../betting/return.ts';
import { isOver } from '../week/lose.ts';

/** Ends the game without a winner; every stake goes back (BET-08). */
export function cancel(scene: Scene): Refusal | void {
  const { phase, name, duel, week } = scene.game;
  if (isOver(phase)) return refuse('game over', null, { phase });
  returnBets(scene, 'game cancelled');
  setGame(scene, {
    phase: 'cancelled',
    pausedSince: null,
    fight: null,
    deadlines: {},
    week: week && { ...week, turn: null },
    duel: duel && { ...duel, result: duel.result ?? { kind: 'called off' } },
  });
  tell(scene, 'cancelled', ['BET-08'], { game: name });
}

/**
 * A house ruling takes force at once in the lobby, later with the next week. Refused as it stands:
 * by what was announced for the next week, where something was.
 */
export function setHouse(scene: Scene, { setting, value }: IntentOf<'set'>): Refusal | void {
  const { phase, house, houseNext } = scene.game;
  if (isOver(phase)) return refuse('game over', null, { phase });
  const no = houseRefusal(setting, value);
  if (no) return no;
  const coming = houseNext[setting] ?? house[setting];
  const standsFrom = coming === house[setting] ? 'now' : 'next week';
  if (value === coming)
    return refuse('setting stands', houseRules[setting].rule, { setting, value, from: standsFrom });
  const inLobby = phase === 'lobby';
  if (inLobby) setGame(scene, { house: { ...house, [setting]: value } });
  else setGame(scene, { houseNext: { ...houseNext, [setting]: value } });
  const from = inLobby ? 'now' : 'next week';
  tell(scene, 'house set', [houseRules[setting].rule], { setting, value, from });
}
