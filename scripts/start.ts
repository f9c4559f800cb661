// `npm start`: generates and builds what changed, then runs the server in this process.
import { buildWebApp } from './lib/build.ts';
import { generate } from './lib/generate.ts';

await generate();
buildWebApp();
await import('../server/src/main.ts');
