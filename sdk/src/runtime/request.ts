import type { ZodMiniType } from 'zod/mini';
import { type Client, getDefaultClient } from './client.ts';
import { ApiError } from './errors.ts';
import type { FieldIssue } from './field-issue.ts';
import { checkAnswer } from './validate.ts';

/** What every hook is typed to fail with; Orval looks for this name here. */
export type ErrorType<_Body> = ApiError;

/** What every call takes as its last argument. */
export interface CallOptions {
  /** The session to use. Default: the one of `configureDefaultClient`. */
  client?: Client;
  /** Ends the call early; it then rejects with kind `aborted`. */
  signal?: AbortSignal | null;
}

interface RequestOptions extends CallOptions {
  method?: string;
  body?: string | FormData | null;
  headers?: Readonly<Record<string, string>>;
  schema?: unknown;
}

const MAX_REMEMBERED = 32;

/** Sends one call: every generated function ends here. */
export async function request<T>(path: string, options: RequestOptions): Promise<T> {
  const client = options.client ?? getDefaultClient();
  const url = `${client.options.baseUrl ?? ''}${path}`;
  const remembered = options.method === 'GET' ? client.answers.get(url) : undefined;
  const response = await send(client, url, options, remembered?.etag);
  keepCookies(client, response);
  if (response.status === 304 && remembered) return remembered.data as T;
  if (!response.ok) throw await toApiError(response);
  const data = await readAnswer(response, options.schema, path);
  remember(client, url, options.method, response, data);
  return data as T;
}

async function send(
  client: Client,
  url: string,
  options: RequestOptions,
  etag: string | undefined,
): Promise<Response> {
  const { timeout, fetch = globalThis.fetch } = client.options;
  const limit = timeout === undefined ? null : AbortSignal.timeout(timeout);
  const signals = [options.signal, limit].filter((signal) => signal != null);
  try {
    return await fetch(url, {
      method: options.method ?? 'GET',
      body: options.body ?? null,
      headers: makeHeaders(client, options, etag),
      credentials: 'same-origin',
      signal: signals.length > 0 ? AbortSignal.any(signals) : null,
    });
  } catch (cause) {
    if (limit?.aborted) throw new ApiError({ kind: 'timeout', title: 'No answer in time', cause });
    if (options.signal?.aborted) {
      throw new ApiError({ kind: 'aborted', title: 'The call was cancelled', cause });
    }
    throw new ApiError({ kind: 'network', title: 'The server cannot be reached', cause });
  }
}

function makeHeaders(client: Client, options: RequestOptions, etag?: string): Headers {
  const headers = new Headers(options.headers);
  headers.set('Accept-Language', client.options.language ?? pageLanguage());
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  if (etag) headers.set('If-None-Match', etag);
  if (client.options.token) headers.set('Authorization', `Bearer ${client.options.token}`);
  if (client.cookies.size > 0) {
    headers.set(
      'Cookie',
      [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    );
  }
  return headers;
}

function pageLanguage(): string {
  // Tools that run the SDK have no page, and need no types of one.
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return document?.documentElement.lang || 'en-US';
}

/** Browsers hide Set-Cookie from scripts, so this stays empty there and their own jar is used. */
function keepCookies(client: Client, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    if (value === '') client.cookies.delete(name);
    else client.cookies.set(name, value);
  }
}

async function readAnswer(response: Response, schema: unknown, path: string): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (schema === undefined) return type === '' ? undefined : await response.blob();
  const data = type.includes('json') ? await readJson(response) : undefined;
  return checkAnswer(schema as ZodMiniType, data, path);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError({
      kind: 'bad-response',
      title: 'The answer is not JSON',
      status: response.status,
      cause,
    });
  }
}

function remember(
  client: Client,
  url: string,
  method: string | undefined,
  response: Response,
  data: unknown,
): void {
  const etag = response.headers.get('ETag');
  if (method !== 'GET' || !etag) return;
  client.answers.delete(url);
  client.answers.set(url, { etag, data });
  if (client.answers.size > MAX_REMEMBERED) {
    const [oldest] = client.answers.keys();
    if (oldest !== undefined) client.answers.delete(oldest);
  }
}

interface ProblemBody {
  title?: string;
  code?: string;
  errors?: FieldIssue[];
  requestId?: string;
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await readProblem(response);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError({
    kind: 'http',
    status: response.status,
    title: body.title ?? `${response.status} ${response.statusText}`.trim(),
    ...(body.code !== undefined && { code: body.code }),
    ...(body.errors !== undefined && { issues: body.errors }),
    ...(body.requestId !== undefined && { requestId: body.requestId }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** Error bodies are read leniently: a proxy in between may answer anything. */
async function readProblem(response: Response): Promise<ProblemBody> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
