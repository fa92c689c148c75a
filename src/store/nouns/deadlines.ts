import { type Deadline, type DeadlineKind } from '../../rules/game.ts';
import { deadlineId, type DeadlineId, heroId } from '../../rules/names.ts';
import { type DeadlineModel } from '../generated/models.ts';
import { noun } from './noun.ts';

export const deadlines = noun<DeadlineId, Deadline, DeadlineModel>({
  table: 'deadline',
  key: 'id',
  toRow: (game, _id, { due, ...same }) => ({ game, ...same, dueAt: due, state: 'open' }),
  toValue: ({ game: _game, state: _state, dueAt, ...row }) => [
    deadlineId(row.id),
    {
      ...row,
      id: deadlineId(row.id),
      kind: row.kind as DeadlineKind,
      hero: row.hero === null ? null : heroId(row.hero),
      due: Number(dueAt),
    },
  ],
});
