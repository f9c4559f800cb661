import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, runningGame } from '../../../testing/game-data.ts';
import { toScoresCsv } from './scores-csv.ts';

const names = {
  rank: 'Rank',
  team: 'Team',
  division: 'Division',
  score: 'Score',
  solved: 'Solved',
  lastSolve: 'Last solve',
};

/** Reads CSV by RFC 4180. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function csvOf(name: string, title: string): string {
  const board = boardOf(runningGame());
  const [first] = board.teams;
  if (!first) throw new Error('The board has no teams');
  const challenges = board.challenges.map((each) => ({ ...each, title }));
  return toScoresCsv({ ...board, challenges }, [{ ...first, name }], { names, divisionId: null });
}

describe('the scoreboard as CSV', () => {
  test('has a row for each team, with its points by challenge', () => {
    const board = boardOf(runningGame());
    const [head, ...rows] = readCsv(
      toScoresCsv(board, board.teams, { names, divisionId: null }).slice(1),
    );
    expect(head).toEqual([...Object.values(names), ...board.challenges.map(({ title }) => title)]);
    expect(rows.map(([rank, team, , score]) => [rank, team, score])).toEqual(
      board.teams.map(({ rank, name, score }) => [String(rank), name, String(score)]),
    );
    const sums = rows.map((row) => row.slice(6).reduce((sum, cell) => sum + Number(cell), 0));
    expect(sums).toEqual(
      board.teams.map(({ solves }) => solves.reduce((sum, solve) => sum + (solve[3] ?? 0), 0)),
    );
  });

  test.each([
    '=1+2',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '－1',
    '=HYPERLINK("x";"y")',
  ])('writes %j as a text, not as a formula', (name) => {
    const [head, row] = readCsv(csvOf(name, name).slice(1));
    expect(row?.[1]).toBe(`'${name}`);
    expect(head?.[6]).toBe(`'${name}`);
  });

  test('keeps every other name as it is, and never begins a cell as a formula does', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(text, text, (name, title) => {
        const [head, row] = readCsv(csvOf(name, title).slice(1));
        for (const [cell, value] of [
          [row?.[1] ?? '', name],
          [head?.[6] ?? '', title],
        ] as const) {
          expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
          expect([value, `'${value}`]).toContain(cell);
        }
      }),
    );
  });

  test('begins with a byte order mark, which Excel needs to read UTF-8', () => {
    expect(csvOf('Белая гавань', 'x').codePointAt(0)).toBe(0xfeff);
  });
});
