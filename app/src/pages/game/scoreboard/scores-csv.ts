import type { Board, BoardTeam } from '@halyard/sdk/types';
import { readSolve } from '../../../game/board.ts';
import { rankOf } from './standings.ts';

/** The names of the columns before those of the challenges. */
export interface ScoreColumns {
  rank: string;
  team: string;
  division: string;
  score: string;
  solved: string;
  lastSolve: string;
}

type Cell = string | number | null;

/** Spreadsheets know by it that the text is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that begins so is a formula for some spreadsheet. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Teams with their points for each challenge, for spreadsheets; times are in UTC. */
export function toScoresCsv(
  board: Board,
  teams: readonly BoardTeam[],
  { names, divisionId }: { names: ScoreColumns; divisionId: number | null },
): string {
  const { rank, team, division, score, solved, lastSolve } = names;
  const head = [rank, team, division, score, solved, lastSolve];
  const divisions = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const rows = teams.map((each): Cell[] => {
    const points = new Map(
      each.solves.map((solve) => {
        const entry = readSolve(solve, board.start);
        return [entry.challengeId, entry.points];
      }),
    );
    return [
      rankOf(each, divisionId),
      each.name,
      divisions.get(each.divisionId ?? 0) ?? null,
      each.score,
      each.solves.length,
      each.lastTime === null ? null : new Date(each.lastTime).toISOString(),
      ...board.challenges.map(({ id }) => points.get(id) ?? null),
    ];
  });
  const lines = [[...head, ...board.challenges.map(({ title }) => title)], ...rows];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('');
}

/** Each text is quoted, and one that could be a formula has an apostrophe before it. */
function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.toWellFormed().replaceAll('"', '""')}"`;
}
