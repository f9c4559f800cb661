// `npm run check`: what needs no browser and no database, in about a minute.
import { availableParallelism } from 'node:os';
import { runChecks } from './lib/checks.ts';
import { tallyLine } from './lib/tally.ts';

const total = await runChecks(availableParallelism());
console.log(tallyLine(total));
process.exit(total.failed === 0 ? 0 : 1);
