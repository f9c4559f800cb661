import type { RememberedAnswer } from './client.ts';
import { noteEntityTag } from './entity-tags.ts';
import { ApiError } from './errors.ts';
import {
  type Answer,
  type CallOptions,
  exchange,
  type RequestOptions,
  type Transport,
} from './exchange.ts';
import type { AnyPlan } from './plan.ts';
import { checkAnswer } from './validate.ts';

/** The error type of every generated hook. Orval requires this export. */
export type ErrorType<_Body> = ApiError;

/**
 * The limit of a client's response cache, in characters of JSON. The newest response is kept even
 * if it is larger.
 */
const MAX_REMEMBERED = 16_000_000;

/** Sends one call. Used by every generated function whose response is JSON or empty. */
export function request<T>(path: string, options: RequestOptions, send?: Transport): Promise<T>;
// Callers of a generated function see the options of the last signature.
export function request<T>(path: string, options?: CallOptions): Promise<T>;
export function request<T>(
  path: string,
  options: RequestOptions = {},
  send?: Transport,
): Promise<T> {
  return exchange(path, options, (answer) => readAnswer<T>(answer, options), send);
}

async function readAnswer<T>(
  { response, client, url, remembered }: Answer,
  { method, operation, schema }: RequestOptions,
): Promise<T> {
  if (response.status === 304 && remembered) {
    // Browsers report a response whose body is never read as aborted.
    await response.text();
    remember(client.answers, url, remembered);
    return remembered.data as T;
  }
  const text = await response.text();
  if (!schema) return undefined as T;
  const answer = isEmptyAnswer(text, schema as AnyPlan)
    ? null
    : parse(text, response.status, operation);
  const data =
    client.options.validate === 'off' ? answer : checkAnswer(schema as AnyPlan, answer, operation);
  const etag = response.headers.get('ETag');
  if (etag) noteEntityTag(data, etag);
  if (method === 'GET' && etag) remember(client.answers, url, { etag, data, length: text.length });
  return data as T;
}

/** Other servers answer nothing at all where the contract allows null. */
function isEmptyAnswer(text: string, { definition }: AnyPlan): boolean {
  return text === '' && definition.type === 'nullable';
}

function parse(text: string, status: number, operation: string | undefined): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const title = `The answer of ${operation} is no JSON`;
    throw new ApiError({ kind: 'bad-response', title, operation, status, cause });
  }
}

/** Caches a response and evicts the oldest ones beyond the limit. */
function remember(
  answers: Map<string, RememberedAnswer>,
  url: string,
  answer: RememberedAnswer,
): void {
  answers.delete(url);
  answers.set(url, answer);
  let total = 0;
  for (const [address, { length }] of [...answers].toReversed()) {
    total += length;
    if (total > MAX_REMEMBERED && address !== url) answers.delete(address);
  }
}
