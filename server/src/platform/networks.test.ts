import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, networksOf } from './networks.ts';

describe('the network that requests are counted by', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8::7', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:0db8:1::', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is the same for all of a /64, however it is written, and no other’s', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    const hex = (groups: number[]) => groups.map((one) => one.toString(16));
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        const long = hex([...network, ...one]).map((text) => text.padStart(4, '0'));
        // The address parser of URL compresses as RFC 5952 says.
        const short = new URL(`http://[${hex([...network, ...other]).join(':')}]`).hostname;
        const address = short.slice(1, -1);
        expect(isIPv6(address)).toBe(true);
        expect(networkOf(address)).toBe(`${hex(network).join(':')}::/64`);
        expect(networkOf(long.join(':'))).toBe(networkOf(address));
      }),
    );
  });

  test('is a /64 in a /56 in a /48', () => {
    expect(networksOf('2001:db8:1:2345::7')).toEqual([
      '2001:db8:1:2345::/64',
      '2001:db8:1:2300::/56',
      '2001:db8:1::/48',
    ]);
    expect(networksOf('192.0.2.7')).toEqual(['192.0.2.7']);
  });
});
