// `npm run release:spec`: makes the API description as it is now what later ones are compared with.
import { copyFileSync, writeFileSync } from 'node:fs';
import { ALLOWED_FILE } from '../api-spec/breaking/report.ts';
import { BUNDLE_FILE, readBundle, RELEASED_FILE } from '../api-spec/bundle.ts';

copyFileSync(BUNDLE_FILE, RELEASED_FILE);
// What was meant to break is broken now.
writeFileSync(ALLOWED_FILE, '[]\n');
console.log(`The API description ${readBundle().info.version} counts as released.`);
