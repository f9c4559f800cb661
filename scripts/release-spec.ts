// `npm run release:spec`: makes the current API description the baseline for `npm run breaking`.
import { copyFileSync, writeFileSync } from 'node:fs';
import { ALLOWED_FILE } from '../api-spec/breaking/report.ts';
import { BUNDLE_FILE, readBundle, RELEASED_FILE } from '../api-spec/bundle.ts';

copyFileSync(BUNDLE_FILE, RELEASED_FILE);
// Breaking changes that were allowed are part of the new baseline.
writeFileSync(ALLOWED_FILE, '[]\n');
console.log(`The API description ${readBundle().info.version} counts as released.`);
