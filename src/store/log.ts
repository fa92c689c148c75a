import { type Operation } from 'rfc6902';
import { type ActRecord, type Change } from '../play/ports.ts';
import { type FightAction } from '../rules/combat/action.ts';
import { type EventKind, type GameEvent } from '../rules/event.ts';
import { type Actor, type Intent, type Moment } from '../rules/intent.ts';
import { heroId, type RuleId } from '../rules/names.ts';
import { type Database } from './database.ts';
import { type ActModel, type EventModel, type EventOwnModel } from './generated/models.ts';
import { inserted, type Row, type Write } from './rows.ts';
import { eventVersion, pack, unpack, unpackOrNull, upgradedFace } from './upgrades.ts';

/** An act and its events, numbered on from `events`. */
export function logWrites(change: Change, events: number): Write[] {
  const { after, act } = change;
  const told = change.events.map((event, at) => ({ event, number: events + at + 1 }));
  const rows = told.map(({ event, number }): Row<EventModel> => ({
    ...{ game: after.id, number, act: act.number },
    ...{ kind: event.kind, v: event.v, rules: event.rules, public: event.public },
  }));
  const own = told.flatMap(({ event, number }) =>
    Object.entries(event.own as Record<string, object>).map(([hero, face]): Row<EventOwnModel> => ({
      game: after.id,
      event: number,
      hero,
      own: face,
    })),
  );
  return [
    ...inserted('act', [toActRow(after.id, act)]),
    ...inserted('event', rows),
    ...inserted('eventOwn', own),
  ];
}

const toActRow = (
  game: string,
  { moment: { now, midnight, ...calendar }, drawing, ...act }: ActRecord,
): Row<ActModel> => ({
  game,
  number: act.number,
  cause: act.cause,
  intent: pack('intent', act.intent),
  actor: pack('actor', act.actor),
  now,
  midnight,
  calendar: pack('calendar', Object.keys(calendar).length > 0 ? calendar : null),
  stock: act.stock,
  drawing: drawing?.name ?? null,
  drawingNumber: drawing?.number ?? null,
  decided: pack('decided', act.decided),
  reverse: pack('reverse', act.reverse),
});

const toAct = (row: ActModel): ActRecord => ({
  number: row.number,
  cause: row.cause,
  intent: unpack<Intent>('intent', row.intent),
  actor: unpack<Actor>('actor', row.actor),
  moment: {
    now: Number(row.now),
    midnight: Number(row.midnight),
    ...unpackOrNull<Omit<Moment, 'now' | 'midnight'>>('calendar', row.calendar),
  },
  stock: row.stock,
  drawing: row.drawing === null ? null : { name: row.drawing, number: row.drawingNumber ?? 0 },
  decided: unpackOrNull<FightAction[]>('decided', row.decided),
  reverse: unpack<Operation[]>('reverse', row.reverse),
});

export const actsOf = async (db: Database, game: string): Promise<ActRecord[]> =>
  (await db.act.findMany({ where: { game }, orderBy: { number: 'asc' } })).map(toAct);

/** The events of acts later than `after`, oldest first, in today's shape. */
export async function eventsOf(
  db: Database,
  game: string,
  after: number,
): Promise<(GameEvent & { act: number })[]> {
  const rows = await db.event.findMany({
    where: { game, act: { gt: after } },
    orderBy: { number: 'asc' },
    include: { own: true },
  });
  return rows.map(toEvent);
}

function toEvent(row: EventModel & { own: EventOwnModel[] }): GameEvent & { act: number } {
  const kind = row.kind as EventKind;
  const own = row.own.map((one) => [heroId(one.hero), upgradedFace(kind, 'own', row.v, one.own)]);
  return {
    kind,
    v: eventVersion(kind),
    rules: row.rules as RuleId[],
    public: upgradedFace(kind, 'public', row.v, row.public),
    own: Object.fromEntries(own) as object,
    act: row.act,
  } as GameEvent & { act: number };
}
