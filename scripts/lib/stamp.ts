import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/** A build step that is skipped while its input files stay the same. */
export interface Step {
  name: string;
  /** Globs relative to the checkout. */
  inputs: string[];
}

/** Whether the last result of the step was built from the current inputs. */
export function isFresh(step: Step): boolean {
  const file = stampFile(step);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(step);
}

/** Records that the result of the step was built from the current inputs. */
export function writeStamp(step: Step): void {
  const file = stampFile(step);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint(step));
}

function stampFile(step: Step): string {
  return join(root, '.cache', `${step.name}.stamp`);
}

function fingerprint(step: Step): string {
  const hash = createHash('sha256');
  for (const file of globSync(step.inputs, { cwd: root }).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
