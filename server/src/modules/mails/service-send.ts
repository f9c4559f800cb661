import type { MailKind } from '@halyard/sdk/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { type JobAttempt, retryDelay, RetryLater } from '../../platform/jobs.ts';
import { MailError, type SendMail } from '../../platform/mailer.ts';
import type { Write } from '../../platform/write.ts';
import type { Settings } from '../settings/public.ts';
import { findMail, insertAttempt, lockHeldMails, type MailRow, updateMail } from './repository.ts';
import { type NewMail, postMail, queue } from './service-post.ts';
import { type MailText, writeMail } from './part-text.ts';

/** The pages of the web app to which links lead. */
const PAGES: Partial<Record<MailKind, string>> = {
  VerifyAccount: 'verify',
  ResetPassword: 'reset',
  Invitation: 'reset',
  ConfirmEmail: 'confirm',
  ApproveEmailChange: 'confirm',
};

export interface MailDeps {
  db: Db;
  write: Write;
  clock: Clock;
  settings: Settings;
  /** Null without a mail server. */
  sendMail: SendMail | null;
  /** As whom mails come; null for the title of the site. */
  senderName: string | null;
  /** Whether this is the site that sends mail, and not a restored copy of it; null while that is not known. */
  maySend: () => Promise<boolean | null>;
  mailSettings: { server: string | null; sender: string | null; publicUrl: string | null };
}

export interface Mails {
  /** False without PUBLIC_URL: no mail with a link may be written then. */
  readonly hasLinks: boolean;
  /** Whether mails with links are sent. Otherwise they are kept for administrators to pass on. */
  readonly isReady: boolean;
  /**
   * Writes a mail, which is sent after the commit. Mails that a stranger can cause pause between each
   * other: see `NewMail.isDroppedInPause`.
   */
  post(tx: Tx, mail: NewMail): Promise<void>;
  /** Sends a mail of the queue. */
  deliver(payload: { mailId: number }, job: JobAttempt): Promise<void>;
  /** Sends what was written while there was no mail server, or while this was a copy of another site. */
  releaseHeld(): Promise<void>;
}

export function createMails(deps: MailDeps): Mails {
  const { db, write, clock, sendMail, maySend, mailSettings } = deps;
  return {
    get hasLinks() {
      return mailSettings.publicUrl !== null;
    },
    get isReady() {
      return mailSettings.publicUrl !== null && sendMail !== null;
    },
    async post(tx, mail) {
      await postMail(tx, mail, { now: clock(), isSent: sendMail !== null });
    },
    async deliver({ mailId }, job) {
      const mail = await findMail(db, mailId);
      if (!mail || mail.state === 'Sent') return;
      const isSite = await maySend();
      if (isSite === null && !job.isLast) throw new RetryLater('It is not known which site sends.');
      if (!isSite) {
        const fields = { state: 'Held', next_attempt_at: null } as const;
        return write(null, (tx) => updateMail(tx, mailId, fields));
      }
      const sent = await attempt(deps, mail);
      await write(null, async (tx, emit) => {
        await record(tx, mail, sent, { ...job, now: clock() });
        if (sent.delivered) return;
        const code = sent.isFinal || job.isLast ? 'MAIL_FAILED' : 'MAIL_DELAYED';
        emit.log({ code, values: { kind: mail.kind }, detail: sent.response });
      });
      if (!sent.delivered && !sent.isFinal) throw new RetryLater(sent.response);
    },
    async releaseHeld() {
      if (!sendMail || !(await maySend())) return;
      await write(null, async (tx) => {
        const now = new Date(clock());
        for (const id of await lockHeldMails(tx, now)) {
          await updateMail(tx, id, { state: 'Waiting', next_attempt_at: now });
          await queue(tx, id);
        }
      });
    },
  };
}

export interface Sent {
  delivered: boolean;
  response: string;
  /** Another attempt is pointless. */
  isFinal: boolean;
}

/** Tries to send a mail once. */
export async function attempt(deps: MailDeps, mail: MailRow): Promise<Sent> {
  const { sendMail, senderName, mailSettings, clock } = deps;
  if (!sendMail) return { delivered: false, response: 'No mail server is set.', isFinal: false };
  if (hasEnded(mail, clock()))
    return { delivered: false, response: 'The link has ended.', isFinal: true };
  const content = await render(deps, mail);
  const { title } = (await deps.settings.get()).globalConfig;
  const from = { name: senderName ?? title, address: mailSettings.sender ?? '' };
  try {
    const response = await sendMail({ from, to: mail.to, ...content });
    return { delivered: true, response, isFinal: true };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { delivered: false, response: error.message, isFinal: error.isFinal };
  }
}

/** Stores an attempt and what the mail is like after it. */
export async function record(
  tx: Tx,
  { id, attempts }: MailRow,
  { delivered, response, isFinal }: Sent,
  { now, attempt: failures, isLast }: JobAttempt & { now: number },
): Promise<void> {
  const at = new Date(now);
  await insertAttempt(tx, { mail_id: id, made_at: at, delivered, response });
  const isOver = isFinal || isLast;
  await updateMail(tx, id, {
    attempts: attempts + 1,
    state: delivered ? 'Sent' : isOver ? 'Failed' : 'Waiting',
    last_error: delivered ? null : response,
    next_attempt_at: isOver || delivered ? null : new Date(now + retryDelay(failures)),
    ...(delivered && { sent_at: at, token: null }),
  });
}

/** Whether the link of a mail is no longer valid. */
export function hasEnded({ linkExpiresAt }: MailRow, now: number): boolean {
  return linkExpiresAt !== null && linkExpiresAt.getTime() <= now;
}

/** The text of a mail. The link of one that was sent has no token any more and is left out. */
export async function render(
  { settings, mailSettings }: MailDeps,
  mail: MailRow,
): Promise<MailText> {
  const { title } = (await settings.get()).globalConfig;
  const url = linkOf(mail, mailSettings.publicUrl);
  return writeMail({
    ...mail,
    site: title,
    newEmail: mail.fields.newEmail ?? null,
    link: url === null ? null : { url, expiresAt: mail.linkExpiresAt?.getTime() ?? 0 },
  });
}

export function linkOf({ kind, token, to }: MailRow, publicUrl: string | null): string | null {
  const page = PAGES[kind];
  if (page === undefined || token === null || publicUrl === null) return null;
  const email = Buffer.from(to).toString('base64url');
  return `${publicUrl}/account/${page}#token=${token}&email=${email}`;
}
