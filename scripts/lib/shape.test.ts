import { expect, test } from 'vitest';
import { measureShape } from './shape.ts';

const lines = (count: number) => 'x\n'.repeat(count);

test('measures files, lines and files with one importer for each package', () => {
  const shapes = measureShape([
    { path: 'README.md', text: lines(3) },
    { path: 'app/src/page.tsx', text: `import { a } from './a.ts';\n${lines(99)}` },
    { path: 'app/src/other.ts', text: `import { b } from './b.ts';\n${lines(49)}` },
    { path: 'app/src/late.ts', text: `const it = import('./b.ts');\n${lines(49)}` },
    { path: 'app/src/a.ts', text: lines(39) },
    { path: 'app/src/b.ts', text: lines(9) },
    { path: 'app/src/a.test.ts', text: `import { a } from './a.ts';\n${lines(9)}` },
  ]);
  expect(shapes).toEqual([
    {
      name: 'app',
      files: 6,
      medianLines: 50,
      percentile90Lines: 100,
      underTenLines: 1,
      smallWithOneImporter: ['app/src/a.ts'],
    },
    {
      name: '.',
      files: 1,
      medianLines: 3,
      percentile90Lines: 3,
      underTenLines: 1,
      smallWithOneImporter: [],
    },
  ]);
});

test('a file of 40 lines is not small', () => {
  const [shape] = measureShape([
    { path: 'sdk/src/b.ts', text: "export * from '../src/a.ts';\n" },
    { path: 'sdk/src/a.ts', text: lines(40) },
  ]);
  expect(shape?.smallWithOneImporter).toEqual([]);
});
