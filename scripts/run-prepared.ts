// The second half of launch.mjs, in TypeScript: generates, builds and installs what the options ask
// for, then runs the file or the tool in this process or below it. Built files are run by launch.mjs.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './lib/browser.ts';
import { buildServer, buildWebApp } from './lib/build.ts';
import { generate } from './lib/generate.ts';
import { root, run } from './lib/run.ts';
import { packSdk } from './lib/sdk-package.ts';
import { stopWithParent } from './lib/stop-with-parent.mjs';

stopWithParent();
const words = process.argv.slice(2);
const at = words.findIndex((word) => !word.startsWith('--'));
const needs = new Set(words.slice(0, at));
const [file = '', ...rest] = words.slice(at);

await generate();
if (needs.has('--web')) buildWebApp();
if (needs.has('--server')) {
  buildServer();
  await packSdk();
}
if (needs.has('--browser')) ensureBrowser();

if (file.endsWith('.ts')) {
  const path = join(root, file);
  process.argv.splice(1, Infinity, path, ...rest);
  await import(pathToFileURL(path).href);
} else if (!file.endsWith('.js')) {
  run(file, rest);
}
