// `npm run test:stories`: every story in Chromium, axe in every theme. `-- src/layouts` runs a part.
import { themes } from '../ui-kit/src/testing/themes.ts';
import { readVitestReport } from './lib/tally.ts';
import { runStories } from './lib/stories.ts';

process.env['FULL_MATRIX'] = 'yes';
const { report, isGood } = runStories('stories', [
  '--config=vitest.config.ts',
  '--project=stories*',
  ...process.argv.slice(2),
]);
const { passed, failed, skipped } = readVitestReport(report);
console.log(
  `\n${passed + failed} stories in ${themes.length} themes (${themes.join(', ')}), axe in each: ` +
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
);
process.exit(isGood ? 0 : 1);
