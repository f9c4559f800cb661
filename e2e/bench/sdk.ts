// What the published SDK costs the tools that use it: bytes of a bundle; time and memory of reading a
// large board in Chromium, compared with plain `JSON.parse`; time of an import in Node; processor time
// of the TypeScript compiler.
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { buildSdkPackage, packSdk } from '../../scripts/lib/sdk-package.ts';
import { exitCodeFor, sized } from '../load/quick.ts';
import { formatTable } from '../load/table.ts';
import { type BoardCost, measureBoards } from './sdk-board.ts';
import { measureSizes, type Size } from './sdk-size.ts';
import { measureTypeChecks, type TypeCheckCost } from './sdk-types.ts';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { median } from '../load/median.ts';

/** Limit as a multiple of `JSON.parse`. */
const FIRST_TARGET = 3.5;
/** Limit as a multiple of the first read. */
const UNCHANGED_TARGET = 0.1;

const RUNS = sized(9, 1);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const milliseconds = (value: number) => value.toFixed(value < 1 ? 2 : 1);
const verdict = (target: string, kept: boolean) => `<= ${target} ${kept ? 'kept' : 'MISSED'}`;

const isSmall = ({ gzipped, target }: Size) => target === null || gzipped <= target;
const first = ({ warm }: BoardCost) => warm.first / warm.parse;
const unchanged = ({ warm }: BoardCost) => warm.unchanged / warm.first;

function reportSizes(sizes: readonly Size[]): string[] {
  const rows = sizes.map((size) => [
    size.name,
    kilobytes(size.minified),
    kilobytes(size.gzipped),
    size.target === null ? '' : verdict(kilobytes(size.target), isSmall(size)),
  ]);
  console.log(formatTable(['bundle', 'minified KB', 'gzipped KB', 'target'], rows));
  return sizes.filter((size) => !isSmall(size)).map(({ name }) => name);
}

function reportBoards(costs: readonly BoardCost[]): string[] {
  const heads = ['board', 'MB', 'JSON.parse ms', 'first ms', 'times', '', 'unchanged ms', 'times'];
  const rows = costs.map((cost) => [
    cost.name,
    megabytes(cost.bytes),
    milliseconds(cost.warm.parse),
    milliseconds(cost.warm.first),
    first(cost).toFixed(2),
    verdict(String(FIRST_TARGET), first(cost) <= FIRST_TARGET),
    milliseconds(cost.warm.unchanged),
    unchanged(cost).toFixed(4),
    verdict(String(UNCHANGED_TARGET), unchanged(cost) <= UNCHANGED_TARGET),
  ]);
  console.log(`\n${formatTable([...heads, ''], rows)}`);
  const others = costs.map(({ name, cold, memory }) => [
    name,
    milliseconds(cold.parse),
    milliseconds(cold.first),
    megabytes(memory.parse),
    megabytes(memory.first),
    megabytes(memory.unchanged),
  ]);
  const coldHeads = ['in a fresh page', 'JSON.parse ms', 'first ms'];
  const memoryHeads = ['parsed MB', 'read MB', 'polled MB'];
  console.log(`\n${formatTable([...coldHeads, ...memoryHeads], others)}`);
  return costs.flatMap((cost) => [
    ...(first(cost) > FIRST_TARGET ? [`first read of ${cost.name}`] : []),
    ...(unchanged(cost) > UNCHANGED_TARGET ? [`unchanged ${cost.name}`] : []),
  ]);
}

function reportTypeChecks(costs: readonly TypeCheckCost[]): string[] {
  const empty = costs[0]?.seconds ?? 0;
  const isOver = ({ seconds, target }: TypeCheckCost) =>
    target !== null && seconds > target * empty;
  const rows = costs.map((cost) => [
    cost.name,
    cost.seconds.toFixed(2),
    (cost.seconds / empty).toFixed(2),
    cost.target === null ? '' : verdict(String(cost.target), !isOver(cost)),
  ]);
  console.log(`\n${formatTable(['type check', 'CPU s', 'times', ''], rows)}`);
  return costs.filter(isOver).map(({ name }) => `type check of ${name}`);
}

/** Milliseconds that a new Node process takes to import a script. */
interface ImportTime {
  name: string;
  milliseconds: number;
}

/** @param scripts by display name; imported in turns, each time in a new Node process */
function measureImports(scripts: ReadonlyMap<string, string>): ImportTime[] {
  const runs = Array.from({ length: RUNS }, () =>
    [...scripts].map(([name, file]) => ({ name, milliseconds: importOnce(file) })),
  ).flat();
  return [...scripts.keys()].map((name) => ({
    name,
    milliseconds: median(runs.filter((run) => run.name === name).map((run) => run.milliseconds)),
  }));
}

function importOnce(file: string): number {
  const script = `const started = performance.now();
    await import('${pathToFileURL(file).href}');
    console.log(performance.now() - started);`;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

const packageFolder = await buildSdkPackage();
const lib = join(packageFolder, 'lib');
const door = join(lib, 'index.js');
const missed = [
  ...reportSizes(await measureSizes(door)),
  ...reportBoards(await measureBoards(door)),
  ...reportTypeChecks(measureTypeChecks(await packSdk())),
];
const imports = measureImports(
  new Map([
    ['@halyard/sdk', door],
    ['@halyard/sdk/schemas', join(lib, 'schemas.js')],
    ['@halyard/sdk/operations', join(lib, 'operations.js')],
    ['zod/mini alone', join(root, 'node_modules/zod/mini/index.js')],
  ]),
);
const importRows = imports.map(({ name, milliseconds: ms }) => [name, ms.toFixed(0)]);
console.log(`\n${formatTable(['import in Node', 'ms'], importRows)}`);
console.log(
  missed.length === 0
    ? '\nSDK: sizes, boards and type checks within their targets.'
    : `\nSDK: missed ${missed.join(', ')}.`,
);
process.exitCode = exitCodeFor(missed.length > 0);
