// What the large components of the design system cost in a slow browser: from parsed data to the first
// rows, and while scrolling for three seconds. Chromium with its CPU throttled four times. Then what a
// player's pages of a real server cost: opening a challenge, typing a flag, hearing of thirty solves.
import { join } from 'node:path';
import { root, run } from '../../scripts/lib/run.ts';
import { exitCodeFor, sized } from '../load/quick.ts';
import { formatTable } from '../load/table.ts';
import { isKept, measurePages } from './ui-pages.ts';
import { measureScenes, type Scene, type SceneCost } from './ui-measure.ts';

const ALL_SCENES: readonly Scene[] = [
  { piece: 'matrix', rows: 1000, way: 'down' },
  { piece: 'matrix', rows: 1000, way: 'diagonal' },
  { piece: 'matrix', rows: 10_000, way: 'down' },
  { piece: 'matrix', rows: 10_000, way: 'diagonal' },
  { piece: 'table', rows: 10_000, way: 'down' },
];
const SCENES = sized(ALL_SCENES, ALL_SCENES.slice(0, 1));
const NAMES = { matrix: 'score matrix x 100', table: 'data table' };
const ROUNDS = sized(5, 1);
const BUILT = join(root, '.cache/bench-ui');

const TARGETS = { firstRows: 300, nodes: 2000, p95: 50, longest: 150 } as const;
type Target = keyof typeof TARGETS;
const isTarget = (name: string): name is Target => name in TARGETS;

const nameOf = ({ piece, rows, way }: Scene) => `${NAMES[piece]}, ${rows} rows, ${way}`;
const figure = (cost: SceneCost, name: Target) =>
  `${cost[name].toFixed(0)} ${cost[name] <= TARGETS[name] ? 'kept' : 'MISSED'}`;

run('vite', ['build', '--outDir', BUILT, '--emptyOutDir', '--logLevel', 'error'], {
  cwd: join(root, 'e2e/bench/ui'),
});
const costs = await measureScenes(BUILT, SCENES, ROUNDS);

const heads = ['piece', 'first rows ms', 'dropped of 180', 'frame p95 ms', 'frame max ms'];
console.log(
  formatTable(
    [...heads, 'nodes', 'heap MB'],
    SCENES.map((scene, index) => {
      const cost = costs[index];
      if (!cost) throw new Error('A scene was not measured');
      return [
        nameOf(scene),
        figure(cost, 'firstRows'),
        cost.dropped,
        figure(cost, 'p95'),
        figure(cost, 'longest'),
        figure(cost, 'nodes'),
        (cost.heap / 1e6).toFixed(1),
      ];
    }),
  ),
);
const targets = Object.keys(TARGETS).filter(isTarget);
const missed = SCENES.filter((_, index) =>
  targets.some((name) => !((costs[index]?.[name] ?? Number.NaN) <= TARGETS[name])),
);
const limits = `first rows ${TARGETS.firstRows} ms, ${TARGETS.nodes} nodes, a frame ${TARGETS.p95} ms at p95 and ${TARGETS.longest} ms at most`;
console.log(
  missed.length === 0
    ? `\nUI: ${SCENES.length} scenes within the targets (${limits}).`
    : `\nUI: ${missed.map(nameOf).join('; ')} over target (${limits}).`,
);

const figures = await measurePages();
console.log(
  `\n${formatTable(
    ['player', 'best round', 'median round', 'target'],
    figures.map((each) => [
      each.name,
      each.best.toFixed(each.digits),
      each.median.toFixed(each.digits),
      each.target === null ? '' : `${each.target} ${isKept(each) ? 'kept' : 'MISSED'}`,
    ]),
  )}\n\nMilliseconds of the main thread. Judged is the best round: other processes can only add time, and a CPU that is
throttled counts the time that they take four times. The empty page shows how much of it is the machine.`,
);
process.exitCode = exitCodeFor(missed.length > 0 || !figures.every(isKept));
