import type { LanguageCode } from '@halyard/sdk/operations';
import type { MailKind } from '@halyard/sdk/rules';
import type { SentenceKey } from '../../sentences/sentence-keys.ts';
import { sentence } from '../../sentences/sentence.ts';

/** What a mail says, and to whom. */
export interface MailContent {
  kind: MailKind;
  language: LanguageCode;
  site: string;
  to: string;
  userName: string;
  newEmail: string | null;
  link: { url: string; expiresAt: number } | null;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const BUTTONS: Partial<Record<MailKind, SentenceKey>> = {
  VerifyAccount: 'MAIL_BUTTON_VerifyAccount',
  ResetPassword: 'MAIL_BUTTON_ResetPassword',
  Invitation: 'MAIL_BUTTON_Invitation',
  ConfirmEmail: 'MAIL_BUTTON_ConfirmEmail',
  ApproveEmailChange: 'MAIL_BUTTON_ApproveEmailChange',
};

const NOTES: Partial<Record<MailKind, SentenceKey>> = {
  VerifyAccount: 'MAIL_NOTE_VerifyAccount',
  ResetPassword: 'MAIL_IGNORE',
  Invitation: 'MAIL_NOTE_Invitation',
  ConfirmEmail: 'MAIL_IGNORE',
  ApproveEmailChange: 'MAIL_NOTE_EmailChangeRequested',
  EmailChangeRequested: 'MAIL_NOTE_EmailChangeRequested',
  EmailChanged: 'MAIL_NOTE_EmailChanged',
};

/** Writes a mail in the language of its recipient. Every value is escaped in the HTML. */
export function writeMail(content: MailContent): MailText {
  const { kind, language, link } = content;
  const values = {
    site: oneLine(content.site),
    to: content.to,
    userName: content.userName,
    newEmail: content.newEmail ?? '',
    time: link ? formatTime(link.expiresAt, language) : '',
  };
  const say = (key: SentenceKey) => sentence(language, key, values);
  const [button, note] = [BUTTONS[kind], NOTES[kind]];
  const before = [say('MAIL_GREETING'), say(`MAIL_TEXT_${kind}`)];
  const after = [
    ...(button ? [say('MAIL_LINK_ENDS')] : []),
    ...(note ? [say(note)] : []),
    say('MAIL_SENT_BY'),
  ];
  const paragraphs = (texts: readonly string[]) => texts.map(paragraph).join('\n');
  const action = button && link ? `<p>${anchor(link.url, say(button))}</p>` : '';
  const body = [paragraphs(before), action, paragraphs(after)].filter((part) => part !== '');
  return {
    subject: `${values.site}: ${say(`MAIL_SUBJECT_${kind}`)}`,
    text: [...before, ...(link ? [link.url] : []), ...after].join('\n\n'),
    html: `<!doctype html>\n<html lang="${language}"><body>\n${body.join('\n')}\n</body></html>`,
  };
}

function anchor(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The name of the site becomes part of headers. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function formatTime(time: number, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}
