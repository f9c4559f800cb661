/** Why a file that should describe a challenge is left out. The codes are stable. */
export const FAILURE_CODES = ['NO_YAML', 'NO_CHALLENGE', 'NOT_UTF8', 'TYPE_NOT_SUPPORTED'] as const;

/** A code of a file that is left out. */
export type FailureCode = (typeof FAILURE_CODES)[number];

/** An error in a challenge file; the message is for its author. */
export class ChallengeError extends Error {
  readonly code: FailureCode;
  /** The fields at fault: `flags.0`. Empty if it is the whole file. */
  readonly fields: readonly string[];

  constructor(
    message: string,
    options: { code?: FailureCode; cause?: unknown; fields?: readonly string[] } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = options.code ?? 'NO_CHALLENGE';
    this.fields = options.fields ?? [];
  }
}

/** The file is one of another tool; the message says what it seems to be. */
export class ForeignFileError extends Error {}
