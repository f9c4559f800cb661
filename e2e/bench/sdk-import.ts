import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';

const RUNS = sized(9, 1);

/** Milliseconds that a new Node process takes to import a script. */
export interface ImportTime {
  name: string;
  milliseconds: number;
}

/** @param scripts by display name; imported in turns, each time in a new Node process */
export function measureImports(scripts: ReadonlyMap<string, string>): ImportTime[] {
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
