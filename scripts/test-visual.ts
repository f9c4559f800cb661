// `npm run test:visual`: a picture of every story in both themes, compared with the pictures taken
// before on this machine; `-- --update` takes them anew, `-- src/layouts` looks at a part.
import { join } from 'node:path';
import { comparePictures, picturesIn, readPictureRun } from './lib/pictures.ts';
import { root } from './lib/run.ts';
import { runStories } from './lib/stories.ts';

const folder = join(root, '.cache/pictures/reference');

const before = picturesIn(folder);
// The first pictures have nothing to differ from.
const isUpdate = before.size === 0 || process.argv.includes('--update');
const { report } = runStories('pictures', [
  '--config=vitest.pictures.config.ts',
  // Without a value it would take the next argument for one.
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
