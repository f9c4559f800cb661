import { expect, test } from 'vitest';
import { nextMail, type Pause, recipientKey } from './rules-pauses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2030, 0, 1);

/** When the mails go that are asked for at these times, in minutes. */
function minutesOf(asked: readonly number[]): number[] {
  const sent = new Set<number>();
  let pause: Pause | null = null;
  for (const minute of asked) {
    pause = nextMail(pause, NOW + minute * MINUTE);
    sent.add((pause.lastAt - NOW) / MINUTE);
  }
  return [...sent];
}

test('the first mail is sent at once, and a burst leaves one more for when the pause ends', () => {
  expect(minutesOf([0, 0, 0.1, 0.5, 0.99])).toEqual([0, 1]);
});

test('one mail a minute, and one an hour after five', () => {
  const everyMinute = Array.from({ length: 300 }, (_, minute) => minute);
  expect(minutesOf(everyMinute)).toEqual([0, 1, 2, 3, 4, 64, 124, 184, 244, 304]);
});

test('a day without a mail ends the long pauses', () => {
  const pause = { lastAt: NOW, count: 9 };
  expect(nextMail(pause, NOW + 24 * HOUR)).toMatchObject({ count: 10 });
  expect(nextMail(pause, NOW + 24 * HOUR + 1)).toEqual({ lastAt: NOW + 24 * HOUR + 1, count: 1 });
});

test('an address is the same in any case and form', () => {
  expect(recipientKey('Signe@Harbour.example')).toEqual(recipientKey('signe@harbour.\uff45xample'));
  expect(recipientKey('signe@harbour.example')).not.toEqual(recipientKey('sign@harbour.example'));
});
