import { randomUUID } from 'node:crypto';
import type { SectionName, SiteSettings } from '../../modules/settings/rules-site-settings.ts';
import type { Stage } from '../stage.ts';
import { formOf, PIXEL } from '../form.ts';
import { askWithCaptcha } from './captcha.ts';
import { askTwice, type Scenarios } from './scenario.ts';

const ANCHOR = { userName: 'anchor', email: 'anchor@harbour.example', password: 'Sea-Shanty1' };

export const accountScenarios = {
  async register(ask, stage) {
    await ask(200, { body: ANCHOR });
    const capstan = { ...ANCHOR, userName: 'capstan', email: 'capstan@harbour.example' };
    await askWithCaptcha(ask, stage, 'Register', capstan);
    const other = { ...ANCHOR, userName: 'keel', email: 'keel@harbour.example' };
    await ask('USER_NAME_TAKEN', { body: { ...other, userName: 'ANCHOR' } });
    await ask('EMAIL_TAKEN', { body: { ...other, email: ANCHOR.email } });
    await ask('USER_NAME_INVALID', { body: { ...other, userName: 'a@b.example' } });
    await ask('PASSWORD_TOO_WEAK', { body: { ...other, password: 'seashanty' } });
    await set(stage, 'accountPolicy', { allowRegister: false });
    await ask('REGISTRATION_CLOSED', { body: other });
    await set(stage, 'accountPolicy', { allowRegister: true, activeOnRegister: false });
    await ask(200, { body: other });
    const unproven = { ...other, userName: 'rudder', email: 'rudder@harbour.example' };
    await set(stage, 'accountPolicy', { emailConfirmationRequired: true });
    await ask(200, { body: unproven });
    const { mailSettings } = stage.site.mailDeps;
    mailSettings.publicUrl = null;
    await ask('MAIL_UNAVAILABLE', { body: unproven });
    mailSettings.publicUrl = 'http://ctf.example';
    await set(stage, 'accountPolicy', { activeOnRegister: true, emailDomainList: 'quay.example' });
    await ask('EMAIL_DOMAIN_NOT_ALLOWED', { body: unproven });
    await set(stage, 'accountPolicy', { emailConfirmationRequired: false, emailDomainList: '' });
  },
  async login(ask, stage) {
    const { site } = stage;
    const account = { userName: 'mate', email: 'mate@harbour.example', password: 'Sea-Shanty1' };
    const body = { userName: account.userName, password: account.password };
    await site.app.inject({ method: 'POST', url: '/api/account/register', payload: account });
    await ask(200, { body });
    await askWithCaptcha(ask, stage, 'Login', body);
    await ask('WRONG_CREDENTIALS', { body: { ...body, password: 'Sea-Shanty2' } });
    const change = site.db.updateTable('users').where('user_name', '=', account.userName);
    await change.set({ email_confirmed: false }).execute();
    await ask('ACCOUNT_NOT_CONFIRMED', { body });
    await change.set({ role: 'Banned' }).execute();
    await ask('BANNED', { body });
  },
  async logout(ask, stage) {
    const { as } = await stage.user();
    await ask(200, { as });
    await ask('NOT_SIGNED_IN', { as });
  },
  async getProfile(ask, stage) {
    const { as } = await stage.user();
    await ask(200, { as });
  },
  async updateProfile(ask, stage) {
    const { as } = await stage.user();
    await ask(200, { as, body: { userName: 'bowline', bio: 'Ties knots.' } });
    await ask('USER_NAME_INVALID', { as, body: { userName: 'a@b.example' } });
    const { as: other } = await stage.user();
    await ask('USER_NAME_TAKEN', { as: other, body: { userName: 'BOWLINE' } });
  },
  async changePassword(ask, stage) {
    const as = await registered(stage, 'sheet');
    const body = { old: ANCHOR.password, new: 'Sea-Shanty2' };
    await ask('WRONG_PASSWORD', { as, body: { ...body, old: 'Sea-Shanty3' } });
    await ask('PASSWORD_TOO_WEAK', { as, body: { ...body, new: 'seashanty' } });
    await ask(200, { as, body });
  },
  async setAvatar(ask, stage) {
    const { as } = await stage.user();
    await ask(200, { as, ...(await formOf(PIXEL, 'file')) });
    await ask('IMAGE_INVALID', { as, ...(await formOf('no picture', 'file')) });
  },
  async removeAvatar(ask, stage) {
    const { as } = await stage.user();
    await ask(200, { as });
  },
  async listOwnSessions(ask, stage) {
    const { id, as } = await stage.user();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await stage.site.db.updateTable('sessions').set({ agent }).where('user_id', '=', id).execute();
    await ask(200, { as });
  },
  async endOwnSession(ask, stage) {
    const { id, as } = await stage.user();
    const mine = stage.site.db.selectFrom('sessions').select('id').where('user_id', '=', id);
    const { id: sessionId } = await mine.executeTakeFirstOrThrow();
    await ask('SESSION_NOT_FOUND', { as, params: { sessionId: randomUUID() } });
    await ask(200, { as, params: { sessionId } });
  },
  async endOtherSessions(ask, stage) {
    const { as } = await stage.user();
    await ask(200, { as });
  },
  async getConfig(ask, stage) {
    await set(stage, 'accountPolicy', { emailDomainList: 'harbour.example' });
    await set(stage, 'globalConfig', {
      footerInfo: 'At the quay.',
      customTheme: '#00aa85',
      logoHash: 'e'.repeat(64),
    });
    await askTwice(ask);
    await set(stage, 'accountPolicy', { emailDomainList: '' });
  },
} satisfies Scenarios;

/** Registers an account and returns its session. */
async function registered({ site }: Stage, userName: string): Promise<string> {
  const payload = { ...ANCHOR, userName, email: `${userName}@harbour.example` };
  const answer = await site.app.inject({ method: 'POST', url: '/api/account/register', payload });
  const [cookie] = answer.cookies;
  return cookie?.value ?? '';
}

async function set<Name extends SectionName>(
  { site: { write, settings } }: Stage,
  section: Name,
  fields: Partial<SiteSettings[Name]>,
): Promise<void> {
  await write(null, (tx, emit, audit) => settings.set({ tx, emit, audit }, section, fields));
}
