// `npm run generate`: see lib/generate.ts; `--force` generates everything again.
import { generate } from './lib/generate.ts';

await generate({ force: process.argv.includes('--force') });
