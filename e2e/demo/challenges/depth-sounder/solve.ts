import { nmeaChecksum } from '../tools/nmea.ts';
import { attachment, flagIn, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

const BAUD_RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200];

interface Change {
  time: number;
  level: number;
}

/** Microseconds of one bit: the usual rate that is next to the shortest distances. */
function bitTime(changes: readonly Change[]): number {
  const gaps = changes.slice(1).map(({ time }, at) => time - (changes[at]?.time ?? 0));
  const shortest = required(gaps.toSorted((one, other) => one - other)[gaps.length >> 3], 'gap');
  const times = BAUD_RATES.map((rate) => 1e6 / rate);
  return times.reduce((best, time) =>
    Math.abs(time - shortest) < Math.abs(best - shortest) ? time : best,
  );
}

function decoded(changes: readonly Change[]): string {
  const bit = bitTime(changes);
  let at = 0;
  const levelAt = (time: number): number => {
    while ((changes[at + 1]?.time ?? Infinity) <= time) at += 1;
    return changes[at]?.level ?? 1;
  };
  const bytes: number[] = [];
  for (;;) {
    const start = changes.findIndex(({ level }, place) => place > at && level === 0);
    if (start < 0) return Buffer.from(bytes).toString('latin1');
    at = start;
    const begun = required(changes[start], 'start').time;
    const bits = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => levelAt(begun + (place + 1.5) * bit));
    bytes.push(bits.reduce((byte, value, place) => byte | (value << place), 0));
    levelAt(begun + 9.5 * bit);
  }
}

export function solve(given: Given): string {
  const changes = [
    ...attachment(given)
      .toString()
      .matchAll(/^(\d+),([01])$/gm),
  ].map((match) => {
    const [time = 0, level = 0] = match.slice(1).map(Number);
    return { time, level };
  });
  const parts = new Map<number, string>();
  for (const [, body = '', checksum] of decoded(changes).matchAll(/\$([^*]+)\*(..)/g)) {
    const [talker, part, , letters = ''] = body.split(',');
    if (talker === 'PHRBR' && nmeaChecksum(body) === checksum) parts.set(Number(part), letters);
  }
  const inOrder = [...parts].toSorted(([one], [other]) => one - other);
  return flagIn(Buffer.from(inOrder.map(([, letters]) => letters).join(''), 'hex').toString());
}
