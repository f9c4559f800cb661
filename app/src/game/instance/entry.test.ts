import { expect, test } from 'vitest';
import { entryOf, proxyLines, TEST_PROXY } from './entry.ts';

const ENTRY = '7d0f6a52-3c1e-4b8a-9f27-e6b4c8d1a035';

test('an entry with a port is typed or opened', () => {
  expect(entryOf('play.example:31337', 'Pwn')).toEqual({ lines: ['nc play.example 31337'] });
  const address = 'http://play.example:31337';
  expect(entryOf('play.example:31337', 'Web')).toEqual({ lines: [address], href: address });
});

test.each(['Pwn', 'Web'] as const)(
  'behind the proxy a %s entry is a command, and an address for other programs',
  (category) => {
    const address = `ws://${location.host}/api/proxy/${ENTRY}`;
    const command = `npx ${location.origin}/sdk.tgz connect ${address}`;
    expect(entryOf(ENTRY, category)).toEqual({ lines: [command, address] });
  },
);

test('an address with a ticket is quoted in the command: shells expand a question mark', () => {
  const path = `/api/proxy/${ENTRY}?ticket=1.a`;
  const address = `ws://${location.host}${path}`;
  expect(proxyLines(path)).toEqual([
    `npx ${location.origin}/sdk.tgz connect "${address}"`,
    address,
  ]);
});

test('a test container behind the proxy has an address of its own', () => {
  const address = `ws://${location.host}/api/proxy/noinst/${ENTRY}`;
  expect(entryOf(ENTRY, 'Pwn', TEST_PROXY).lines).toContain(address);
});
