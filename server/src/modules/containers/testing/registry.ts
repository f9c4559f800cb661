import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The program of Debian's package `docker-registry`. */
const PROGRAM = '/usr/bin/docker-registry';

export const HAS_REGISTRY = existsSync(PROGRAM);
export const REGISTRY_USER = { user: 'pilot', password: 'Sea-Shanty-7' };
/** The account in the format of htpasswd: the password as bcrypt stores it. */
const ACCOUNTS = 'pilot:$2y$05$Z74SswVN/6iseD8298XYwOd5ApIc9XTVXKa28VXfyJVUmYgSdab/C\n';

/** A registry on this machine that asks for a password. Docker needs no TLS for 127.0.0.1. */
export async function startRegistry(port: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-registry-'));
  const accounts = join(folder, 'accounts');
  const config = join(folder, 'config.json');
  await writeFile(accounts, ACCOUNTS);
  // JSON is YAML.
  const settings = {
    version: 0.1,
    storage: { filesystem: { rootdirectory: join(folder, 'data') } },
    http: { addr: `127.0.0.1:${port}` },
    auth: { htpasswd: { realm: 'harbour', path: accounts } },
  };
  await writeFile(config, JSON.stringify(settings));
  const child = spawn(PROGRAM, ['serve', config], { stdio: 'ignore' });
  await untilAnswering(port, child);
  return async () => {
    child.kill();
    await rm(folder, { recursive: true });
  };
}

async function untilAnswering(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/`).catch(() => null);
    if (answer) return;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error('The registry does not answer.');
}

/** Serves a registry at another port slowly, as if it were far away. */
export async function slowDown(port: number, bytesPerSecond: number): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.pipe(far);
    void trickle(far, near, bytesPerSecond);
    for (const socket of [near, far]) socket.on('error', () => [near, far].map((s) => s.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function trickle(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
  try {
    for await (const data of from as AsyncIterable<Buffer>) {
      to.write(data);
      await sleep((data.length / bytesPerSecond) * 1000);
    }
    to.end();
  } catch {
    to.destroy();
  }
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
