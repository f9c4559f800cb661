// `npm run types`: type-checks all packages; `npm run types server app` only these.
import { packages } from './lib/checks.ts';
import { run } from './lib/run.ts';
import { tscArguments } from './lib/tsc.ts';

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : packages) run('tsc', tscArguments(name));
