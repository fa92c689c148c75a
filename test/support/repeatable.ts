import fc from 'fast-check';

/** `PROPERTY_SEED=17 npm test` tries the same cases again; without it each run tries others. */
const seed = process.env['PROPERTY_SEED'];
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
