export { type Client, type ClientOptions, configureDefaultClient, createClient } from './client.ts';
export { ApiContractError, ApiError, type ApiErrorKind, isApiError } from './errors.ts';
export type { FieldIssue } from './field-issue.ts';
export type { CallOptions } from './request.ts';
export type * from '../generated/model/index.ts';
