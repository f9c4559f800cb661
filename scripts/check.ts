// `npm run check`: what needs no browser and no database, in under a minute.
import { checks } from './lib/checks.ts';
import { generate } from './lib/generate.ts';
import { addTallies, tallyLine } from './lib/tally.ts';

await generate();
const total = addTallies(checks.map((check) => check.run()));
console.log(tallyLine(total));
process.exit(total.failed === 0 ? 0 : 1);
