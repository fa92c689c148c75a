import { type Prisma, type PrismaClient } from './generated/client.ts';

/** The whole database, outside of any transaction. */
export type Database = PrismaClient;

/** What a transaction may use: everything that is written for an act goes through one of these. */
export type Tx = Prisma.TransactionClient;
