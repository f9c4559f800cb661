import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Files where physical sides are correct: charts, pictures and formulas. */
const PHYSICAL = [
  'components/CropDialog/CropArea.tsx',
  'patterns/ChartFrame/ChartFrame.styles.ts',
  'patterns/Histogram/Histogram.styles.ts',
  'patterns/Markdown/Markdown.styles.ts',
  'patterns/ScoreCurveEditor/ScoreCurveEditor.styles.ts',
  'patterns/ScoreMatrix/',
  'patterns/Spark/Spark.styles.ts',
];
function isPhysical(file: string): boolean {
  return PHYSICAL.some((path) => file.startsWith(path));
}

const SIDE =
  /^\s*(?:(?:margin|padding|border)-(?:left|right): |(?:left|right): (?!number|string)|text-align: (?:left|right);).*;$/gm;

test('styles use logical sides', () => {
  const files = globSync('{components,layouts,patterns}/**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !/\.(?:stories|test)\./.test(file) && !isPhysical(file))
    .flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(SIDE)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
  expect(found).toEqual([]);
});
