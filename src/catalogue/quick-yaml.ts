import { CORE_SCHEMA, defineScalarTag, load, NOT_RESOLVED } from 'js-yaml';

/** `charge: yes`. */
const yesOrNo = defineScalarTag<boolean>('tag:menagerie,2026:yes-or-no', {
  implicit: true,
  resolve: (text) => (text === 'yes' || text === 'no' ? text === 'yes' : NOT_RESOLVED),
  identify: () => false,
});
/** Line ends, tabs and keys that one of the two readers takes otherwise than the other. */
const doubtful = /\r(?!\n)|\t|(?:^|[[{,])\s*(?:- +)*[:?&]|\{\s*~|,\s+~|__proto__/m;

const schema = CORE_SCHEMA.withTags(yesOrNo);

/**
 * What a text says, five times as fast as the reader that can tell at which line it says what, and the
 * same. Undefined where this one finds it faulty: the other tells why.
 */
export function quicklySaid(text: string): unknown {
  if (doubtful.test(text)) return undefined;
  try {
    return load(text, { schema });
  } catch {
    return undefined;
  }
}
