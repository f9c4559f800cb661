// `npm run generate`: see lib/generate.ts; `--force` makes everything anew.
import { generate } from './lib/generate.ts';

await generate({ force: process.argv.includes('--force') });
