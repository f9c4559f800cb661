import type { ErrorCode, FieldIssue, schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { SubmissionResult } from '@halyard/sdk/rules';
import type { LogCode } from '../domain/log-lines.ts';

type RegisterStatus = z.output<typeof schemas.RegisterResponse>['data'];

type MailKind = z.output<typeof schemas.GetMailResponse>['kind'];

/** The parts of mails, and what follows the requests that send one. */
type MailKey =
  | 'MAIL_GREETING'
  | 'MAIL_LINK_ENDS'
  | 'MAIL_SENT_BY'
  | 'MAIL_IGNORE'
  | `MAIL_SUBJECT_${MailKind}`
  | `MAIL_TEXT_${MailKind}`
  | `MAIL_BUTTON_${Extract<MailKind, 'VerifyAccount' | 'ResetPassword' | 'Invitation' | 'ConfirmEmail' | 'ApproveEmailChange'>}`
  | `MAIL_NOTE_${Extract<MailKind, 'VerifyAccount' | 'Invitation' | 'EmailChangeRequested' | 'EmailChanged'>}`
  | 'MailOnItsWay'
  | 'EmailChangeMailed'
  | 'EmailChangeApprovalMailed';

/** The heads of spreadsheets, and the verdicts in them. */
type SheetKey =
  | `SHEET_${'RANK' | 'TEAM' | 'DIVISION' | 'CAPTAIN' | 'CREW' | 'REAL_NAME' | 'EMAIL' | 'STUDENT_NUMBER'}`
  | `SHEET_${'PHONE' | 'SOLVED' | 'TIME' | 'SCORE' | 'STATUS' | 'USER' | 'CHALLENGE' | 'SUBMISSION'}`
  | `SHEET_STATUS_${SubmissionResult | 'Repeat'}`;

/**
 * What there is a sentence for: every error code, what is wrong with a field, every outcome of a registration, every kind of log line,
 * every part of a mail, the heads of spreadsheets and the title of a copied game.
 */
export type SentenceKey =
  | ErrorCode
  | `FIELD_${FieldIssue['code']}`
  | RegisterStatus
  | `LOG_${LogCode}`
  | MailKey
  | SheetKey
  | 'GAME_COPY';

/** The sentences of one language. */
export type Sentences = Record<SentenceKey, string>;
