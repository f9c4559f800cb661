import type { operations } from './generated/operation-table.ts';

export { schemas } from './generated/operation-schemas.ts';
export { errorStatus, extensions, operations, rateLimits } from './generated/operation-table.ts';
export { type LanguageCode, languages, languageTags } from './generated/languages.ts';
export { Problem } from './generated/schemas.ts';
export type { ErrorCode } from './generated/types/errorCode.ts';

/** The id of an operation. */
export type OperationId = keyof typeof operations;
export { type FieldIssue, toFieldIssue } from './runtime/field-issue.ts';
