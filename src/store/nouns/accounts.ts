import { type Account } from '../../rules/game.ts';
import { gold, type Gold } from '../../rules/names.ts';
import { type AccountModel } from '../generated/models.ts';
import { noun } from './noun.ts';

export const accounts = noun<Account, Gold, AccountModel>({
  table: 'account',
  key: 'name',
  toRow: (game, name, balance) => ({ game, name, balance, closed: false }),
  toValue: (row) => [row.name as Account, gold(Number(row.balance))],
});
