import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { compile, type Resolution } from './consumer.ts';

const RESOLUTIONS: Resolution[] = ['NodeNext', 'Bundler'];
const CHECK = { noEmit: true, allowImportingTsExtensions: true };

test.for(RESOLUTIONS)('the types are found and right under %s', (resolution) => {
  const files = ['session.ts', 'doors.ts'];
  expect(compile(inject('plainProject'), files, resolution, CHECK)).toBe('');
});

test.for(RESOLUTIONS)('the types of hooks and mocks are found and right under %s', (resolution) => {
  expect(compile(inject('reactProject'), ['standings.tsx', 'mocks.ts'], resolution, CHECK)).toBe(
    '',
  );
});

test('a mistake in a call is a type error', () => {
  const mistake = `import { getGame } from '@halyard/sdk';\n\nawait getGame('first');\n`;
  writeFileSync(join(inject('plainProject'), 'mistake.ts'), mistake);
  const found = compile(inject('plainProject'), ['mistake.ts'], 'NodeNext', CHECK);
  expect(found).toMatch(/^mistake\.ts\(3,15\): error TS2345: Argument of type 'string'/);
});
