// `npm run test:visual`: compares a picture of every story in both themes with earlier pictures
// from this machine; `-- --update` replaces those, `-- src/layouts` runs a part.
import { join } from 'node:path';
import { comparePictures, picturesIn, readPictureRun } from './lib/pictures.ts';
import { root } from './lib/run.ts';
import { runStories } from './lib/stories.ts';

const folder = join(root, '.cache/pictures/reference');

const before = picturesIn(folder);
// The first run has no pictures to compare with.
const isUpdate = before.size === 0 || process.argv.includes('--update');
const { report } = runStories('pictures', [
  '--config=vitest.pictures.config.ts',
  // Without a value, the next argument would be read as the value.
  ...(isUpdate ? ['--update=all'] : []),
  ...process.argv.slice(2).filter((argument) => argument !== '--update'),
]);
const { taken, different, broken } = readPictureRun(report);
const { added, changed } = comparePictures(before, picturesIn(folder));

console.log(
  `\n${taken} pictures: ${taken - added} compared, ${added} new, ${different + changed} different` +
    (changed > 0 ? ' (now the reference)' : ''),
);
if (different > 0) console.log('Look at them in .cache/pictures/different.');
if (broken > 0) console.log(`${broken} stories failed before their picture.`);
process.exit(different + broken > 0 ? 1 : 0);
