import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createCaptureSite, FLOOD } from './testing/capture-site.ts';

const run = promisify(execFile);
const hasTshark = spawnSync('tshark', ['--version']).status === 0;

const site = await createCaptureSite();
const folder = await mkdtemp(join(tmpdir(), 'halyard-tshark-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function tshark(...args: string[]): Promise<string> {
  const checks = ['ip', 'tcp', 'udp'].flatMap((name) => ['-o', `${name}.check_checksum:TRUE`]);
  const { stdout } = await run('tshark', ['-n', ...checks, ...args], { maxBuffer: 64 * 2 ** 20 });
  return stdout;
}

/** What both sides of the first connection have sent; tshark indents what the second one sends. */
async function follow(file: string): Promise<{ sent: Buffer; received: Buffer }> {
  const lines = (await tshark('-r', file, '-q', '-z', 'follow,tcp,raw,0')).split('\n');
  const hex = lines.filter((line) => /^\t?[0-9a-f]+$/.test(line));
  const bytes = (some: string[]) => Buffer.from(some.map((line) => line.trim()).join(''), 'hex');
  return {
    sent: bytes(hex.filter((line) => !line.startsWith('\t'))),
    received: bytes(hex.filter((line) => line.startsWith('\t'))),
  };
}

test.skipIf(!hasTshark)('tshark follows what was sent, and finds no fault', async () => {
  const stage = await site.prepare();
  const id = await stage.start();
  for (const [index, ending] of (['bye', 'reset', null] as const).entries()) {
    const client = await site.greet(id, 'ahoy');
    client.socket.send('flood');
    await expect.poll(client.bytes).toBe(4 + FLOOD.length);
    if (ending === null) client.socket.close();
    else client.socket.send(ending);
    await client.closed;
    await stage.files(index + 1);
    const [newest] = await stage.list();
    const { rawPayload } = await site.request(
      site.admin,
      'GET',
      `${stage.url}/${newest?.fileName}`,
    );
    const file = join(folder, newest?.fileName ?? '');
    await writeFile(file, rawPayload);
    const faults = [
      '_ws.malformed',
      'tcp.analysis.flags',
      ...['ip', 'tcp', 'udp'].map((name) => `${name}.checksum.status == "Bad"`),
    ];
    expect(await tshark('-r', file, '-Y', faults.join(' || '))).toBe('');
    const { sent, received } = await follow(file);
    expect(sent.toString()).toBe(`ahoyflood${ending ?? ''}`);
    const farewell = Buffer.from(ending === 'bye' ? 'farewell' : '');
    expect(received.equals(Buffer.concat([Buffer.from('ahoy'), FLOOD, farewell]))).toBe(true);
  }
});
