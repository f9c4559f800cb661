// `npm test`: runs all checks and suites, several side by side, and prints one summary line.
// `npm test -- --only unit,e2e` runs some suites; `npm test -- --changed` only the tests of what was
// changed since the branch left main, on main since `origin/main` (`--changed=COMMIT`: since that commit). With SECOND_ATTEMPT=yes
// a few files with failed tests are run once more (docs/adr/0039-a-second-attempt.md).
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt, findMissing } from './cluster/programs.ts';
import { isCiliumBuilt } from './cluster/cilium.ts';
import { type Cluster, startCluster } from './cluster/start.ts';
import { runChecks } from './lib/checks.ts';
import { compareWith } from './lib/changed.ts';
import { childCpuSeconds } from './lib/cpu.ts';
import { inParallel } from './lib/in-parallel.ts';
import { root, runCaptured } from './lib/run.ts';
import { type Outcome, readOutcome } from './lib/outcome.ts';
import { giveSecondAttempt } from './lib/second-attempt.ts';
import { type FileTime, slowestLines } from './lib/slowest.ts';
import { listSuites, reports, type Suite } from './lib/suites.ts';
import { addTallies, type Tally, tallyLine } from './lib/tally.ts';

const SLOWEST_SHOWN = 10;
/** Suites that run side by side; each of the large ones has two workers of its own. */
const AT_ONCE = availableParallelism();
/** A suite that takes longer hangs: it is killed and counts as failed, and the others still run. */
const SUITE_LIMIT_MS = 45 * 60_000;

const { values } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=' : word)),
  options: { only: { type: 'string' }, changed: { type: 'string' } },
});
const base = values.changed === undefined ? undefined : chooseBase(values.changed);
const names = values.only?.split(',');
const suites = listSuites(base).filter(({ name }) => names?.includes(name) ?? true);
const unknown = names?.filter((name) => suites.every((suite) => suite.name !== name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}; there are: ${listSuites(base)
      .map(({ name }) => name)
      .join(', ')}`,
  );
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const times: FileTime[] = [];
const started = performance.now();
const tallies: Tally[] = [];
/** Each failed test, with its reason. */
const failures: string[] = [];
/** Each test that failed first and passed when its file was run again, with its first reason. */
const unsteady: string[] = [];
/** One line for each suite with its processor seconds. */
const cpuLines: string[] = [];
let counted = childCpuSeconds();
if (!names) {
  const tally = await runChecks(availableParallelism());
  tallies.push(tally);
  if (tally.failed > 0) failures.push('checks: see above');
  noteCpu('checks');
}
const cluster = await openCluster();
const outcomes = await inParallel(suites, AT_ONCE, runSuite);
if (process.env['SECOND_ATTEMPT'] === 'yes') {
  const settled = await giveSecondAttempt(outcomes, runFiles);
  tallies.push(settled.tally);
  failures.push(...settled.failures);
  unsteady.push(...settled.unsteady);
} else {
  tallies.push(...outcomes.map(({ tally }) => tally));
  failures.push(...outcomes.flatMap((outcome) => outcome.failures));
}
await cluster?.stop();

const total = addTallies(tallies);
console.log('\nThe slowest files:');
for (const line of slowestLines(times, SLOWEST_SHOWN)) console.log(line);
if (cpuLines.length > 0) console.log('\nProcessor time:');
for (const line of cpuLines) console.log(line);
if (unsteady.length > 0) console.log('\nFailed at first, passed when run again:');
for (const line of unsteady) console.log(`    ${line}`);
if (failures.length > 0) console.log('\nFailed:');
for (const line of failures) console.log(`    ${line}`);
console.log(`\nDone in ${secondsSince(started)} s.`);
console.log(tallyLine(total));
if (total.passed === 0) console.error('No test ran, so this run says nothing.');
const isGood = total.failed === 0 && total.passed > 0;
// A slow reader of a pipe has to get the summary too; a suite that was killed may have left something open.
process.stdout.write('', () => process.exit(isGood ? 0 : 1));

/** The commit whose changes are tested; ends the run where there are none. */
function chooseBase(named: string): string {
  try {
    const { base: commit, name, files } = compareWith(named, root);
    console.log(`Testing what ${files} changed files can affect (compared with ${name}).`);
    return commit;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** A Kubernetes for the server's tests, where it has been built, Cilium too if that is; without one they are skipped. */
async function openCluster(): Promise<Cluster | null> {
  const isWanted = suites.some(({ name }) => name === 'server');
  if (!isWanted || process.env['TEST_CLUSTER'] || !isBuilt() || findMissing().length > 0)
    return null;
  const policies = isCiliumBuilt() && findMissing({ policies: true }).length === 0;
  try {
    const opened = await startCluster({ policies });
    process.env['TEST_CLUSTER'] = opened.folder;
    return opened;
  } catch (error) {
    console.error('The cluster for tests did not start, so its tests are skipped:', error);
    return null;
  }
}

/** Runs a suite and prints its output when it ends, so that the outputs of suites are not mixed. */
async function runSuite(suite: Suite): Promise<Outcome<Suite>> {
  const begun = performance.now();
  const log = join(reports, `${suite.name}.log`);
  console.log(`── ${suite.name} started: ${relative(root, log)}`);
  const [tool, ...args] = suite.command;
  const { status, output } = await runCaptured(
    tool,
    args,
    { env: suite.env, timeout: SUITE_LIMIT_MS },
    (text) => appendFileSync(log, text),
  );
  noteCpu(suite.name);
  console.log(`\n── ${suite.name}\n${output}`);
  const report = existsSync(suite.report) ? readFileSync(suite.report, 'utf8') : undefined;
  if (report !== undefined) times.push(...suite.readTimes(report));
  const outcome = readOutcome(suite, { status, output, report });
  console.log(`── ${suite.name}: ${tallyLine(outcome.tally)} in ${secondsSince(begun)} s\n`);
  return outcome;
}

/** Runs some files of a suite again; the log of the first run goes on. */
function runFiles(suite: Suite, files: readonly string[]): Promise<Outcome<Suite>> {
  rmSync(suite.report, { force: true });
  const [tool, ...args] = suite.command;
  return runSuite({ ...suite, command: [tool, ...args, ...files] });
}

/** The system adds the time of a child when it ends, so the time since the last call is this suite's. */
function noteCpu(name: string): void {
  const now = childCpuSeconds();
  if (now === undefined || counted === undefined) return;
  cpuLines.push(`${(now - counted).toFixed(0).padStart(7)} s  ${name}`);
  counted = now;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
