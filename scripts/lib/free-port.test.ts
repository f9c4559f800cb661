import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('gives each port once, none that something listens on, and none that systems choose by themselves', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(30_000);
  const server = createServer().listen(ports[0]);
  await once(server, 'listening');
  server.close();
});
