import type { ParticipationStatus, SubmissionResult } from '@halyard/sdk/rules';
import { type Db, named } from '../../platform/database.ts';
import type { GameEventsTable } from '../../platform/schema-play.ts';
import { IS_REPEAT } from '../submissions/public.ts';

export interface SubmissionRow {
  id: number;
  answer: string;
  result: SubmissionResult;
  submittedAt: Date;
  challengeId: number;
  challenge: string;
  teamId: number;
  team: string;
  userId: string | null;
  user: string | null;
  email: string | null;
  isRepeat: boolean;
}

const COLUMNS = `s.id, s.answer, s.result, s.submitted_at as "submittedAt",
  s.challenge_id as "challengeId", c.title as challenge, t.id as "teamId", t.name as team,
  s.user_id as "userId", u.user_name as "user", u.email, ${IS_REPEAT} as "isRepeat"`;

const JOINS = `join challenges c on c.id = s.challenge_id
  join participations p on p.id = s.participation_id
  join teams t on t.id = p.team_id
  left join users u on u.id = s.user_id`;

const selectSubmissions = named<SubmissionRow>(
  'monitor.submissions',
  `select ${COLUMNS} from submissions s ${JOINS} where s.id = any($1::int[])`,
);

/** Submissions by their ids, in no order. */
export async function findSubmissions(db: Db, ids: readonly number[]): Promise<SubmissionRow[]> {
  return ids.length === 0 ? [] : selectSubmissions(db, [ids]);
}

export interface EventRow {
  id: number;
  type: GameEventsTable['type'];
  createdAt: Date;
  text: string | null;
  challengeId: number | null;
  challenge: string | null;
  teamId: number;
  team: string;
  /** The team whose flag was submitted. */
  owner: string | null;
  userId: string | null;
  user: string | null;
}

const selectEvents = named<EventRow>(
  'monitor.events',
  `select e.id, e.type, e.created_at as "createdAt", e.text, e.challenge_id as "challengeId",
     c.title as challenge, t.id as "teamId", t.name as team, o.name as owner,
     e.user_id as "userId", u.user_name as "user"
   from game_events e
   join participations p on p.id = e.participation_id
   join teams t on t.id = p.team_id
   left join challenges c on c.id = e.challenge_id
   left join users u on u.id = e.user_id
   left join participations op on op.id = e.owner_participation_id
   left join teams o on o.id = op.team_id
   where e.id = any($1::int[])`,
);

/** Events beside submissions by their ids, in no order. */
export async function findEvents(db: Db, ids: readonly number[]): Promise<EventRow[]> {
  return ids.length === 0 ? [] : selectEvents(db, [ids]);
}

export interface CheatTeamRow {
  id: number;
  teamId: number;
  name: string;
  avatarHash: string | null;
  status: ParticipationStatus;
  divisionId: number | null;
  division: string | null;
}

export interface CheatRow extends SubmissionRow {
  owner: CheatTeamRow;
  submitter: CheatTeamRow;
}

const selectCheats = named<CheatRow>(
  'monitor.cheats',
  `select ${COLUMNS}, ${teamColumn('p', 't', 'd')} as submitter, ${teamColumn('op', 'o', 'od')} as owner
   from game_events e
   join submissions s on s.id = e.submission_id ${JOINS}
   left join divisions d on d.id = p.division_id
   join participations op on op.id = e.owner_participation_id
   join teams o on o.id = op.team_id
   left join divisions od on od.id = op.division_id
   where e.game_id = $1 and e.type = 'CheatDetected'
   order by e.created_at desc, e.id desc`,
);

function teamColumn(participation: string, team: string, division: string): string {
  return `json_build_object('id', ${participation}.id, 'teamId', ${team}.id, 'name', ${team}.name,
    'avatarHash', ${team}.avatar_hash, 'status', ${participation}.status,
    'divisionId', ${participation}.division_id, 'division', ${division}.name)`;
}

/** The submissions of a game whose answer was another team's flag, the newest first. */
export async function findCheats(db: Db, gameId: number): Promise<CheatRow[]> {
  return selectCheats(db, [gameId]);
}
