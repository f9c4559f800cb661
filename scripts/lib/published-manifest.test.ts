import { expect, test } from 'vitest';
import { makePublishedManifest } from './published-manifest.ts';

test('doors and programs of the published manifest point to what is built from their sources', () => {
  const manifest = makePublishedManifest(
    {
      name: 'rope',
      exports: { '.': './src/index.ts', './knots': './src/knots.ts' },
      bin: { rope: './src/cli/main.ts' },
      dependencies: { hemp: '1.2.3' },
      devDependencies: { winch: '1.0.0' },
    },
    { node: '>=20' },
  );
  expect(manifest).toStrictEqual({
    name: 'rope',
    engines: { node: '>=20' },
    dependencies: { hemp: '^1.2.3' },
    exports: {
      '.': { types: './types/index.d.ts', default: './lib/index.js' },
      './knots': { types: './types/knots.d.ts', default: './lib/knots.js' },
      './package.json': './package.json',
    },
    bin: { rope: 'lib/cli/main.js' },
  });
});

test('a package without programs names none', () => {
  expect(makePublishedManifest({ exports: {} }, {})).not.toHaveProperty('bin');
});
