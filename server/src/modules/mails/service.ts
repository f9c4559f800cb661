import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import {
  countMails,
  findAttempts,
  findLastAttempt,
  findLastSentAt,
  findMail,
  findMails,
  insertMail,
  lockMail,
  type MailRow,
  updateMail,
} from './repository.ts';
import { attempt, hasEnded, linkOf, type MailDeps, record, render } from './service-send.ts';
import { type NewMail, queue, rowOf } from './service-post.ts';

/** Mails that match, and how many there are in each state. */
export async function listMails(
  { db }: Pick<MailDeps, 'db'>,
  query: Parameters<typeof findMails>[1],
) {
  const [page, counts] = await Promise.all([findMails(db, query), countMails(db)]);
  return { ...page, counts };
}

/** A mail with its text and all attempts; throws MAIL_NOT_FOUND. */
export async function getMail(deps: MailDeps, id: number) {
  const mail = orNotFound(await findMail(deps.db, id), 'MAIL_NOT_FOUND');
  const shown = hasEnded(mail, deps.clock()) ? { ...mail, token: null } : mail;
  const [{ subject, text }, attempts] = await Promise.all([
    render(deps, shown),
    findAttempts(deps.db, id),
  ]);
  const log = attempts.map(({ time, ...rest }) => ({ time: time.getTime(), ...rest }));
  return { mail, subject, text, link: linkOf(shown, deps.mailSettings.publicUrl), log };
}

/** Puts a mail back into the queue; throws MAIL_NOT_FOUND, MAIL_NOT_RETRYABLE or MAIL_UNAVAILABLE. */
export async function retryMail(deps: MailDeps, actor: Actor, id: number): Promise<MailRow> {
  return deps.write(actor, async (tx, _emit, audit) => {
    const mail = orNotFound(await lockMail(tx, id), 'MAIL_NOT_FOUND');
    const now = deps.clock();
    if (mail.state === 'Sent' || hasEnded(mail, now)) throw new AppError('MAIL_NOT_RETRYABLE');
    if (!deps.sendMail) throw new AppError('MAIL_UNAVAILABLE');
    await updateMail(tx, id, { state: 'Waiting', next_attempt_at: new Date(now) });
    await queue(tx, id);
    const state = { before: { state: mail.state }, after: { state: 'Waiting' } };
    audit({ type: 'Mail', id, name: mail.to }, state);
    return { ...mail, state: 'Waiting', nextAttemptAt: new Date(now) };
  });
}

/** Sends a test mail at once; throws MAIL_UNAVAILABLE without a mail server. */
export async function sendTestMail(
  deps: MailDeps,
  actor: Actor,
  { to, language }: Pick<NewMail, 'to' | 'language'>,
) {
  if (!deps.sendMail) throw new AppError('MAIL_UNAVAILABLE');
  const mail = await deps.write(actor, async (tx, _emit, audit) => {
    const content = { kind: 'Test' as const, userId: actor.userId, to, language };
    const row = rowOf(content, { now: deps.clock(), isSent: true });
    const id = await insertMail(tx, row);
    audit({ type: 'Mail', id, name: to });
    return orNotFound(await findMail(tx, id), 'MAIL_NOT_FOUND');
  });
  const started = performance.now();
  const sent = await attempt(deps, mail);
  const milliseconds = Math.round(performance.now() - started);
  await deps.write(null, (tx) =>
    record(tx, mail, sent, { now: deps.clock(), attempt: 1, isLast: true }),
  );
  return { delivered: sent.delivered, to, response: sent.response, milliseconds };
}

/** Whether mail works, and what keeps it from working. */
export async function getMailState({ db, mailSettings, sendMail }: MailDeps) {
  const [counts, last, lastSentAt] = await Promise.all([
    countMails(db),
    findLastAttempt(db),
    findLastSentAt(db),
  ]);
  const hasFailed = last !== undefined && !last.delivered;
  const problems = [
    ...(sendMail ? [] : (['NoServer'] as const)),
    ...(mailSettings.publicUrl === null ? (['NoPublicUrl'] as const) : []),
    ...(sendMail && hasFailed ? (['LastAttemptFailed'] as const) : []),
  ];
  const isReady = problems.length === 0;
  return {
    state: isReady ? ('Ready' as const) : sendMail ? ('NeedsAttention' as const) : ('Off' as const),
    problems,
    ...mailSettings,
    lastSentAt: lastSentAt?.getTime() ?? null,
    lastError: hasFailed ? last.response : null,
    counts,
  };
}
