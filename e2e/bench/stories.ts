// What each story costs who opens it in Storybook: processor time of the main thread, from the import of
// its file to the end of its steps. No story may cost more than ten times the median story.
import { join } from 'node:path';
import { root, run } from '../../scripts/lib/run.ts';
import { exitCodeFor, sized } from '../load/quick.ts';
import { formatTable } from '../load/table.ts';
import { measureStories } from './stories-measure.ts';

const TARGET = 10;
const LISTED = 10;
const built = join(root, '.cache/bench-stories');

run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', built], {
  cwd: join(root, 'ui-kit'),
  quiet: true,
});
const costs = await measureStories(built, sized(Infinity, 20));
const dearest = costs.toSorted((one, other) => other.cpu - one.cpu);
const median = dearest[Math.floor(dearest.length / 2)]?.cpu ?? Number.NaN;
// A sheet of the overview shows a hundred other stories at once.
const judged = dearest.filter(({ id }) => !id.startsWith('overview-'));

const rows = judged.slice(0, LISTED).map(({ id, cpu }) => {
  const times = cpu / median;
  const verdict = `<= ${TARGET} ${times <= TARGET ? 'kept' : 'MISSED'}`;
  return [id, cpu.toFixed(0), times.toFixed(1), verdict];
});
console.log(formatTable(['story', 'CPU ms', 'times the median', ''], rows));
const missed = judged.filter(({ cpu }) => cpu > TARGET * median);
console.log(
  `\n${costs.length} stories, median ${median.toFixed(0)} ms, ${missed.length} too dear.`,
);
process.exitCode = exitCodeFor(missed.length > 0);
