import type { LanguageCode } from '@halyard/sdk/operations';
import { sentence } from '../../sentences/sentence.ts';
import type { SentenceKey } from '../../sentences/sentence-keys.ts';
import { stampOf } from '../files/public.ts';
import { type Board, pointsOf } from '../live-games/public.ts';
import { type Standing, standings } from '../scoreboard/public.ts';
import type { PersonRow } from './repository-people.ts';
import { type Sheet, sheetTime } from './part-sheet.ts';

/** Where a team has nothing to show. */
const NONE = '-';
/** Where a person has left a field empty. */
const EMPTY = '<empty>';

const FIELDS = ['userName', 'realName', 'email', 'stdNumber', 'phone'] as const;

/** The people of one participation: the captain's name, and who has joined this game. */
interface TeamPeople {
  captain: string;
  members: PersonRow[];
}

export interface ScoreboardSheetInput {
  title: string;
  language: LanguageCode;
  now: Date;
  board: Board;
  people: readonly PersonRow[];
}

/** The board of a game as a spreadsheet, with who plays in each team. */
export function scoreboardSheet(input: ScoreboardSheetInput): Sheet {
  const { title, language, now, board } = input;
  const hasDivisions = board.divisions.length > 0;
  const keys: SentenceKey[] = [
    'SHEET_RANK',
    'SHEET_TEAM',
    ...(hasDivisions ? (['SHEET_DIVISION'] as const) : []),
    'SHEET_CAPTAIN',
    'SHEET_CREW',
    'SHEET_REAL_NAME',
    'SHEET_EMAIL',
    'SHEET_STUDENT_NUMBER',
    'SHEET_PHONE',
    'SHEET_SOLVED',
    'SHEET_TIME',
    'SHEET_SCORE',
  ];
  return {
    file: `${title}-Scoreboard-${stampOf(now.getTime())}.xlsx`,
    name: 'Scoreboard',
    columns: [
      ...keys.map((key) => sentence(language, key)),
      ...board.challenges.map(({ fact }) => fact.title),
    ],
    parts: partsOf(input, hasDivisions),
  };
}

/** Rows that are made at once: more would hold the thread for longer. */
const PART = 20;

function* partsOf(
  { board, people }: ScoreboardSheetInput,
  hasDivisions: boolean,
): Generator<(string | number)[][]> {
  const byTeam = peopleByTeam(people);
  const all = standings(board);
  for (let begin = 0; begin < all.length; begin += PART) {
    yield all
      .slice(begin, begin + PART)
      .map((standing) =>
        rowOf(board, standing, { hasDivisions, ofTeam: byTeam.get(standing.team.id) }),
      );
  }
}

function rowOf(
  board: Board,
  { team, rank }: Standing,
  { hasDivisions, ofTeam }: { hasDivisions: boolean; ofTeam: TeamPeople | undefined },
): (string | number)[] {
  const points = new Map(
    team.solves.map((solve) => [solve.fact.challengeId, pointsOf(board, solve)]),
  );
  return [
    rank === 0 ? NONE : rank,
    team.fact.name,
    ...(hasDivisions ? [team.division?.name ?? NONE] : []),
    ofTeam?.captain ?? '',
    ...FIELDS.map((field) =>
      (ofTeam?.members ?? []).map((person) => person[field] || EMPTY).join(' / '),
    ),
    team.solves.length,
    team.lastTime === null ? '' : sheetTime(new Date(team.lastTime)),
    team.score,
    ...board.challenges.map(({ fact }) => points.get(fact.id) ?? 0),
  ];
}

function peopleByTeam(people: readonly PersonRow[]): ReadonlyMap<number, TeamPeople> {
  const byTeam = new Map<number, TeamPeople>();
  for (const person of people) {
    const ofTeam = byTeam.get(person.teamId) ?? { captain: '', members: [] };
    if (person.isCaptain) ofTeam.captain = person.userName;
    if (person.hasJoined) ofTeam.members.push(person);
    byTeam.set(person.teamId, ofTeam);
  }
  return byTeam;
}
