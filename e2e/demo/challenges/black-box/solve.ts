import { gunzipSync } from 'node:zlib';
import { fromBase32 } from '../tools/base32.ts';
import { payloadsTo } from '../tools/pcap.ts';
import { attachment, flagIn } from '../tools/required.ts';
import type { Given } from '../types.ts';

const DNS = 53;

export function solve(given: Given): string {
  const pieces = new Map<number, string>();
  for (const question of payloadsTo(DNS, attachment(given))) {
    const beacon = /([0-9a-f]{2})-([a-z2-7]+)/.exec(question.toString('latin1', 13));
    if (beacon) pieces.set(Number.parseInt(beacon[1] ?? '', 16), beacon[2] ?? '');
  }
  const inOrder = [...pieces].toSorted(([one], [other]) => one - other);
  const packed = fromBase32(inOrder.map(([, piece]) => piece).join(''));
  return flagIn(gunzipSync(packed).toString());
}
