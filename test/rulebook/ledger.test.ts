import { expect, it } from 'vitest';
import { checkout } from '../support/rules/checkout.ts';
import { differences } from '../support/rules/comparison.ts';
import { findLedger } from '../support/rules/ledger.ts';

const ledger = findLedger(checkout);
if (ledger === undefined)
  console.warn(
    'SKIPPED: no ledger at hand, so the rulebook is compared with nothing. ' +
      'Name one by MARMELLO_LEDGER, or put it at ../shared/rules/ledger.yaml.',
  );

it.skipIf(ledger === undefined)(
  'explains exactly the rules of the ledger at hand, in words of its own',
  () => {
    expect(differences(checkout, ledger ?? '')).toEqual([]);
  },
);
