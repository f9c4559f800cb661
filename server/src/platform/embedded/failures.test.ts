import { describe, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { explainFailure, explainFileError } from './failures.ts';

describe('explainFailure', () => {
  test.each([
    ['FATAL:  could not write to file "pg_wal/xlogtemp.29": No space left on device', 'is full'],
    ['initdb: error: could not create directory "/x": Read-only file system', 'read-only'],
    ['initdb: error: could not create directory "/x": Permission denied', 'may not write'],
    [
      'postgres: error while loading shared libraries: libicudata.so.60: cannot open',
      'npm rebuild',
    ],
    ['LOG:  starting\nFATAL:  invalid value for parameter "x"\nLOG:  shut down', 'invalid value'],
  ])('puts "%s" into one sentence', (said, sentence) => {
    const { message } = explainFailure(said, '/data/postgres');
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
  });

  test('leaves errors alone that are not of the file system', () => {
    const bug = new TypeError('x is not a function');
    expect(explainFileError(bug, '/data')).toBe(bug);
    expect(explainFileError(new StartupError('said already'), '/data')).toMatchObject({
      message: 'said already',
    });
  });
});
