import { errorCode, errorMessage } from '../error-code.ts';
import { StartupError } from '../startup-error.ts';

const explanations: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/,
    (folder) =>
      `The disk that holds ${folder} is full: the database cannot start until there is room.`,
  ],
  [
    /Read-only file system|EROFS/,
    (folder) => `${folder} is on a read-only disk: the database needs a folder it can write to.`,
  ],
  [
    /Permission denied|Operation not permitted|EACCES|EPERM|could not change permissions|wrong ownership/,
    (folder) =>
      `The database may not write to ${folder}: give that folder to the user that runs the server.`,
  ],
  [
    /ENOTDIR|EEXIST/,
    (folder) => `${folder} cannot be a folder, because a file of that name is in the way.`,
  ],
  [
    /loading shared libraries: (\S+)/,
    () => 'The built-in PostgreSQL lacks its libraries: run npm rebuild, or set DATABASE_URL.',
  ],
];

/** Turns the output of PostgreSQL or of the file system into one sentence for the operator. */
export function explainFailure(said: string, folder: string): StartupError {
  for (const [pattern, sentence] of explanations) {
    if (pattern.test(said)) return new StartupError(sentence(folder));
  }
  const lines = said.trim().split('\n');
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  return new StartupError(`The database in ${folder} does not start: ${reason.trim()}`);
}

/** Explains an error thrown by `node:fs` in one sentence; anything else is returned as it is. */
export function explainFileError(error: unknown, folder: string): unknown {
  return errorCode(error) ? explainFailure(errorMessage(error), folder) : error;
}
