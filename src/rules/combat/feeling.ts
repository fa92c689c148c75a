import { applyEach } from '../abilities/verbs/index.ts';
import { comesOf } from '../abilities/verbs/reached.ts';
import { type Aura, feltBy, isIn } from './auras.ts';
import { type Bout, creatureOf } from './bout.ts';
import { type Creature } from './creature.ts';
import { cutChain, longest } from './firing.ts';
import { wholeRun } from './shape.ts';
import { show, tell, whoIs } from './tell.ts';

/** COMBAT-18: an aura acts on who is in it; static, and so nobody is asked (ITEM-27). */
export function feel(bout: Bout, victim: Creature, aura: Aura): void {
  const { fight } = bout;
  const carrier = creatureOf(fight, aura.bearer);
  if (victim.dead || aura.ability.do.length === 0) return;
  // What another aura has done may have kept this one off.
  if (!isIn(fight, aura, victim)) return;
  const { turn } = fight;
  const felt = turn.felt ?? [];
  const ability = aura.ability.name ?? aura.carried.name;
  // GAME-06: whom an aura summons may come into it, and so without end.
  if (felt.length >= longest.turn) return cutChain(bout, carrier, ability, aura.carried.name);
  turn.felt = [...felt, feltBy(aura, victim.id)];
  show(fight, carrier.id, { ability }, { on: victim });
  const facts = { who: whoIs(victim), of: whoIs(carrier), ability };
  tell(bout, 'aura felt', ['COMBAT-18'], facts);
  const run = wholeRun({
    bout,
    carrier,
    carried: aura.carried,
    ability,
    targets: [victim],
    other: victim,
    upon: victim,
    tile: null,
    times: 1,
  });
  applyEach(
    run,
    aura.ability.do.filter((effect) => comesOf(run, victim, effect)),
  );
}
