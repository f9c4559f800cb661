import type { Board, Participation, SubmittedWriteup } from '@halyard/sdk/types';

/** A team that should hand in a writeup, or has done so. */
export interface WriteupRow {
  participation: Participation;
  /** Null while it is missing. */
  writeup: SubmittedWriteup | null;
  /** Null without one. */
  rank: number | null;
  points: number | null;
}

/** The views of the list, in their order; also their names in the address. */
export const WRITEUP_VIEWS = ['all', 'in', 'missing'] as const;
export type WriteupView = (typeof WRITEUP_VIEWS)[number];

/** The view in the address; `all` for unknown values. */
export function toWriteupView(text: string | null): WriteupView {
  return WRITEUP_VIEWS.find((view) => view === text) ?? 'all';
}

/** The accepted teams, and others that have handed in, by rank. */
export function listRows(
  participations: readonly Participation[],
  writeups: readonly SubmittedWriteup[],
  board: Pick<Board, 'teams'> | undefined,
): WriteupRow[] {
  const files = new Map(writeups.map((writeup) => [writeup.id, writeup]));
  const places = new Map(board?.teams.map((team) => [team.id, team]));
  return participations
    .filter(({ id, status }) => status === 'Accepted' || files.has(id))
    .map((participation) => {
      const place = places.get(participation.team.id);
      return {
        participation,
        writeup: files.get(participation.id) ?? null,
        rank: place?.rank || null,
        points: place?.score ?? null,
      };
    })
    .toSorted(
      (one, other) =>
        (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
        one.participation.team.name.localeCompare(other.participation.team.name),
    );
}

/** Whether a row belongs to a view. */
export function isInView({ writeup }: WriteupRow, view: WriteupView): boolean {
  return view === 'all' || (writeup !== null) === (view === 'in');
}

/** Whether a team's name contains what was typed. */
export function isRowFound({ participation }: WriteupRow, typed: string): boolean {
  return participation.team.name.toLowerCase().includes(typed.trim().toLowerCase());
}

/** The addresses of the captains of teams, each once. */
export function captainAddresses(rows: readonly WriteupRow[]): string[] {
  const addresses = rows.flatMap(({ participation: { team } }) =>
    team.members
      .filter(({ userId, email }) => userId === team.captainId && email)
      .map(({ email }) => email ?? ''),
  );
  return [...new Set(addresses)];
}

/** The next (1) or previous (-1) row with a document; the first if none is open, null at the ends. */
export function nextDocument(
  rows: readonly WriteupRow[],
  openId: number | null,
  step: 1 | -1,
): WriteupRow | null {
  const there = rows.filter(({ writeup }) => writeup !== null);
  const at = there.findIndex(({ participation }) => participation.id === openId);
  return (at < 0 ? there[0] : there[at + step]) ?? null;
}
