import type { MailKind, MailState } from '@halyard/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  state: MailState;
  user_id: string;
  recipient: string;
  language: string;
  /** What its text names besides the user and the site. */
  fields: ColumnType<unknown, string, string>;
  /** The token of its link, until the mail was sent or the link has ended. */
  token: string | null;
  link_expires_at: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  next_attempt_at: Date | null;
  sent_at: Date | null;
}

export interface MailAttemptsTable {
  id: GeneratedAlways<number>;
  mail_id: number;
  made_at: Date;
  delivered: boolean;
  response: string;
}

/** The mails of a kind to an address so far; see `nextMail`. */
export interface MailPausesTable {
  /** Hash of the address. */
  recipient: Buffer;
  kind: MailKind;
  last_at: Date;
  count: number;
  /** The last one, which is replaced while it waits for its time. */
  mail_id: number | null;
}
