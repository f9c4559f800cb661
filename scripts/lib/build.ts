import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';
import { isFresh, writeStamp } from './stamp.ts';

const web = {
  name: 'web',
  inputs: [
    'app/{index.html,vite.config.ts,package.json}',
    'app/{src,vite,public}/**/*.*',
    'ui-kit/src/**/*.*',
    'sdk/src/**/*.ts',
    'package-lock.json',
  ],
};

/** Builds the web app into `app/dist`, unless it is up to date. */
export function buildWebApp(): void {
  if (existsSync(join(root, 'app/dist/index.html')) && isFresh(web)) return;
  console.log('Building the web app …');
  run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'app') });
  writeStamp(web);
}
