import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';

const from = (ip: string, remoteAddress = '127.0.0.1') =>
  addressOf({ ip, socket: { remoteAddress } } as Parameters<typeof addressOf>[0]);

describe('the address of a request', () => {
  test('is what a trusted proxy says', () => {
    expect(from('192.0.2.7')).toBe('192.0.2.7');
    expect(from('2001:db8::7')).toBe('2001:db8::7');
  });

  test.each(['', 'unknown', '192.0.2.7:4711', 'x'.repeat(9000), '_hidden', '1.2.3'])(
    'is the proxy’s own where the proxy passes on %.20s',
    (text) => {
      expect(from(text)).toBe('127.0.0.1');
    },
  );

  test('is of IPv4 however the socket writes it', () => {
    expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(from('nonsense', '::FFFF:192.0.2.7')).toBe('192.0.2.7');
  });
});
