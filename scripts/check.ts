// `npm run check`: all checks that need no browser and no database; about a minute.
import { availableParallelism } from 'node:os';
import { runChecks } from './lib/checks.ts';
import { tallyLine } from './lib/tally.ts';

const total = await runChecks(availableParallelism());
console.log(tallyLine(total));
// Not `process.exit`, which would lose what a slow reader of a pipe has not taken yet.
process.exitCode = total.failed === 0 ? 0 : 1;
