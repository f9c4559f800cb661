import type { BasicGame } from '@halyard/sdk/types';
import { href } from '../app/routes/paths.ts';
import { saveFile } from '../app/storage/save-file.ts';

/** The facts of a game that its calendar entry has; times are Unix ms. */
export type CalendarGame = Pick<BasicGame, 'id' | 'title' | 'summary' | 'start' | 'end'>;

/** Line ending of RFC 5545. */
const END = '\r\n';
/** Octets that a line may have, without its ending. */
const MAX_OCTETS = 75;

/** Saves games as a calendar file of the browser. */
export function saveCalendar(games: readonly CalendarGame[]): void {
  const [first, ...others] = games;
  const name = first && others.length === 0 ? `game-${first.id}` : 'games';
  const text = calendarOf(games, window.location.origin, Date.now());
  saveFile(text, 'text/calendar;charset=utf-8', `${name}.ics`);
}

/**
 * A calendar file (iCalendar, RFC 5545) with an event for each game. A file that is saved later updates
 * the events of an earlier one: a game keeps its UID, and DTSTAMP says which is newer.
 * @param site origin of the site
 */
export function calendarOf(games: readonly CalendarGame[], site: string, now: number): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Halyard//Games//EN',
    ...games.flatMap((game) => eventOf(game, site, now)),
    'END:VCALENDAR',
  ]
    .map((line) => fold(line) + END)
    .join('');
}

function eventOf(
  { id, title, summary, start, end }: CalendarGame,
  site: string,
  now: number,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:game-${id}@${new URL(site).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(title)}`,
    ...(summary === '' ? [] : [`DESCRIPTION:${escape(summary)}`]),
    `URL:${new URL(href.game(id), site).href}`,
    'END:VEVENT',
  ];
}

/** "20261120T120000Z" */
function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A text value, which may have no control characters except tabs. */
function escape(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\0-\x08\x0B-\x1F\x7F]/g, '')
  );
}

/** Breaks a line that is too long, between code points. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const point of line) {
    const size = octetsOf(point.codePointAt(0) ?? 0);
    if (octets + size > MAX_OCTETS) {
      folded += `${END} `;
      // The space counts.
      octets = 1;
    }
    folded += point;
    octets += size;
  }
  return folded;
}

/** How many octets a code point has in UTF-8. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
