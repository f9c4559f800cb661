// Runs after every `npm install` and `npm ci`: links the project's Node and generates the SDK, so that
// an editor has types straight after a clone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeInstallStamp } from './lib/install.mjs';
import { linkNode } from './node-runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = linkNode();
writeInstallStamp();
if (existsSync(`${root}node_modules/orval`)) {
  const { status } = spawnSync(node, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' });
  // An unfinished edit of the spec must not make the installation impossible.
  if (status !== 0)
    console.error('Nothing was generated; fix the errors above and run `npm run generate`.');
}
