import { writeFileSync } from 'node:fs';
import { written } from './written.ts';

const stale = written().filter(({ is, shouldBe }) => is !== shouldBe);
for (const { file, shouldBe } of stale) {
  writeFileSync(file, shouldBe);
  console.log(`${file}: written anew`);
}
if (stale.length === 0) console.log('All is as the code says.');
