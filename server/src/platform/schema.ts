import type {
  AttachmentType,
  Category,
  ChallengeType,
  NetworkMode,
  ParticipationStatus,
  PracticeSpan,
  Role,
  SubmissionResult,
} from '@halyard/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CheatCasesTable, CheatEvidenceTable, CheatNotesTable } from './schema-cases.ts';
import type {
  CapturesTable,
  ContainerImagesTable,
  ContainerPausesTable,
  ContainersTable,
} from './schema-containers.ts';
import type {
  AccountLinksTable,
  EndedSessionsTable,
  KnownDevicesTable,
} from './schema-accounts.ts';
import type { MailAttemptsTable, MailPausesTable, MailsTable } from './schema-mails.ts';
import type {
  GameEventsTable,
  ImportReportsTable,
  NoticesTable,
  RegistrationsTable,
  RejectionsTable,
  ScheduledNoticesTable,
  SolvesTable,
  WriteupsTable,
  WrongFlagsTable,
} from './schema-play.ts';
import type {
  ApiTokensTable,
  AuditLogTable,
  LogLinesTable,
  PowChallengesTable,
} from './schema-staff.ts';

/** The tables as types for Kysely. `migrations/` creates them. */
export interface Database {
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  ended_sessions: EndedSessionsTable;
  account_links: AccountLinksTable;
  known_devices: KnownDevicesTable;
  mails: MailsTable;
  mail_attempts: MailAttemptsTable;
  mail_pauses: MailPausesTable;
  files: FilesTable;
  unclaimed_contents: UnclaimedContentsTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  games: GamesTable;
  divisions: DivisionsTable;
  division_challenges: DivisionChallengesTable;
  challenges: ChallengesTable;
  flags: FlagsTable;
  participations: ParticipationsTable;
  registrations: RegistrationsTable;
  rejections: RejectionsTable;
  instances: InstancesTable;
  containers: ContainersTable;
  container_pauses: ContainerPausesTable;
  container_images: ContainerImagesTable;
  captures: CapturesTable;
  submissions: SubmissionsTable;
  solves: SolvesTable;
  wrong_flags: WrongFlagsTable;
  game_events: GameEventsTable;
  cheat_cases: CheatCasesTable;
  cheat_notes: CheatNotesTable;
  cheat_evidence: CheatEvidenceTable;
  notices: NoticesTable;
  scheduled_notices: ScheduledNoticesTable;
  import_reports: ImportReportsTable;
  writeups: WriteupsTable;
  posts: PostsTable;
  post_files: PostFilesTable;
  challenge_files: ChallengeFilesTable;
  log_lines: LogLinesTable;
  api_tokens: ApiTokensTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  pow_challenges: PowChallengesTable;
  audit_log: AuditLogTable;
}

type Defaulted = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string, string>;

export interface SettingsTable {
  key: string;
  value: Json;
}

export interface UsersTable {
  id: string;
  user_name: string;
  name_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  role: Generated<Role>;
  email_confirmed: Generated<boolean>;
  bio: Generated<string>;
  phone: string | null;
  real_name: Generated<string>;
  std_number: Generated<string>;
  avatar_hash: string | null;
  registered_at: Defaulted;
  last_visited_at: Date | null;
  last_address: string | null;
  /** What administrators search by; the database keeps it up to date. */
  search_key: GeneratedAlways<string>;
  /** An administrator has given the password. */
  must_change_password: Generated<boolean>;
  /** In which the user last signed in; null before that. */
  language: string | null;
}

export interface SessionsTable {
  id: Generated<string>;
  token_hash: Buffer;
  user_id: string;
  created_at: Defaulted;
  seen_at: Defaulted;
  expires_at: Date;
  /** Null once it was kept as long as the site keeps addresses. */
  address: string | null;
  agent: string;
}

export interface UnclaimedContentsTable {
  hash: string;
  stored_at: Defaulted;
}

export interface FilesTable {
  id: GeneratedAlways<number>;
  hash: string;
  name: string;
  size: number;
  uploaded_by: string | null;
  created_at: Defaulted;
}

export interface TeamsTable {
  id: GeneratedAlways<number>;
  name: string;
  /** The name as it is compared; unique among the teams of a game. */
  name_key: string;
  /** What names that look alike have in common; unique there too, unless staff allow it. */
  name_skeleton: string;
  bio: string | null;
  avatar_hash: string | null;
  /** Null for a closed team. */
  captain_id: string | null;
  /** Set when a game accepts the team; counts until such games have ended. */
  locked: Generated<boolean>;
  staff_locked: Generated<boolean>;
  /** A team that was deleted after it had played is closed: without captain and members. */
  closed_at: Date | null;
  /** Whether it is not closed; `participations` holds a copy. */
  is_open: GeneratedAlways<boolean>;
  invite_token: string;
  created_at: Defaulted;
}

export interface TeamMembersTable {
  team_id: number;
  user_id: string;
  joined_at: Defaulted;
}

export interface GamesTable {
  id: GeneratedAlways<number>;
  title: string;
  hidden: boolean;
  summary: string;
  content: string;
  accept_without_review: boolean;
  writeup_required: boolean;
  writeup_note: string;
  writeup_deadline: Date;
  invite_code: string | null;
  team_member_limit: number;
  container_limit: number;
  poster_hash: string | null;
  practice_mode: boolean;
  join_together: Generated<boolean>;
  starts_at: Date;
  ends_at: Date;
  blood_bonus: number;
  freeze_at: Date | null;
  freeze_released: Generated<boolean>;
  /** Null: it is as the game was made. */
  end_moved_at: Generated<Date | null>;
  practice_spans: ColumnType<PracticeSpan[], string | undefined, string>;
  public_key: string;
  private_key: string;
  salt: string;
  /** What its team tokens sign before the id of the team; never changed. */
  token_prefix: Generated<string>;
  created_at: Defaulted;
}

export interface DivisionsTable {
  id: GeneratedAlways<number>;
  game_id: number;
  name: string;
  invite_code: string | null;
  default_permissions: number;
}

export interface DivisionChallengesTable {
  division_id: number;
  challenge_id: number;
  permissions: number;
}

interface AttachmentColumns {
  attachment_type: Generated<AttachmentType>;
  attachment_file_id: number | null;
  attachment_name: string | null;
  attachment_url: string | null;
}

export interface ChallengesTable extends AttachmentColumns {
  id: GeneratedAlways<number>;
  game_id: number;
  title: string;
  content: Generated<string>;
  category: Category;
  type: ChallengeType;
  hints: Generated<string[]>;
  flag_template: string | null;
  enabled: Generated<boolean>;
  file_name: Generated<string>;
  container_image: Generated<string>;
  memory_limit: Generated<number>;
  cpu_count: Generated<number>;
  storage_limit: Generated<number>;
  expose_port: Generated<number>;
  network_mode: Generated<NetworkMode>;
  enable_traffic_capture: Generated<boolean>;
  disable_blood_bonus: Generated<boolean>;
  deadline_at: Date | null;
  deadline_moved_at: Generated<Date | null>;
  practice_spans: ColumnType<PracticeSpan[], string | undefined, string>;
  submission_limit: Generated<number>;
  original_score: Generated<number>;
  min_score_rate: Generated<number>;
  difficulty: Generated<number>;
  position: number | null;
  created_at: Defaulted;
}

export interface FlagsTable extends AttachmentColumns {
  id: GeneratedAlways<number>;
  challenge_id: number;
  flag: string;
}

export interface ParticipationsTable {
  id: GeneratedAlways<number>;
  game_id: number;
  team_id: number;
  /** The `name_key` of the team; the database keeps it up to date. */
  team_name_key: string;
  /** The `name_skeleton` of the team; the database keeps it up to date. */
  team_name_skeleton: string;
  /** The key of the name that staff allow others to look like; counts while the team has that name. */
  allowed_name_key: string | null;
  /** The `is_open` of the team; the database keeps it up to date. */
  team_is_open: Generated<boolean>;
  division_id: number | null;
  status: ParticipationStatus;
  token: string;
  reviewed: Generated<boolean>;
  /** The reason of the staff's last decision about the status. */
  decision_reason: Generated<string | null>;
  created_at: Defaulted;
}

export interface InstancesTable {
  participation_id: number;
  challenge_id: number;
  flag_id: number | null;
  flag: string;
  opened_at: Defaulted;
}

export interface SubmissionsTable {
  id: GeneratedAlways<number>;
  game_id: number;
  participation_id: number;
  challenge_id: number;
  user_id: string | null;
  answer: string;
  result: SubmissionResult;
  submitted_at: Defaulted;
}

export interface PostsTable {
  id: string;
  title: string;
  summary: string;
  content: string;
  tags: string[];
  is_pinned: boolean;
  author_id: string | null;
  updated_at: Defaulted;
}

export interface PostFilesTable {
  post_id: string;
  file_id: number;
}

export interface ChallengeFilesTable {
  challenge_id: number;
  file_id: number;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  topic: string;
  game_id: number | null;
  body: Json;
  created_at: Defaulted;
}

export interface RateLimitsTable {
  key: string;
  tokens: number;
  refreshed_at: Date;
}
