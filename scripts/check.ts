// `npm run check`: all checks that need no browser and no database; about a minute.
import { availableParallelism } from 'node:os';
import { runChecks } from './lib/checks.ts';
import { tallyLine } from './lib/tally.ts';

const total = await runChecks(availableParallelism());
console.log(tallyLine(total));
process.exit(total.failed === 0 ? 0 : 1);
