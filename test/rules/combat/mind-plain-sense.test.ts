import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/rules/board/space.ts';
import { withStatics } from '../../../src/rules/abilities/static.ts';
import { heroId } from '../../../src/rules/names.ts';
import { playTurn } from '../../../src/rules/combat/index.ts';
import { act, fightDrawn, idOf, sheet, standing } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, thing } from '../../support/minds.ts';

describe('[MONSTER-09] [DUEL-13] what anybody would do', () => {
  test('[COND-01] who is hidden beside an enemy strikes, though it strikes harder from hiding', () => {
    const hidden = { kind: 'hidden', total: 30, natural: 15, lasts: 'until ended' } as const;
    const dressed = {
      conditions: [hidden],
      sheet: withStatics(sheet({ hp: 30 }, [{ name: 'Fork', range: 1, damage: 3 }]), {
        name: 'Dress',
        abilities: [{ always: { damage: 3, accuracy: 2 }, while: 'hidden' }],
      }),
    };
    const fight = fightDrawn('#######\n#.AB..#\n#.....#\n#######', {
      creatures: { A: dressed, B: {} },
    });
    expect(choiceOf(fight)).toMatchObject({ do: 'attack' });
  });

  test('[COMBAT-18] an aura that helps enemies beside it keeps nobody from striking', () => {
    const ritual = thing('ritual', 0, {
      aura: { radius: 1, hits: 'enemies' },
      while: { damage: 3, accuracy: 2 },
    });
    const fight = fightDrawn('#######\n#.AB..#\n#.....#\n#######', {
      creatures: { A: { attacks: [{ damage: 5 }], kit: [ritual], damageTaken: 8 }, B: {} },
    });
    expect(choiceOf(fight)).toMatchObject({ do: 'attack' });
  });

  test('[MOVE-13] who can shoot comes into range across a force wall', () => {
    const fight = fightDrawn('.........|...\nA........|..B\n.........|...', {
      creatures: { A: { attacks: [{ damage: 3, range: 5 }] }, B: {} },
    });
    const { fight: after } = playTurn(fight, idOf('A'), evenDice(3));
    const far = distance(standing(after, 'A'), standing(after, 'B'));
    expect(far).toBeLessThan(distance(standing(fight, 'A'), standing(fight, 'B')));
  });

  test('[COMBAT-13] what is lent for two turns is kept while the enemy is out of its reach', () => {
    const cleaner = thing('cleaner', 0, {
      use: {},
      'used up': true,
      do: [{ 'grant attack': 'Belch', range: 4, damage: 6, type: 'fire', turns: 2 }],
    });
    const choices = (text: string) =>
      choiceOf(fightDrawn(text, { creatures: { A: { kit: [cleaner] }, B: {} } })).do;
    expect(choices('A................B')).not.toBe('activate');
    expect(choices('A...B')).toBe('activate');
  });

  test('[ROLL-01] what only a natural 20 hits is struck at all the same, for as long as it costs nothing', () => {
    const fight = fightDrawn('AB', {
      creatures: {
        A: { attacks: [{ damage: 5 }], stats: { accuracy: 1 } },
        B: { stats: { dodge: 32, hp: 30 } },
      },
    });
    const known = {
      ...fight,
      shown: { [idOf('B')]: { stats: ['dodge' as const], abilities: [] } },
    };
    for (const actions of [2, 1])
      expect(choiceOf({ ...known, turn: { ...known.turn, actions } })).toMatchObject({
        do: 'attack',
      });
  });

  test('[COND-10] who is blinded stays nowhere, and goes to and fro in no turn', () => {
    const blind = { kind: 'blinded', by: null, lasts: { turns: 4, of: idOf('A') } } as const;
    const map = `${'..............\n'.repeat(4)}......AB......\n${'..............\n'.repeat(4)}`;
    let fight = fightDrawn(map, {
      creatures: { A: { attacks: [{ damage: 5 }], conditions: [blind] }, B: { stats: { hp: 99 } } },
    });
    for (let round = 1; round <= 3; round++) {
      const from = standing(fight, 'A');
      fight = playTurn({ ...fight, round }, idOf('A'), evenDice(round)).fight;
      expect(distance(standing(fight, 'A'), from)).toBeGreaterThan(0);
      fight = { ...fight, turn: { ...fight.turn, of: idOf('A'), actions: 2 } };
    }
  });

  test('[PERC-04] who looks for a hidden duelist goes with one action and looks about with the other', () => {
    const hidden = { kind: 'hidden', total: 99, natural: 19, lasts: 'until ended' } as const;
    const fight = fightDrawn(
      '...........\n.A...#.....\n.....#..B..\n.....#.....\n|||||||||||\n.......m...',
      { creatures: { A: { attacks: [{ damage: 5 }] }, B: { conditions: [hidden] }, m: {} } },
    );
    expect(choiceOf(fight).do).toBe('move');
    const { turn } = fight;
    expect(choiceOf({ ...fight, turn: { ...turn, actions: 1 } }).do).toBe('investigate');
  });

  test('[COND-08] who has become ethereal before its eyes is not looked for', () => {
    const veil = thing('veil', 0, { use: {}, do: [{ lay: 'ethereal', turns: 2 }] });
    const fight = fightDrawn('..........\n.A....##..\n....B.##..\n..........', {
      creatures: { A: { attacks: [{ damage: 5 }] }, B: { kit: [veil] } },
    });
    const { turn } = fight;
    const turned = { ...fight, turn: { ...turn, of: idOf('B') } };
    const use = { do: 'activate' as const, item: veil.item, ability: 0, targets: [], tile: null };
    const { fight: gone } = act(turned, 'B', use);
    expect(choiceOf({ ...gone, turn }).do).toBe('end turn');
    expect(choiceOf({ ...gone, turn, log: [] }).do).not.toBe('end turn');
  });

  test('[COND-08] a companion that has become ethereal keeps nobody from looking for its owner', () => {
    const veil = thing('veil', 0, { use: {}, do: [{ lay: 'ethereal', turns: 2 }] });
    const hidden = { kind: 'hidden', total: 99, natural: 19, lasts: 'until ended' } as const;
    const fight = fightDrawn('..........\n.A....##..\n....c.##B.\n..........', {
      creatures: {
        A: { attacks: [{ damage: 5 }] },
        B: { conditions: [hidden] },
        c: { kind: 'companion', player: heroId('h2'), side: heroId('h2'), kit: [veil] },
      },
    });
    const { turn } = fight;
    const pet = idOf('c');
    const turned = { ...fight, turn: { ...turn, of: idOf('B'), companions: { [pet]: 2 } } };
    const use = { do: 'activate' as const, item: veil.item, ability: 0, targets: [], tile: null };
    const { fight: gone } = act(turned, 'c', use);
    expect(choiceOf({ ...gone, turn }).do).not.toBe('end turn');
  });
});
