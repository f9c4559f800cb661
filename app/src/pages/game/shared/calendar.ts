import type { Game } from '@halyard/sdk/types';

/** Line ending of RFC 5545, which also defines how long lines are folded. */
const END = '\r\n';
const FOLD = 70;

/** A calendar file (iCalendar) with the game as its only event; all times are Unix ms. */
export function calendarOf(
  { id, title, summary, start, end }: Pick<Game, 'id' | 'title' | 'summary' | 'start' | 'end'>,
  url: string,
  now: number,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Halyard//Game//EN',
    'BEGIN:VEVENT',
    `UID:game-${id}@${new URL(url).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(summary)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => fold(line) + END)
    .join('');
}

/** "20261120T120000Z" */
function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function fold(line: string): string {
  const signs = Array.from(line);
  const parts: string[] = [];
  for (let at = 0; at < signs.length; at += FOLD) parts.push(signs.slice(at, at + FOLD).join(''));
  return parts.join(`${END} `);
}
