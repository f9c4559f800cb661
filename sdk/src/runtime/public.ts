export {
  type CallLog,
  type Client,
  type ClientOptions,
  configureDefaultClient,
  createClient,
  getDefaultClient,
  setDefaultClient,
} from './client.ts';
export type { CookieJar, CookieStore, StoredCookie } from './cookies.ts';
export type { DownloadedFile } from './download.ts';
export { ApiContractError, ApiError, type ApiErrorKind, isApiError } from './errors.ts';
export type { CallOptions } from './exchange.ts';
export type { EventStream, ListenOptions, StreamEvent } from './listen.ts';
export type { FieldIssue } from './field-issue.ts';
export type { Retry, RetryOptions } from './retry.ts';
export type { UploadOptions, UploadProgress } from './upload.ts';
