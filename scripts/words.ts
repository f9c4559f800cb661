// `npm run words`: compares all languages with English and finds unused texts.
// `npm run words de-DE` lists all errors of one language, also of an incomplete one.
import { join } from 'node:path';
import { root } from './lib/run.ts';
import { awaitedTexts } from './lib/words/awaited.ts';
import { checkWords } from './lib/words/check-words.ts';
import { findMisplacedWords } from './lib/words/misplaced-words.ts';
import { findUsedWords } from './lib/words/used-words.ts';

const [only] = process.argv.slice(2);
const reports = (await checkWords()).filter(
  ({ name }) => only === undefined || name.endsWith(only),
);
let failed = 0;
for (const { name, isAwaited, faults } of reports) {
  const counts = !isAwaited || only !== undefined;
  if (counts) failed += faults.length;
  if (faults.length === 0) console.log(`✓ ${name}`);
  else if (counts) console.log(`✗ ${name}\n  ${faults.join('\n  ')}`);
  else console.log(`… ${name}: awaited, ${faults.length} to do`);
}
for (const text of awaitedTexts) console.log(`… ${text}: in English only so far`);
if (only === undefined) {
  const { all, uses } = findUsedWords(join(root, 'app'));
  const unused = [...all].filter((key) => !uses.has(key));
  const faults = [
    ...unused.map((key) => `${key}: not used in app/src`),
    ...findMisplacedWords(uses),
  ];
  failed += faults.length;
  for (const fault of faults) console.log(`✗ ${fault}`);
}
// Not `process.exit`, which would lose what a slow reader of a pipe has not taken yet.
process.exitCode = failed === 0 ? 0 : 1;
