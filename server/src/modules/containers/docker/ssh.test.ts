import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('dockerode loads nothing for SSH, and says so when it is used', () => {
  const dockerode = createRequire(createRequire(import.meta.url).resolve('dockerode'));
  const modem = createRequire(dockerode.resolve('docker-modem'));
  const { Client } = modem('ssh2') as { Client: new () => unknown };
  expect(() => new Client()).toThrow('SSH are not supported');
  expect(() => modem.resolve('cpu-features')).toThrow('Cannot find module');
});
