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
    'docs/organisers.md',
    'package-lock.json',
  ],
};

const server = {
  name: 'server',
  inputs: [
    'server/{vite.config.ts,package.json}',
    'server/src/**/*.ts',
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

/** Builds the server into `server/dist`, unless it is up to date. */
export function buildServer(): void {
  if (existsSync(join(root, 'server/dist/main.js')) && isFresh(server)) return;
  console.log('Building the server …');
  run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'server') });
  writeStamp(server);
}
