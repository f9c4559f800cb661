import type { NoticeType, SubmissionResult } from '@halyard/sdk/rules';
import { type Db, named } from '../../platform/database.ts';
import { IS_REPEAT } from '../submissions/public.ts';

export interface NoticeRow {
  id: number;
  type: NoticeType;
  values: string[];
  createdAt: Date;
  edited: boolean;
}

const selectNotices = named<NoticeRow>(
  'live.notices',
  `select id, type, "values", created_at as "createdAt", edited
   from notices where id = any($1::int[])`,
);

export async function findNotices(db: Db, ids: readonly number[]) {
  return selectNotices(db, [ids]);
}

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
  isRepeat: boolean;
}

const selectSubmissions = named<SubmissionRow>(
  'live.submissions',
  `select s.id, s.answer, s.result, s.submitted_at as "submittedAt", s.challenge_id as "challengeId",
     c.title as challenge, t.id as "teamId", t.name as team, s.user_id as "userId",
     u.user_name as "user", ${IS_REPEAT} as "isRepeat"
   from submissions s
   join challenges c on c.id = s.challenge_id
   join participations p on p.id = s.participation_id
   join teams t on t.id = p.team_id
   left join users u on u.id = s.user_id
   where s.id = any($1::int[])`,
);

export async function findSubmissions(db: Db, ids: readonly number[]) {
  return selectSubmissions(db, [ids]);
}
