import type { SubmissionResult } from '@halyard/sdk/rules';
import type { ContainerFacts } from '../../domain/container.ts';
import { type Db, named } from '../../platform/database.ts';
import type { Work } from './repository.ts';

/**
 * Whether the submission `s` is a right flag after the team's first. The primary key of `solves`
 * decides which is the first.
 */
export const IS_REPEAT = `(s.result = 'Accepted'
  and not exists (select from solves first where first.submission_id = s.id))`;

export interface AttachmentRow {
  type: string;
  url: string | null;
  /** What staff calls it, else the file's own name. */
  name: string | null;
  hash: string | null;
  size: number | null;
}

export interface ChallengeView {
  content: string;
  hints: string[];
  /** What the file of every team is called where each has its own. */
  fileName: string;
  attachment: AttachmentRow;
  /** The file that belongs to the team's own flag. */
  ownAttachment: AttachmentRow;
  hasInstance: boolean;
  /** The team's. */
  container: ContainerFacts | null;
}

const attachmentOf = (owner: string, file: string) => `jsonb_build_object(
    'type', coalesce(${owner}.attachment_type, 'None'), 'url', ${owner}.attachment_url,
    'name', coalesce(${owner}.attachment_name, ${file}.name),
    'hash', ${file}.hash, 'size', ${file}.size)`;

const selectColumns = `select c.content, c.hints, c.file_name as "fileName",
     ${attachmentOf('c', 'f')} as attachment, ${attachmentOf('g', 'gf')} as "ownAttachment"`;

// At most one: a start deletes those that have failed.
const CONTAINER = `case when k.id is not null then jsonb_build_object(
    'id', k.id, 'status', k.status, 'failure', k.failure, 'entry', k.entry, 'phase', k.phase, 'place', k.place,
    'pulledBytes', k.pulled_bytes, 'pullBytes', k.pull_bytes,
    'startedAt', floor(extract(epoch from k.started_at) * 1000),
    'stopAt', floor(extract(epoch from k.stop_at) * 1000)) end`;

const selectView = named<ChallengeView>(
  'challenge.view',
  `${selectColumns}, i.participation_id is not null as "hasInstance",
     ${CONTAINER} as container
   from challenges c
   left join files f on f.id = c.attachment_file_id
   left join instances i on i.challenge_id = c.id and i.participation_id = $2
   left join flags g on g.id = i.flag_id
   left join files gf on gf.id = g.attachment_file_id
   left join lateral (
     select * from containers where participation_id = $2 and challenge_id = $1
       and status <> 'Ending' limit 1
   ) k on true
   where c.id = $1 and c.enabled`,
);

/** An enabled challenge as a team sees it. */
export async function findView(db: Db, work: Work): Promise<ChallengeView | null> {
  const [view] = await selectView(db, [work.challengeId, work.participationId]);
  return view ?? null;
}

const selectSampleView = named<ChallengeView>(
  'challenge.sample-view',
  `${selectColumns}, false as "hasInstance", null as container
   from challenges c
   left join files f on f.id = c.attachment_file_id
   left join lateral (select * from flags where challenge_id = c.id order by id limit 1) g on true
   left join files gf on gf.id = g.attachment_file_id
   where c.id = $1 and c.enabled`,
);

/** An enabled challenge as a team that has drawn its first flag would see it. */
export async function findSampleView(db: Db, challengeId: number): Promise<ChallengeView | null> {
  const [view] = await selectSampleView(db, [challengeId]);
  return view ?? null;
}

export interface Try {
  id: number;
  answer: string;
  result: SubmissionResult;
  submittedAt: Date;
  userName: string | null;
  /** Right, and not the team's first that was. */
  isRepeat: boolean;
  /** How many there are, this one and those beyond the list included. */
  attempts: number;
}

const selectTries = named<Try>(
  'challenge.tries',
  `select s.id, s.answer, s.result, s.submitted_at as "submittedAt", u.user_name as "userName",
     count(*) over () as attempts, ${IS_REPEAT} as "isRepeat"
   from submissions s left join users u on u.id = s.user_id
   where s.participation_id = $1 and s.challenge_id = $2
   order by s.id desc limit $3`,
);

/** The contract allows no more in one answer. */
const MOST_TRIES = 50;

/** What a team has submitted for a challenge, the newest first, at most 50. */
export async function findTries(db: Db, work: Work): Promise<Try[]> {
  return selectTries(db, [work.participationId, work.challengeId, MOST_TRIES]);
}
