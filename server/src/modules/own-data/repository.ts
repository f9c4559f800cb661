import type { Db } from '../../platform/database.ts';

// What the site stores about one user, table by table. `coverage.test.ts` compares these
// statements with the tables: a column that names a user is read here, or has a reason there.

export async function findAccount(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'registered_at as registeredAt',
      'email_confirmed as emailConfirmed',
      'language',
      'last_visited_at as lastVisitedAt',
      'last_address as lastAddress',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function findLinks(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('account_links')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
}

export async function findTeams(db: Db, userId: string) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(['teams.id', 'teams.name', 'teams.captain_id as captainId'])
    .select('team_members.joined_at as joinedAt')
    .where('team_members.user_id', '=', userId)
    .orderBy('teams.id')
    .execute();
}

export async function findGames(db: Db, userId: string) {
  return db
    .selectFrom('registrations')
    .innerJoin('participations', 'participations.id', 'registrations.participation_id')
    .innerJoin('games', 'games.id', 'registrations.game_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['games.id', 'games.title', 'teams.name as team', 'participations.status'])
    .where('registrations.user_id', '=', userId)
    .orderBy('games.id')
    .execute();
}

export async function findRejections(db: Db, userId: string) {
  return db
    .selectFrom('rejections')
    .innerJoin('games', 'games.id', 'rejections.game_id')
    .select(['games.id', 'games.title'])
    .where('rejections.user_id', '=', userId)
    .orderBy('games.id')
    .execute();
}

export async function findSubmissions(db: Db, userId: string) {
  return db
    .selectFrom('submissions')
    .innerJoin('games', 'games.id', 'submissions.game_id')
    .innerJoin('challenges', 'challenges.id', 'submissions.challenge_id')
    .select(['games.title as game', 'challenges.title as challenge'])
    .select(['submissions.answer', 'submissions.result', 'submissions.submitted_at as time'])
    .where('submissions.user_id', '=', userId)
    .orderBy('submissions.id')
    .execute();
}

export async function findWriteups(db: Db, userId: string) {
  return db
    .selectFrom('writeups')
    .innerJoin('participations', 'participations.id', 'writeups.participation_id')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['games.title as game', 'teams.name as team', 'writeups.name'])
    .select('writeups.uploaded_at as time')
    .where('writeups.uploaded_by', '=', userId)
    .orderBy('games.id')
    .execute();
}

export async function findFiles(db: Db, userId: string) {
  return db
    .selectFrom('files')
    .select(['hash', 'name'])
    .where('uploaded_by', '=', userId)
    .orderBy('id')
    .execute();
}

export async function findPosts(db: Db, userId: string) {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'updated_at as time'])
    .where('author_id', '=', userId)
    .orderBy('updated_at')
    .execute();
}

export async function findMails(db: Db, userId: string) {
  return db
    .selectFrom('mails')
    .select(['kind', 'recipient as to', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function findLogLines(db: Db, userId: string) {
  return db
    .selectFrom('log_lines')
    .select(['time', 'level', 'status', 'address', 'message'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

function selectChanges(db: Db) {
  return db
    .selectFrom('audit_log')
    .select(['created_at as time', 'operation', 'target_name as target']);
}

/** What the user has changed as a member of the staff. */
export async function findStaffChanges(db: Db, userId: string) {
  return selectChanges(db)
    .where('actor_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What others have changed about the account. */
export async function findChanges(db: Db, userId: string) {
  return selectChanges(db)
    .where('target_type', '=', 'User')
    .where('target_id', '=', userId)
    .where('actor_id', '!=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
