import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, snapshot } from '../../platform/database.ts';
import { findOwnSessions, findProfile } from '../accounts/public.ts';
import { avatarUrl } from '../files/public.ts';
import { findTokensOf } from '../tokens/public.ts';
import {
  findAccount,
  findChanges,
  findFiles,
  findGames,
  findLinks,
  findLogLines,
  findMails,
  findPosts,
  findRejections,
  findStaffChanges,
  findSubmissions,
  findTeams,
  findWriteups,
} from './repository.ts';

export interface OwnDataDeps {
  db: Db;
  clock: Clock;
}

/** What the site stores about the caller at one moment; throws NOT_SIGNED_IN when the account is gone. */
export async function collectOwnData({ db, clock }: OwnDataDeps, actor: Actor) {
  return snapshot(db, (moment) => collect(moment, actor, clock()));
}

async function collect(db: Db, actor: Actor, now: number) {
  const { userId } = actor;
  const profile = await findProfile(db, userId);
  const account = await findAccount(db, userId);
  if (!profile || !account) throw new AppError('NOT_SIGNED_IN');
  const { id, avatarHash, mustChangePassword, ...rest } = profile;
  const { registeredAt, lastVisitedAt, ...state } = account;
  return {
    createdAt: now,
    profile: { ...rest, userId: id, avatar: avatarUrl(avatarHash) },
    registeredAt: registeredAt.getTime(),
    account: { ...state, mustChangePassword, lastVisitedAt: lastVisitedAt?.getTime() ?? null },
    sessions: await findOwnSessions(db, actor, now),
    links: (await findLinks(db, userId, new Date(now))).map((link) => ({
      ...link,
      createdAt: link.createdAt.getTime(),
      expiresAt: link.expiresAt.getTime(),
    })),
    teams: (await findTeams(db, userId)).map(({ captainId, joinedAt, ...team }) => ({
      ...team,
      captain: captainId === userId,
      joinedAt: joinedAt.getTime(),
    })),
    games: await findGames(db, userId),
    rejections: await findRejections(db, userId),
    submissions: (await findSubmissions(db, userId)).map(withTime),
    writeups: (await findWriteups(db, userId)).map(withTime),
    files: await findFiles(db, userId),
    posts: (await findPosts(db, userId)).map(withTime),
    mails: (await findMails(db, userId)).map((mail) => ({
      ...mail,
      createdAt: mail.createdAt.getTime(),
      sentAt: mail.sentAt?.getTime() ?? null,
    })),
    tokens: await findTokensOf(db, userId),
    log: (await findLogLines(db, userId)).map(withTime),
    staffChanges: (await findStaffChanges(db, userId)).map(withTime),
    changes: (await findChanges(db, userId)).map(withTime),
  };
}

function withTime<Row extends { time: Date }>({ time, ...row }: Row) {
  return { ...row, time: time.getTime() };
}
