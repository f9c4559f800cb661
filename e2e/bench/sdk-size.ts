import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { operations } from '@halyard/sdk/operations';
import { root } from '../../scripts/lib/run.ts';
import { bundleForBrowser } from '../sdk-package/bundle.ts';

/**
 * How much a page downloads for the calls that it makes, with all dependencies.
 */
export interface Size {
  name: string;
  minified: number;
  gzipped: number;
  /** Gzipped bytes; null where there is no target. */
  target: number | null;
}

const TEN = [
  'createTeam',
  'getChallenge',
  'getGame',
  'getGameDetails',
  'getScoreboard',
  'joinGame',
  'listGames',
  'listNotices',
  'login',
  'submitFlag',
];

/** Assigning to `globalThis` keeps the named exports; the bundler removes everything else. */
const keep = (...names: string[]) =>
  `import { ${names.join(', ')} } from '@halyard/sdk';\nglobalThis.kept = [${names.join(', ')}];\n`;

const BUNDLES = [
  { name: 'one call (getConfig)', source: keep('getConfig'), target: 8_000 },
  { name: 'ten calls of a player', source: keep(...TEN), target: null },
  { name: 'all calls', source: keep(...Object.keys(operations)), target: 24_000 },
  {
    name: 'everything of the door',
    source: `import * as sdk from '@halyard/sdk';\nglobalThis.kept = sdk;\n`,
    target: null,
  },
];

/** The compression level of the server. */
const GZIP_LEVEL = 9;

/** @param door the file that `@halyard/sdk` resolves to */
export async function measureSizes(door: string): Promise<Size[]> {
  const folder = join(root, '.cache/bench-sdk');
  mkdirSync(folder, { recursive: true });
  const sizes: Size[] = [];
  for (const { name, source, target } of BUNDLES) {
    writeFileSync(join(folder, 'entry.js'), source);
    const { code } = await bundleForBrowser(folder, 'entry.js', { '@halyard/sdk': door });
    const minified = Buffer.byteLength(code);
    sizes.push({ name, minified, gzipped: gzippedLength(code), target });
  }
  return sizes;
}

function gzippedLength(code: string): number {
  return gzipSync(code, { level: GZIP_LEVEL }).length;
}
