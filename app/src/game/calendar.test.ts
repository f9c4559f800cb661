import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarGame, calendarOf } from './calendar.ts';

const SITE = 'https://ctf.example';
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const game: CalendarGame = {
  id: 7,
  title: 'Harbour CTF, 2026',
  summary: 'Two days;\nof everything.',
  start: Date.UTC(2026, 10, 20, 12),
  end: Date.UTC(2026, 10, 22, 12),
};

describe('an event', () => {
  const text = calendarOf([game], SITE, NOW);

  test('has its times in UTC, and a UID of game and site', () => {
    expect(text).toContain('DTSTART:20261120T120000Z\r\n');
    expect(text).toContain('DTEND:20261122T120000Z\r\n');
    expect(text).toContain('DTSTAMP:20260102T030405Z\r\n');
    expect(text).toContain('UID:game-7@ctf.example\r\n');
    expect(text).toContain('URL:https://ctf.example/games/7\r\n');
  });

  test('escapes what means something in the format', () => {
    expect(text).toContain('SUMMARY:Harbour CTF\\, 2026\r\n');
    expect(text).toContain('DESCRIPTION:Two days\\;\\nof everything.\r\n');
  });

  test('keeps its UID when the game has moved, and says that it is newer', () => {
    const moved = { ...game, title: 'Harbour', start: game.start + 1000 };
    const [before, after] = [text, calendarOf([moved], SITE, NOW + 1000)].map(read);
    expect(after?.[0]?.get('UID')).toBe(before?.[0]?.get('UID'));
    expect(after?.[0]?.get('DTSTAMP')).toBe('20260102T030406Z');
  });

  test('has no description without a summary', () => {
    expect(calendarOf([{ ...game, summary: '' }], SITE, NOW)).not.toContain('DESCRIPTION');
  });
});

test('any title and summary survive, in lines that the format allows', () => {
  // Characters that matter to the format are much more frequent than in real texts.
  const piece = fc.oneof(
    fc.constantFrom('\\', ';', ',', ':', '"', '\r\n', '\r', '\n', '\t', '\0', '\x7F', ' ', '🚩'),
    fc.constantFrom('👩‍🚀', 'é', 'ж', '旗', '\uD83D', '\uDEA9', 'BEGIN:VEVENT', '\\n'),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const words = fc.array(piece, { minLength: 1, maxLength: 40 }).map((parts) => parts.join(''));
  const games = fc.array(fc.record({ title: words, summary: words }), { maxLength: 3 });
  fc.assert(
    fc.property(games, (texts) => {
      const entries = texts.map((each, index) => ({ ...game, ...each, id: index + 1 }));
      const text = calendarOf(entries, SITE, NOW);
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.slice(0, -2).split('\r\n').filter(isForbidden)).toEqual([]);
      const events = read(text);
      expect(events.map((event) => event.get('SUMMARY'))).toEqual(
        texts.map(({ title }) => readable(title)),
      );
      expect(events.map((event) => event.get('DESCRIPTION') ?? '')).toEqual(
        texts.map(({ summary }) => readable(summary)),
      );
    }),
    { numRuns: 200 },
  );
});

function isForbidden(line: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return new TextEncoder().encode(line).length > 75 || /[\0-\x08\x0A-\x1F\x7F]/.test(line);
}

/** A text as a calendar shows it: with simple line ends, without control characters. */
function readable(text: string): string {
  return Array.from(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .map((point) => (point.length === 1 && /[\uD800-\uDFFF]/.test(point) ? '\uFFFD' : point))
    .filter((point) => point === '\n' || point === '\t' || (point >= ' ' && point !== '\x7F'))
    .join('');
}

/** Reads the properties of each event, written without the code under test. */
function read(text: string): Map<string, string>[] {
  const events: Map<string, string>[] = [];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z]+):(.*)$/su.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else events.at(-1)?.set(name, unescape(value));
  }
  return events;
}

function unescape(value: string): string {
  let text = '';
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (/[;,]/.test(sign)) throw new Error(`Not escaped at ${at}: ${value}`);
    if (sign === '\\') {
      at += 1;
      const next = value.charAt(at);
      text += next === 'n' ? '\n' : next;
    } else text += sign;
  }
  return text;
}
