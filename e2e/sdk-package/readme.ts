import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** A code block of the README that has a file name. */
export interface Example {
  file: string;
  code: string;
}

/** The named code blocks of the package's README, and those without a name. */
export function readExamples(): { named: Example[]; unnamed: string[] } {
  const text = readFileSync(join(root, 'sdk/README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```/gms)];
  return {
    named: blocks.flatMap(([, , file, code = '']) => (file ? [{ file, code }] : [])),
    unnamed: blocks.flatMap(([block, , file]) => (file ? [] : [block])),
  };
}
