import type { ErrorCode, OperationId } from '@halyard/sdk/operations';

interface Unreachable {
  codes: readonly ErrorCode[];
  operations: readonly OperationId[];
  /** Why no request is refused with them. */
  reason: string;
}

/** The documented codes that cannot be reached, each with a reason. One that can be fails a test. */
export const UNREACHABLE: readonly Unreachable[] = [
  {
    codes: ['CAPTCHA_FAILED'],
    operations: ['register', 'login'],
    reason: 'No captcha can be chosen yet.',
  },
  {
    codes: ['EMAIL_DOMAIN_NOT_ALLOWED', 'MAIL_UNAVAILABLE'],
    operations: ['register'],
    reason: 'The settings of domains and of the mail server are not built yet.',
  },
  {
    codes: ['MALFORMED_JSON'],
    operations: ['uploadAssets'],
    reason: 'Its body is a form; a broken one is VALIDATION_FAILED.',
  },
];
