import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOCUSABLE =
  /styled\.(?:a|button|input|textarea|select|summary)\b|\btabIndex\b|\buseLink\(|<(?:a|button|input|textarea)\b/;

/** Paths of a module and of all modules that it imports. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  // The provider contains the link, which not every component uses.
  if (seen.has(file) || file.includes('/src/provider/')) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\() ?'(\.[^']+\.tsx?)'/g,
  )) {
    const module = join(dirname(file), path);
    if (existsSync(module)) modulesOf(module, seen);
  }
  return seen;
}

/** Whether a component itself renders a focusable element, apart from its children. */
export function takesFocus(file: string): boolean {
  return [...modulesOf(file)].some((module) => FOCUSABLE.test(readFileSync(module, 'utf8')));
}
