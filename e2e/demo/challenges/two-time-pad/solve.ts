import { attachment, captured, flagIn, required } from '../tools/required.ts';
import { xored } from '../tools/xor.ts';
import type { Given } from '../types.ts';

const PLAIN = /^[a-z0-9 .,:;'?!{}_-]*$/;

export function solve(given: Given): string {
  const text = attachment(given).toString();
  const phrases = [...text.matchAll(/^- (.+)$/gm)].map((match) => required(match[1], 'phrase'));
  const report = Buffer.from(captured(text, /SIGNAL 1.*\n([0-9a-f]+)/), 'hex');
  const order = Buffer.from(captured(text, /SIGNAL 2.*\n([0-9a-f]+)/), 'hex');

  const difference = xored(order, report);

  /** What the order says if the report says this. */
  const orderBeside = (guess: string): string =>
    xored(Buffer.from(guess).subarray(0, order.length), difference).toString();

  /** The whole report, phrase by phrase, as long as the order stays readable beside it. */
  function grown(start: string): string | undefined {
    if (start.length >= order.length) return start;
    for (const phrase of phrases) {
      const longer = start === '' ? phrase : `${start}, ${phrase}`;
      const whole = PLAIN.test(orderBeside(longer)) ? grown(longer) : undefined;
      if (whole !== undefined) return whole;
    }
    return undefined;
  }

  return flagIn(orderBeside(required(grown(''), 'a report that fits')));
}
