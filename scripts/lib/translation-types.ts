import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/**
 * Writes `app/src/i18n/i18n-types.ts`, the types of every translation key. The generator reads one
 * self-contained file, so it gets the composed base dictionary in a folder of its own.
 */
export async function generateTranslationTypes(): Promise<void> {
  const work = join(root, '.cache/i18n');
  const base = join(root, 'app/src/i18n/en-us/index.ts');
  const { default: dictionary } = (await import(base)) as { default: unknown };
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'en-us'), { recursive: true });
  writeFileSync(
    join(work, 'en-us/index.ts'),
    `const en = ${JSON.stringify(dictionary, null, 2)};\nexport default en;\n`,
  );
  writeFileSync(
    join(work, '.typesafe-i18n.json'),
    JSON.stringify({
      adapter: 'react',
      baseLocale: 'en-us',
      outputPath: './',
      esmImports: 'fileEnding',
      generateOnlyTypes: true,
    }),
  );
  run('typesafe-i18n', ['--no-watch'], { cwd: work, quiet: true });
  copyFileSync(join(work, 'i18n-types.ts'), join(root, 'app/src/i18n/i18n-types.ts'));
}
