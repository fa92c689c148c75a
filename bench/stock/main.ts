import { readStock } from '../../src/catalogue/index.ts';
import { cardText, plainLines } from '../../src/discord/views/card-text.ts';
import { descriptionOf } from '../../src/rules/items/description.ts';

const milliseconds = (work: () => void): number => {
  const began = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - began) / 1e6;
};

/** As a host’s first start reads it: nothing is kept from the last time. */
let { definitions } = { definitions: new Map() } as Pick<
  ReturnType<typeof readStock>,
  'definitions'
>;
const read = milliseconds(() => ({ definitions } = readStock('seeds')));

let said = 0;
const described = milliseconds(() => {
  for (const one of definitions.values()) {
    if (one.of !== 'item') continue;
    const description = descriptionOf(one);
    said += cardText(description).length + plainLines(description).join().length;
  }
});
console.log(`${definitions.size} definitions, ${said} characters`);
console.log(JSON.stringify({ read, described }));
