import type { RememberedAnswer } from './client.ts';
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

/** What every hook is typed to fail with; Orval looks for this name here. */
export type ErrorType<_Body> = ApiError;

/** Characters of JSON whose answers a client remembers; the newest is kept whatever it weighs. */
const MAX_REMEMBERED = 16_000_000;

/** Sends one call: every generated function that is answered with JSON, or nothing, ends here. */
export function request<T>(path: string, options: RequestOptions, send?: Transport): Promise<T>;
// Of the options of a generated function, its callers see those of the last signature.
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
    remember(client.answers, url, remembered);
    return remembered.data as T;
  }
  const text = await response.text();
  if (!schema) return undefined as T;
  const answer = parse(text, response.status, operation);
  const data =
    client.options.validate === 'off'
      ? answer
      : await checkAnswer(schema as AnyPlan, answer, operation);
  const etag = response.headers.get('ETag');
  if (method === 'GET' && etag) remember(client.answers, url, { etag, data, length: text.length });
  return data as T;
}

function parse(text: string, status: number, operation: string | undefined): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const title = `The answer of ${operation} is no JSON`;
    throw new ApiError({ kind: 'bad-response', title, operation, status, cause });
  }
}

/** Keeps an answer as the newest and lets go of the oldest ones beyond the limit. */
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
