// `npm test`: everything, with one closing line. `npm test -- --only unit,e2e` runs some of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebApp } from './lib/build.ts';
import { ensureBrowser } from './lib/browser.ts';
import { checks } from './lib/checks.ts';
import { generate } from './lib/generate.ts';
import { root } from './lib/run.ts';
import {
  addTallies,
  readPlaywrightReport,
  readVitestReport,
  type Tally,
  tallyLine,
} from './lib/tally.ts';

const reports = join(root, '.cache/reports');

/** A runner that writes a JSON report. */
interface Suite {
  name: string;
  command: string[];
  read: (report: string) => Tally;
  env?: Record<string, string>;
}

const vitest = (name: string, env?: Record<string, string>, ...projects: string[]): Suite => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  read: readVitestReport,
  ...(env && { env }),
});

/** Empty counts as unset: the suite then starts the embedded PostgreSQL. */
const embedded = { TEST_DATABASE_URL: '' };
const outside = process.env['TEST_DATABASE_URL'];

const suites: Suite[] = [
  vitest('unit', undefined, 'unit', 'app*', 'ui-kit'),
  vitest('server', embedded, 'server'),
  ...(outside ? [vitest('server-outside', { TEST_DATABASE_URL: outside }, 'server')] : []),
  vitest('stories', undefined, 'stories*'),
  vitest('tools', undefined, 'tools'),
  vitest('sdk-package', undefined, 'sdk-package'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    read: readPlaywrightReport,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  },
];

const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',');
const wanted = process.argv.includes('--only')
  ? suites.filter((suite) => only?.includes(suite.name))
  : suites;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await generate();
ensureBrowser();
buildWebApp();

const tallies: Tally[] = [];
if (!process.argv.includes('--only')) tallies.push(...checks.map((check) => check.run()));
for (const suite of wanted) tallies.push(runSuite(suite));

const total = addTallies(tallies);
console.log(`\n${tallyLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);

function runSuite(suite: Suite): Tally {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const [tool = '', ...args] = suite.command;
  const result = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...suite.env },
  });
  const report = join(reports, `${suite.name}.json`);
  const counted = existsSync(report)
    ? suite.read(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 1, skipped: 0 };
  // A runner can fail without a failed test: an unhandled error, no test found.
  const tally = result.status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${suite.name}: ${tallyLine(tally)} in ${seconds} s`);
  return tally;
}
