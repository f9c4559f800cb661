import type { Sender, Settings } from './config-schema.ts';
import type { MailServer } from './platform/mailer.ts';

/** How mail is sent; null without a mail server. */
export type MailConfig = { readonly server: MailServer; readonly sender: Sender } | null;

const SECURE_PORT = 465;

/** What is wrong with the settings of mail, each with the name of the setting. */
export function mailProblems(settings: Partial<Settings>): string[] {
  if (settings.SMTP_URL !== undefined && settings.SMTP_HOST !== undefined)
    return ['SMTP_URL and SMTP_HOST: set only one of them'];
  if (settings.SMTP_URL !== undefined && !URL.canParse(settings.SMTP_URL))
    return ['SMTP_URL: is not a URL'];
  const server = serverOf(settings);
  if (server === null || senderOf(settings, server) !== undefined) return [];
  return ['SMTP_SENDER: needed, since the user name at the mail server is not an address'];
}

export function toMailConfig(settings: Settings): MailConfig {
  const server = serverOf(settings);
  const sender = server && senderOf(settings, server);
  return server && sender ? { server, sender } : null;
}

function senderOf({ SMTP_SENDER }: Partial<Settings>, { user }: MailServer): Sender | undefined {
  if (SMTP_SENDER !== undefined) return SMTP_SENDER;
  return user?.includes('@') === true ? { name: null, address: user } : undefined;
}

function serverOf(settings: Partial<Settings>): MailServer | null {
  if (settings.SMTP_URL !== undefined) return fromUrl(new URL(settings.SMTP_URL));
  if (settings.SMTP_HOST === undefined) return null;
  const port = settings.SMTP_PORT ?? 587;
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password } = settings;
  return { host, port, secure: port === SECURE_PORT, user, password };
}

function fromUrl({ protocol, hostname, port, username, password }: URL): MailServer {
  const secure = protocol === 'smtps:' || Number(port) === SECURE_PORT;
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (secure ? SECURE_PORT : 587) : Number(port),
    secure,
    user: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
  };
}
