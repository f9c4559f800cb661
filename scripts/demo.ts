// `npm run demo`: a running game with solvable challenges and teams that play on.
import { buildWebApp } from './lib/build.ts';
import { generate } from './lib/generate.ts';

await generate();
buildWebApp();
await import('../e2e/demo/demo.ts');
