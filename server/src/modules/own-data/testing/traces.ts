import { randomBytes, randomUUID } from 'node:crypto';
import type { WritableDb } from '../../../platform/database.ts';
import { addChallenge, addGame, addTeam } from '../../submissions/testing/test-game.ts';

/** Leaves a row that names the user in every table that has such rows. */
export async function leaveTraces(db: WritableDb, userId: string): Promise<void> {
  await leaveAccountTraces(db, userId);
  await leaveGameTraces(db, userId);
  await leaveStaffTraces(db, userId);
  const hash = randomBytes(32).toString('hex');
  await db
    .insertInto('files')
    .values({ hash, name: 'pad.zip', size: 3, uploaded_by: userId })
    .execute();
}

async function leaveAccountTraces(db: WritableDb, userId: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('users')
    .set({
      bio: 'Ties knots.',
      phone: '+47 123',
      real_name: 'Mira Lund',
      std_number: 's1',
      language: 'de-DE',
      last_visited_at: now,
      last_address: '192.0.2.9',
    })
    .where('id', '=', userId)
    .execute();
  await db
    .insertInto('account_links')
    .values({
      token_hash: randomBytes(32),
      user_id: userId,
      purpose: 'Confirm',
      email: 'other@harbour.example',
      stamp: randomBytes(32),
      expires_at: new Date('2100-01-01'),
    })
    .execute();
  await db
    .insertInto('mails')
    .values({
      kind: 'ResetPassword',
      state: 'Sent',
      user_id: userId,
      recipient: 'mira@harbour.example',
      language: 'en-US',
      fields: '{}',
      sent_at: now,
    })
    .execute();
}

async function leaveGameTraces(db: WritableDb, userId: string): Promise<void> {
  const game_id = await addGame(db);
  const challenge_id = await addChallenge(db, game_id);
  const { teamId, participationId: participation_id } = await addTeam(db, game_id);
  await db.insertInto('team_members').values({ team_id: teamId, user_id: userId }).execute();
  await db
    .insertInto('registrations')
    .values({ participation_id, user_id: userId, game_id })
    .execute();
  await db.insertInto('rejections').values({ user_id: userId, game_id }).execute();
  const { id: submission_id } = await db
    .insertInto('submissions')
    .values({
      game_id,
      participation_id,
      challenge_id,
      user_id: userId,
      answer: 'flag{right}',
      result: 'Accepted',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('solves')
    .values({
      participation_id,
      challenge_id,
      game_id,
      submission_id,
      user_id: userId,
      solved_at: new Date(),
    })
    .execute();
  const { id: file_id } = await db
    .insertInto('files')
    .values({ hash: randomBytes(32).toString('hex'), name: 'writeup.pdf', size: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('writeups')
    .values({
      participation_id,
      file_id,
      name: 'writeup.pdf',
      uploaded_by: userId,
      uploaded_at: new Date(),
    })
    .execute();
}

async function leaveStaffTraces(db: WritableDb, userId: string): Promise<void> {
  await db
    .insertInto('posts')
    .values({
      id: randomBytes(4).toString('hex'),
      title: 'The harbour is open',
      summary: '',
      content: '',
      tags: [],
      is_pinned: false,
      author_id: userId,
    })
    .execute();
  await db
    .insertInto('api_tokens')
    .values({
      id: randomUUID(),
      token_hash: randomBytes(32),
      name: 'Announcer',
      creator_id: userId,
      role: 'Monitor',
      scopes: ['Events'],
      created_at: new Date(),
      expires_at: new Date(),
      last_used_at: new Date(),
      revocation: 'Administrator',
    })
    .execute();
  await db
    .insertInto('log_lines')
    .values({
      time: new Date(),
      level: 'Information',
      status: 'Success',
      user_name: 'mira',
      user_id: userId,
      address: '192.0.2.9',
      request_id: null,
      message: 'Signed in.',
    })
    .execute();
  const entry = {
    operation: 'updateUser',
    request_id: null,
    target_type: 'User' as const,
    target_name: 'mira',
    changes: '[]',
  };
  await db
    .insertInto('audit_log')
    .values([
      { ...entry, actor_id: userId, actor_name: 'mira', target_id: randomUUID() },
      { ...entry, actor_id: randomUUID(), actor_name: 'signe', target_id: userId },
    ])
    .execute();
}
