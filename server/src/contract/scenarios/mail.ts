import { askWithCaptcha } from './captcha.ts';
import { NOWHERE, type Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const PASSWORD = 'Sea-Shanty1';

/** An account that waits for its confirmation, and the link in its mail. */
async function waiting({ site }: Stage, userName: string) {
  const policy = { activeOnRegister: false, emailConfirmationRequired: true };
  await setPolicy(site, policy);
  const email = `${userName}@harbour.example`;
  const payload = { userName, email, password: PASSWORD };
  await site.app.inject({ method: 'POST', url: '/api/account/register', payload });
  await setPolicy(site, { activeOnRegister: true, emailConfirmationRequired: false });
  return { email, link: await linkOf(site, email) };
}

/** An account that is signed in. */
async function signedIn(stage: Stage, userName: string) {
  const { email, link } = await waiting(stage, userName);
  const answer = await stage.site.app.inject({
    method: 'POST',
    url: '/api/account/verify',
    payload: link,
  });
  return { email, as: answer.cookies[0]?.value ?? '' };
}

async function setPolicy(site: Stage['site'], fields: object): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'accountPolicy', fields),
  );
}

/** The two values of the newest link to an address. */
async function linkOf(site: Stage['site'], to: string) {
  const row = await site.db
    .selectFrom('mails')
    .select('token')
    .where('recipient', '=', to)
    .where('token', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { token: row.token ?? '', email: Buffer.from(to).toString('base64') };
}

/** Calls back while the site does not know its own address. */
export async function withoutUrl({ site }: Stage, call: () => Promise<unknown>): Promise<void> {
  const { mailSettings } = site.mailDeps;
  const { publicUrl } = mailSettings;
  mailSettings.publicUrl = null;
  await call();
  mailSettings.publicUrl = publicUrl;
}

/** A mail and its id. */
async function mail(stage: Stage, fields: object = {}): Promise<number> {
  const { email } = await waiting(stage, `mail${(serial += 1)}`);
  const { id } = await stage.site.db
    .updateTable('mails')
    .set({ state: 'Failed', last_error: '550 No such mailbox', sent_at: new Date(), ...fields })
    .where('recipient', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const attempt = { mail_id: id, made_at: new Date(), delivered: false, response: '550' };
  await stage.site.db.insertInto('mail_attempts').values(attempt).execute();
  return id;
}

let serial = 0;

export const mailScenarios = {
  async requestPasswordReset(ask, stage) {
    const body = { email: 'nobody@harbour.example' };
    await ask(200, { body });
    await askWithCaptcha(ask, stage, 'Recovery', body);
    await withoutUrl(stage, () => ask('MAIL_UNAVAILABLE', { body }));
  },
  async requestVerification(ask, stage) {
    const body = { userName: 'nobody' };
    await ask(200, { body });
    await askWithCaptcha(ask, stage, 'Verification', body);
    await withoutUrl(stage, () => ask('MAIL_UNAVAILABLE', { body }));
  },
  async changeRegistrationEmail(ask, stage) {
    const { email, link } = await waiting(stage, 'bollard');
    await setPolicy(stage.site, { activeOnRegister: false, emailConfirmationRequired: true });
    const body = { userName: email, password: PASSWORD, newMail: 'bollard@lighthouse.example' };
    await ask(200, { body });
    await askWithCaptcha(ask, stage, 'Verification', body);
    await ask('WRONG_CREDENTIALS', { body: { ...body, password: 'Sea-Shanty9' } });
    await withoutUrl(stage, () => ask('MAIL_UNAVAILABLE', { body }));
    await setPolicy(stage.site, { emailDomainList: 'harbour.example' });
    await ask('EMAIL_DOMAIN_NOT_ALLOWED', { body });
    await setPolicy(stage.site, { emailDomainList: '' });
    const set = (fields: object) =>
      stage.site.db.updateTable('users').set(fields).where('email', '=', email).execute();
    await stage.site.app.inject({ method: 'POST', url: '/api/account/verify', payload: link });
    await ask('ACCOUNT_CONFIRMED', { body });
    await set({ email_confirmed: false, last_visited_at: new Date() });
    await ask('ACCOUNT_NOT_CONFIRMED', { body });
    await set({ role: 'Banned' });
    await ask('BANNED', { body });
    await setPolicy(stage.site, { activeOnRegister: true, emailConfirmationRequired: false });
  },
  async resetPassword(ask, stage) {
    const { email } = await signedIn(stage, 'stay');
    await stage.site.tasks['account-link']({ purpose: 'Reset', key: email, language: 'en-US' });
    const { token, email: address } = await linkOf(stage.site, email);
    const body = { rToken: token, email: address, password: 'Sea-Shanty2' };
    await ask('PASSWORD_TOO_WEAK', { body: { ...body, password: 'seashanty' } });
    await ask(200, { body });
    await ask('LINK_INVALID', { body });
  },
  async verifyAccount(ask, stage) {
    const { link } = await waiting(stage, 'halyard');
    await ask(200, { body: link });
    await ask('LINK_INVALID', { body: link });
    const { email, link: other } = await waiting(stage, 'guy');
    await stage.site.db
      .updateTable('users')
      .set({ role: 'Banned' })
      .where('email', '=', email)
      .execute();
    await ask('BANNED', { body: other });
    const { email: taken } = await signedIn(stage, 'pintle');
    const { email: mistyped, link: third } = await waiting(stage, 'gudgeon');
    await stage.site.db
      .updateTable('account_links')
      .set({ email: taken })
      .where('email', '=', mistyped)
      .execute();
    const body = { ...third, email: Buffer.from(taken).toString('base64') };
    await ask('EMAIL_TAKEN', { body });
  },
  async requestEmailChange(ask, stage) {
    const { email, as } = await signedIn(stage, 'cleat');
    const body = { newMail: 'cleat@lighthouse.example', password: PASSWORD };
    await ask(200, { as, body });
    await ask('WRONG_PASSWORD', { as, body: { ...body, password: 'Sea-Shanty9' } });
    await ask('EMAIL_TAKEN', { as, body: { newMail: email } });
    await withoutUrl(stage, () => ask('MAIL_UNAVAILABLE', { as, body }));
    await setPolicy(stage.site, { emailDomainList: 'harbour.example' });
    await ask('EMAIL_DOMAIN_NOT_ALLOWED', { as, body });
    await setPolicy(stage.site, { emailDomainList: '' });
  },
  async confirmEmailChange(ask, stage) {
    const { as } = await signedIn(stage, 'shackle');
    const change = async (newMail: string) => {
      const headers = { cookie: `halyard_session=${as}` };
      const request = { method: 'PUT', url: '/api/account/changeemail' } as const;
      await stage.site.app.inject({
        ...request,
        payload: { newMail, password: PASSWORD },
        headers,
      });
      return linkOf(stage.site, newMail);
    };
    const body = await change('shackle@lighthouse.example');
    await ask(200, { as, body });
    await ask('LINK_INVALID', { as, body });
    const late = await change('late@lighthouse.example');
    const { id } = await stage.user();
    const taken = { email: 'late@lighthouse.example', email_key: 'late@lighthouse.example' };
    await stage.site.db.updateTable('users').set(taken).where('id', '=', id).execute();
    await ask('EMAIL_TAKEN', { as, body: late });
  },
  async listMails(ask, stage) {
    await mail(stage, { next_attempt_at: new Date() });
    await ask(200);
  },
  async getMail(ask, stage) {
    await ask(200, { params: { mailId: await mail(stage, { next_attempt_at: new Date() }) } });
    await ask('MAIL_NOT_FOUND', { params: { mailId: NOWHERE } });
  },
  async retryMail(ask, stage) {
    const params = { mailId: await mail(stage) };
    await ask(200, { params });
    await ask('MAIL_NOT_FOUND', { params: { mailId: NOWHERE } });
    await ask('MAIL_NOT_RETRYABLE', { params: { mailId: await mail(stage, { state: 'Sent' }) } });
    await withoutServer(stage, () => ask('MAIL_UNAVAILABLE', { params }));
  },
  async getMailState(ask, stage) {
    await mail(stage);
    await withoutUrl(stage, () => ask(200));
    await ask(200);
  },
  async sendTestMail(ask, stage) {
    await ask(200);
    await withoutServer(stage, () => ask('MAIL_UNAVAILABLE'));
  },
} satisfies Scenarios;

async function withoutServer({ site }: Stage, call: () => Promise<unknown>): Promise<void> {
  const { sendMail } = site.mailDeps;
  site.mailDeps.sendMail = null;
  await call();
  site.mailDeps.sendMail = sendMail;
}
