import type { LanguageCode } from '@halyard/sdk/operations';
import type { MailKind } from '@halyard/sdk/rules';
import type { Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { FORGOTTEN_AFTER, nextMail, PAUSED_KINDS, recipientKey } from './rules-pauses.ts';
import {
  deletePausesBefore,
  deleteUnsentMail,
  insertMail,
  lockPause,
  updatePause,
} from './repository.ts';

/** The name of the job that sends a mail. */
export const MAIL_JOB = 'mail';

/** With the delays of the queue, the last attempt is 3.5 hours after the first: links end before. */
const ATTEMPTS = 10;

export interface NewMail {
  kind: MailKind;
  userId: string;
  to: string;
  language: LanguageCode;
  newEmail?: string;
  /** Makes its link, at the time when the mail is sent. Not called if none is written. */
  link?: (at: number) => Promise<{ token: string; expiresAt: number }>;
  /**
   * Within the pause after another mail of its kind to the address, this one is not written. Otherwise
   * it is sent when the pause is over, in place of one that waits for the same time.
   */
  isDroppedInPause?: boolean;
}

/** Writes a mail, which is sent after the commit or after the pause of its kind. */
export async function postMail(
  tx: Tx,
  mail: NewMail,
  { now, isSent }: { now: number; isSent: boolean },
): Promise<void> {
  if (!PAUSED_KINDS.has(mail.kind)) {
    await writeMail(tx, mail, { now, at: now, isSent });
    return;
  }
  const { kind } = mail;
  const recipient = recipientKey(mail.to);
  const { lastAt, count, mailId } = await lockPause(tx, recipient, kind, new Date(now));
  const pause = { lastAt: lastAt.getTime(), count };
  const next = nextMail(count === 0 ? null : pause, now);
  if (next.lastAt > now && mail.isDroppedInPause) return;
  if (next.count === count && mailId !== null) await deleteUnsentMail(tx, mailId);
  const id = await writeMail(tx, mail, { now, at: next.lastAt, isSent });
  const fields = { last_at: new Date(next.lastAt), count: next.count, mail_id: id };
  await updatePause(tx, recipient, kind, fields);
}

async function writeMail(
  tx: Tx,
  mail: NewMail,
  { now, at, isSent }: { now: number; at: number; isSent: boolean },
): Promise<number> {
  const link = await mail.link?.(at);
  const id = await insertMail(tx, { ...rowOf(mail, { now, at, isSent }), ...linkColumns(link) });
  // An invitation waits until mails that somebody waits for are sent.
  const isLater = mail.kind === 'Invitation';
  if (isSent) await queue(tx, id, { isLater, ...(at > now && { runAt: new Date(at) }) });
  return id;
}

function linkColumns(link: { token: string; expiresAt: number } | undefined) {
  return {
    token: link?.token ?? null,
    link_expires_at: link ? new Date(link.expiresAt) : null,
  };
}

export function rowOf(
  { kind, userId, to, language, newEmail }: Omit<NewMail, 'link'>,
  { now, at = now, isSent }: { now: number; at?: number; isSent: boolean },
) {
  return {
    kind,
    state: isSent ? ('Waiting' as const) : ('Held' as const),
    user_id: userId,
    recipient: to,
    language,
    fields: JSON.stringify({ ...(newEmail !== undefined && { newEmail }) }),
    created_at: new Date(now),
    next_attempt_at: isSent ? new Date(at) : null,
  };
}

/** Queues a mail, to be sent at once unless a time is given. */
export async function queue(
  tx: Tx,
  mailId: number,
  options: { isLater?: boolean; runAt?: Date } = {},
): Promise<void> {
  await addJob(tx, MAIL_JOB, { mailId }, { key: `mail:${mailId}`, attempts: ATTEMPTS, ...options });
}

/** Drops pauses that do not count any more. */
export async function deleteForgottenPauses(tx: Tx, now: Date): Promise<void> {
  await deletePausesBefore(tx, new Date(now.getTime() - FORGOTTEN_AFTER));
}
