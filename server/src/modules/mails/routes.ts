import { AppError } from '../../domain/app-error.ts';
import type { Routes } from '../../http/registrar.ts';
import { negotiateLanguage } from '../../sentences/negotiate.ts';
import type { MailDeps } from './service-send.ts';
import { findEmail, type MailRow } from './repository.ts';
import { getMail, getMailState, listMails, retryMail, sendTestMail } from './service.ts';

export function mailRoutes(deps: MailDeps) {
  return {
    async listMails({ query }) {
      const { rows, total, counts } = await listMails(deps, query);
      return { data: rows.map(toMail), length: rows.length, total, counts };
    },
    async getMail({ params }) {
      const { mail, ...rest } = await getMail(deps, params.mailId);
      return { ...toMail(mail), ...rest };
    },
    async retryMail({ actor, params }) {
      return toMail(await retryMail(deps, actor, params.mailId));
    },
    async getMailState() {
      return getMailState(deps);
    },
    async sendTestMail({ actor, request }) {
      const to = await findEmail(deps.db, actor.userId);
      if (to === undefined) throw new AppError('NOT_SIGNED_IN');
      const language = negotiateLanguage(request.headers['accept-language']);
      return sendTestMail(deps, actor, { to, language });
    },
  } satisfies Routes;
}

function toMail({ fields: _fields, token: _token, ...mail }: MailRow) {
  return {
    ...mail,
    createdAt: mail.createdAt.getTime(),
    nextAttemptAt: mail.nextAttemptAt?.getTime() ?? null,
    sentAt: mail.sentAt?.getTime() ?? null,
    linkExpiresAt: mail.linkExpiresAt?.getTime() ?? null,
  };
}
