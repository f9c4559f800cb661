import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a scaffold writes: a new file, a line at the end of one, or one before a marked place. */
export type NewFile =
  | { path: string; text: string }
  | { path: string; append: string }
  | { path: string; before: string; insert: string };

/** Writes them below a checkout; refuses, and writes nothing, when a new file exists already. */
export function writeFiles(root: string, files: readonly NewFile[]): void {
  for (const file of files) {
    if ('text' in file && existsSync(join(root, file.path))) {
      throw new Error(`${file.path} exists already`);
    }
  }
  for (const file of files) {
    const path = join(root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    if ('text' in file) writeFileSync(path, file.text);
    else if ('append' in file) appendFileSync(path, file.append);
    else insert(path, file);
  }
}

function insert(path: string, { before, insert: text }: { before: string; insert: string }): void {
  const old = readFileSync(path, 'utf8');
  const at = old.indexOf(before);
  if (at < 0) throw new Error(`${path} has no line with ${before}`);
  writeFileSync(path, old.slice(0, at) + text + old.slice(at));
}
