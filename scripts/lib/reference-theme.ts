import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPaintScript } from '../../ui-kit/src/theme/first-paint.ts';
import { themeCss } from '../../ui-kit/src/theme/theme-css.ts';
import { fontStacks } from '../../ui-kit/src/fonts/stacks.ts';

/**
 * Writes the kit's theme to files for the API reference, because the server must not import the
 * kit.
 */
export function generateReferenceTheme(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'theme.css'), `${themeCss}\n${fontStacks}\n`);
  writeFileSync(join(folder, 'first-paint.js'), `${firstPaintScript}\n`);
}
