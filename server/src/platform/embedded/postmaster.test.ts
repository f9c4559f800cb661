import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readPidFile } from './pid-file.ts';
import { startPostmaster } from './postmaster.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-postmaster-'));

afterEach(() => {
  const found = readPidFile(folder);
  if (found?.running) process.kill(found.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Takes its time before it writes its pid file, as PostgreSQL does on a busy machine. */
const slow = `#!/bin/sh
sleep 0.5
printf '%s\\n2\\n3\\n4\\n5\\n6\\n7\\nready\\n' $$ > "$2/postmaster.pid"
sleep 60
`;

test('waits for the new process, although the file of the crashed one says ready', async () => {
  const postgres = join(folder, 'postgres');
  writeFileSync(postgres, slow);
  chmodSync(postgres, 0o755);
  const unused = 4_000_000_000;
  writeFileSync(join(folder, 'postmaster.pid'), `${unused}\n2\n3\n4\n5\n6\n7\nready\n`);
  await startPostmaster({
    cluster: folder,
    socketFolder: folder,
    binaries: { major: '18', postgres, initdb: postgres },
    runAs: { prefix: [], identity: {} },
    durable: true,
  });
  expect(readPidFile(folder)).toMatchObject({ ready: true, running: true });
});
