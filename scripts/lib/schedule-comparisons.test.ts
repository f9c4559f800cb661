import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';
import { namesMoment, scheduleComparisons } from './schedule-comparisons.ts';

/** Where games are compared with their schedule, on behalf of all other code. */
const RULES = /^sdk\/src\/rules\/|^server\/src\/platform\/phase-sql\.ts$/;

const CHART_WINDOW = 'the window of time that a chart shows';
const TEXT_RANGE = 'a range of characters in a text';

/** Files whose `start` and `end` are not those of a game, and a model of the rules, with the reason. */
const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  'server/src/platform/bus-cursor.ts': 'the id of an event',
  'server/src/modules/captures/part-packets.ts': 'a range of bytes in a packet',
  'server/src/modules/captures/part-files.ts': 'a range of bytes in a file',
  'server/src/modules/scoreboard/testing/slow-model.ts':
    'a model that shares no code with the rules',
  'server/src/modules/statistics/testing/slow-statistics.ts':
    'a model that shares no code with the rules',
  'app/src/pages/staff/traffic/capture/flags.ts': TEXT_RANGE,
  'app/src/pages/staff/traffic/capture/stream-parts.ts': 'the end of a piece of a stream',
  'ui-kit/src/components/MarkdownEditor/markdown-edit.ts': TEXT_RANGE,
  'ui-kit/src/components/PdfView/find-text.ts': TEXT_RANGE,
  'ui-kit/src/patterns/CommandPalette/fuzzy.ts': TEXT_RANGE,
  'ui-kit/src/vite/templates.ts': TEXT_RANGE,
  'ui-kit/src/patterns/GameTimeline/timeline-days.ts': CHART_WINDOW,
  'ui-kit/src/patterns/Histogram/time-window.ts': CHART_WINDOW,
  'ui-kit/src/patterns/Spark/Spark.tsx': CHART_WINDOW,
  'ui-kit/src/patterns/StepChart/chart-geometry.ts': CHART_WINDOW,
  'ui-kit/src/patterns/Timeline/timeline-layout.ts': CHART_WINDOW,
  'ui-kit/src/patterns/Timeline/TimelineDrawing.tsx': CHART_WINDOW,
  'ui-kit/src/patterns/ScoreMatrix/matrix-geometry.ts': 'the rows and columns in view',
  'ui-kit/src/patterns/ScoreMatrix/MatrixBody.tsx': 'the rows in view',
};

const files = globSync(
  '{app/src,ui-kit/src,server/src,sdk/src,sdk/tools,e2e,docs/examples}/**/*.{ts,tsx}',
  { cwd: root, exclude: ['**/node_modules/**', '**/generated/**', '**/dist/**'] },
).map((file) => file.replaceAll('\\', '/'));

function comparisonsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (!namesMoment(text)) return [];
  return scheduleComparisons(file, text).map((found) => `${file}:${found.line}: ${found.text}`);
}

test('only the rules compare a time with the start or end of a game', { timeout: 60_000 }, () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => !RULES.test(file)).flatMap(comparisonsIn);
  const fileOf = (place: string) => place.split(':', 1)[0] ?? '';
  expect(found.filter((place) => !(fileOf(place) in OTHER_MEANINGS))).toStrictEqual([]);
  // An exception that is no longer needed would hide the next comparison in its file.
  const needed = new Set(found.map(fileOf));
  expect(Object.keys(OTHER_MEANINGS).filter((file) => !needed.has(file))).toStrictEqual([]);
});

test.each([
  'if (game.start <= now) open();',
  'if (now > game.endTimeUtc) close();',
  'const left = game.end - now; if (left < 0) close();',
  'const { start } = game; const isOpen = now >= start - MINUTE;',
  'const isOpen = Math.max(game.start, 0) < now;',
  'const isOpen = row.startsAt.getTime() < now;',
  'const isOpen = Date.parse(game.start!) < now;',
  'games.toSorted((a, b) => a.start - b.start);',
  'if (isBefore(now, game.start)) wait();',
  'if (clock.isAfter(game.end)) close();',
  "db.where('games.ends_at', '>', now);",
  'sql`select 1 from games where ends_at < ${now}`;',
  'sql`select 1 from games where ${now} >= games.starts_at`;',
])('finds the comparison in %s', (code) => {
  expect(namesMoment(code)).toBe(true);
  expect(scheduleComparisons('code.ts', code)).toHaveLength(1);
});

test.each([
  'const left = game.end - now;',
  'if (game.start === other.start) align();',
  'const start = performance.now(); if (performance.now() - start > 5) stop();',
  'const length = game.end - game.start;',
  'if (container.startedAt < now) stop();',
  'sql`select starts_at, ends_at from games`;',
])('finds none in %s', (code) => {
  expect(scheduleComparisons('code.ts', code)).toStrictEqual([]);
});
