import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childCpuSeconds } from '../../scripts/lib/cpu.ts';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import { compile, installConsumer } from '../sdk-package/consumer.ts';

const RUNS = sized(5, 1);

/** The time and memory that the compiler spends on a project of one file, without `skipLibCheck`. */
export interface TypeCheckCost {
  name: string;
  /** Median processor seconds. */
  seconds: number;
  /** Limit as a multiple of the empty project; null where there is none. */
  target: number | null;
}

const PROJECTS = [
  { name: 'an empty project', source: 'export {};\n', target: null },
  {
    name: '@halyard/sdk',
    source: `import { getGame } from '@halyard/sdk';\nexport const game = getGame(1);\n`,
    target: 3,
  },
  {
    name: '@halyard/sdk/schemas',
    source: `import { Scoreboard } from '@halyard/sdk/schemas';\nexport const board = Scoreboard;\n`,
    target: 3,
  },
];

/** @param tarball the packed SDK, which is installed as a consumer would */
export function measureTypeChecks(tarball: string): TypeCheckCost[] {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-types-'));
  try {
    const project = join(folder, 'project');
    installConsumer(project, tarball, []);
    const runs = Array.from({ length: RUNS }, () =>
      PROJECTS.map(({ source }) => checkOnce(project, source)),
    );
    return PROJECTS.map(({ name, target }, index) => ({
      name,
      target,
      seconds: median(runs.map((run) => run[index] ?? 0)),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function checkOnce(project: string, source: string): number {
  writeFileSync(join(project, 'measured.ts'), source);
  const before = childCpuSeconds() ?? 0;
  const errors = compile(project, ['measured.ts'], 'NodeNext', { noEmit: true });
  if (errors !== '') throw new Error(errors);
  return (childCpuSeconds() ?? 0) - before;
}
