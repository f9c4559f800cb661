import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { inChromium, stories } from './vitest.config.ts';

// Outside of git: a picture depends on the fonts and the Chromium of its machine.
const folder = join(import.meta.dirname, '../.cache/pictures');

interface Picture {
  arg: string;
  ext: string;
  testFileDirectory: string;
  testFileName: string;
}

const pathIn =
  (part: string) =>
  ({ arg, ext, testFileDirectory, testFileName }: Picture): string =>
    join(folder, part, testFileDirectory, testFileName.replace('.stories.tsx', ''), `${arg}${ext}`);

/** A picture of every story in both themes, compared with the ones taken before. */
export default defineConfig({
  // Their clock stands still; a story that waits for it cannot be drawn.
  ...stories({ tags: { skip: ['clock-runs'] } }),
  test: {
    name: 'pictures',
    isolate: false,
    api: { allowWrite: true },
    attachmentsDir: join(folder, 'attachments'),
    env: { PICTURES: 'yes' },
    // Two pictures that are equal, one after the other, take their time on a machine with much to do.
    testTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, 'src/testing/take-pictures.ts')],
    browser: {
      ...inChromium({ locale: 'en-US', timezoneId: 'Europe/Berlin' }),
      // A story that fails fails the picture run too; what it looked like says nothing.
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          timeout: 20_000,
          // By default a light grey that is gone passes. Edges stay out: a few of their pixels differ
          // from one drawing to the next.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.01 },
          resolveScreenshotPath: pathIn('reference'),
          resolveDiffPath: pathIn('different'),
        },
      },
    },
  },
});
