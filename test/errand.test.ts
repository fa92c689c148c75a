import { expect, test } from 'vitest';
import { faultText } from './support/format/fault.ts';
import { brokenErrand } from './support/errand/play.ts';
import { readErrandFile } from './support/errand/read.ts';
import { filesAt } from './support/scenario/files.ts';
import { todaysShelf } from './support/scenario/format/shelf.ts';

for (const file of filesAt('test/errands')) {
  const paper = readErrandFile(file);
  if (Array.isArray(paper))
    test(`${file} can be read`, () => {
      expect.fail(paper.map(faultText).join('\n'));
    });
  else
    test(`${paper.rules.map((id) => `[${id}] `).join('')}${paper.title}`, () => {
      const broken = brokenErrand(paper, todaysShelf());
      if (broken) expect.fail(broken);
    });
}
