import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import './global-setup.ts';

/** A folder that is gone when the run is over. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('runFolder'), 'data-'));
