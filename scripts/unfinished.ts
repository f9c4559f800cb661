// Names what a scaffold wrote and nobody finished; `npm run check` runs it. Ends with 1 if there is anything.
import { root } from './lib/run.ts';
import { findUnfinished, readSources } from './lib/unfinished.ts';

const unfinished = findUnfinished(readSources(root));
for (const line of unfinished) console.error(line);
process.exitCode = unfinished.length > 0 ? 1 : 0;
