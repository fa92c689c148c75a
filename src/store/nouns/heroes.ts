import { type Absence, type Calls } from '../../rules/calls.ts';
import { type Hero, type Loss } from '../../rules/game.ts';
import { type Interview } from '../../rules/interview.ts';
import { gold, heroId, type HeroId, playerId } from '../../rules/names.ts';
import { type Autopilot, type StandingOrders } from '../../rules/orders.ts';
import { type HeroModel } from '../generated/models.ts';
import { pack, unpack, unpackOrNull } from '../upgrades.ts';
import { noun } from './noun.ts';

export const heroes = noun<HeroId, Hero, HeroModel>({
  table: 'hero',
  key: 'id',
  toRow: (game, _id, { lost, orders, secrets, calls, absence, autopilot, interview, ...same }) => ({
    game,
    ...same,
    lost: pack('loss', lost),
    orders: pack('orders', orders ?? null),
    secrets: pack('secrets', secrets ?? null),
    calls: pack('calls', calls ?? null),
    absence: pack('absence', absence ?? null),
    autopilot: pack('autopilot', autopilot ?? null),
    interview: pack('interview', interview ?? null),
  }),
  toValue: ({ game: _, orders, secrets, calls, absence, autopilot, interview, ...row }) => [
    heroId(row.id),
    {
      ...row,
      id: heroId(row.id),
      player: playerId(row.player),
      discount: gold(Number(row.discount)),
      lost: unpackOrNull<Loss>('loss', row.lost),
      ...(secrets !== null && {
        secrets: unpack<NonNullable<Hero['secrets']>>('secrets', secrets),
      }),
      ...(orders !== null && { orders: unpack<StandingOrders>('orders', orders) }),
      ...(calls !== null && { calls: unpack<Calls>('calls', calls) }),
      ...(absence !== null && { absence: unpack<Absence>('absence', absence) }),
      ...(autopilot !== null && { autopilot: unpack<Autopilot>('autopilot', autopilot) }),
      ...(interview !== null && { interview: unpack<Interview>('interview', interview) }),
    },
  ],
});
