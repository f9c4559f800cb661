import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findUsedWords } from './used-words.ts';

const app = mkdtempSync(join(tmpdir(), 'halyard-words-'));
afterAll(() => rmSync(app, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(app, path, '..'), { recursive: true });
  writeFileSync(join(app, path), text);
}

write(
  'tsconfig.json',
  '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["src"] }',
);
write(
  'src/i18n/i18n-types.ts',
  `export type TranslationFunctions = {
    plain: () => string; taken: () => string; chosen: () => string; unused: () => string;
    role: { Admin: () => string; User: () => string; Banned: () => string };
    'tested': () => string;
  };
  declare const LL: TranslationFunctions; LL.unused();`,
);
write(
  'src/page.ts',
  `import type { TranslationFunctions } from './i18n/i18n-types';
  declare const LL: TranslationFunctions;
  declare const role: 'Admin' | 'User';
  const { taken } = LL;
  const generic = <K extends 'chosen'>(key: K) => LL[key]();
  console.log(LL.plain(), taken(), LL.role[role](), generic('chosen'));`,
);
write(
  'src/page.test.ts',
  `import type { TranslationFunctions } from './i18n/i18n-types';
  declare const LL: TranslationFunctions; LL.tested();`,
);

// It starts the compiler, which is slow on a busy machine.
test(
  'sees calls, destructuring and computed keys by their types, outside of tests',
  { timeout: 60_000 },
  () => {
    const { all, uses } = findUsedWords(app);
    expect([...uses.keys()].toSorted()).toEqual([
      'chosen',
      'plain',
      'role.Admin',
      'role.User',
      'taken',
    ]);
    expect([...all].filter((key) => !uses.has(key))).toEqual(['unused', 'role.Banned', 'tested']);
  },
);
