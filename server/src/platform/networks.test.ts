import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNetworkCheck, createNetworkCounts, networksOf } from './networks.ts';

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
    expect(networksOf(address)[0]).toBe(network);
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
        expect(networksOf(address)[0]).toBe(`${hex(network).join(':')}::/64`);
        expect(networksOf(long.join(':'))).toEqual(networksOf(address));
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

describe('what the networks of an address hold', () => {
  test('is limited for the address itself', () => {
    const counts = createNetworkCounts(2);
    counts.add('192.0.2.7');
    expect(counts.hasRoom('192.0.2.7')).toBe(true);
    counts.add('192.0.2.7');
    expect(counts.hasRoom('192.0.2.7')).toBe(false);
    expect(counts.hasRoom('192.0.2.8')).toBe(true);
    counts.remove('192.0.2.7');
    expect(counts.hasRoom('192.0.2.7')).toBe(true);
  });

  test.each([
    ['/64', 1, (index: number) => `2001:db8:1:2300::${index + 1}`],
    ['/56', 4, (index: number) => `2001:db8:1:23${(10 + index).toString(16)}::1`],
    ['/48', 16, (index: number) => `2001:db8:1:${(index + 1).toString(16)}00::1`],
  ])('is limited for a %s: %i times as much as for an address', (_prefix, times, addressAt) => {
    const counts = createNetworkCounts(1);
    for (let index = 0; index < times; index += 1) {
      expect(counts.hasRoom(addressAt(index))).toBe(true);
      counts.add(addressAt(index));
    }
    expect(counts.hasRoom(addressAt(times))).toBe(false);
    expect(counts.hasRoom('2001:db8:2::1')).toBe(true);
  });
});

test.each([
  ['127.9.9.9', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['10.1.2.3', ['loopback', 'uniquelocal'], true],
  ['fd00::7', ['uniquelocal'], true],
  ['192.0.2.7', ['uniquelocal', '192.0.2.8', '2001:db8::/32'], false],
  ['192.0.2.8', ['192.0.2.8'], true],
  ['2001:db8:1::7', ['2001:db8::/32'], true],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['::1', [], false],
])('whether %s is one of %j: %s', (address, networks, expected) => {
  expect(createNetworkCheck(networks)(address)).toBe(expected);
});
