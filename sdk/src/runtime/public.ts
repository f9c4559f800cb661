export { type Client, type ClientOptions, configureDefaultClient, createClient } from './client.ts';
export {
  ApiContractError,
  ApiError,
  type ApiErrorKind,
  type FieldIssue,
  isApiError,
} from './errors.ts';
export type { CallOptions } from './request.ts';
export type * from '../generated/model/index.ts';
