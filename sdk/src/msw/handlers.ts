import { http, type HttpHandler, HttpResponse, getResponse } from 'msw';
import type { z } from 'zod';
import { exampleAnswers } from '../generated/example-answers.ts';
import { errorStatus, type OperationId, operations, schemas } from '../operations.ts';
import type { CommonErrorCode } from '../generated/operation-table.ts';
import { ApiContractError } from '../runtime/errors.ts';
import { type FieldIssue, toFieldIssue } from '../runtime/field-issue.ts';

type Schemas = typeof schemas;

/** The data of a response with status 200; undefined for empty responses and files. */
export type MockAnswer<O extends OperationId> =
  `${Capitalize<O>}Response` extends infer Name extends keyof Schemas
    ? Schemas[Name] extends z.ZodType
      ? z.input<Schemas[Name]>
      : undefined
    : undefined;

/** The output type of a schema by its name; undefined if there is none. */
type Parsed<Name extends string> = Name extends keyof Schemas
  ? Schemas[Name] extends z.ZodType
    ? z.output<Schemas[Name]>
    : undefined
  : undefined;

/** A request to a mocked operation. */
export interface MockRequest<O extends OperationId> {
  request: Request;
  /** The parameters in the path; undefined without any. */
  params: Parsed<`${Capitalize<O>}Params`>;
  /** The JSON body; undefined without one. */
  body: Parsed<`${Capitalize<O>}Body`>;
}

/**
 * Returns the answer to a request. A `Response`, such as that of `refusalOf`, is sent unchanged.
 */
export type MockAnswerer<O extends OperationId> = (
  request: MockRequest<O>,
) => MockAnswer<O> | Response | Promise<MockAnswer<O> | Response>;

/** The codes that an operation may refuse with. */
export type RefusalCode<O extends OperationId> =
  | (typeof operations)[O]['errors'][number]
  | CommonErrorCode
  | 'NOT_IMPLEMENTED';

export interface MockOptions {
  /** Address of the mocked server without a trailing slash. Default: any origin. */
  baseUrl?: string;
}

/**
 * All operations, those with the most literal path first: `/game/recent` before `/game/:gameId`.
 */
export const operationIds: readonly OperationId[] = (
  Object.keys(operations) as OperationId[]
).toSorted((a, b) => parametersOf(a) - parametersOf(b));

/** A copy of the spec's example of a response. */
export function exampleOf<O extends OperationId>(id: O): MockAnswer<O> {
  const { example } = exampleAnswers[id] ?? {};
  // The generated table holds the examples of all operations, each checked against its schema.
  return (example === null ? undefined : structuredClone(example)) as MockAnswer<O>;
}

/**
 * Handlers for all operations, which respond with the examples of the spec. Files are a few bytes
 * of the right type, unless a `Uint8Array`, an `ArrayBuffer` or a `Blob` is mocked; the live channel sends its first event and ends. To respond with something
 * else, put handlers of `mock` and `mockRefusal` before these.
 */
export function createHandlers(options: MockOptions = {}): HttpHandler[] {
  return operationIds.map((id) => handle(id, options, () => respond(id, exampleOf(id))));
}

/**
 * Answers one operation. Throws an `ApiContractError` at once if the answer breaks the contract; for
 * a function, the request fails with it. A request whose body breaks the contract is refused with
 * `VALIDATION_FAILED`, as by a server.
 * @param answer the data, or a function that returns the data for a request
 */
export function mock<O extends OperationId>(
  id: O,
  answer: MockAnswer<O> | MockAnswerer<O>,
  options: MockOptions = {},
): HttpHandler {
  if (!isAnswerer(answer)) checkAnswer(id, answer);
  return handle(id, options, async (request, params) => {
    const { body, errors } = await readBody(id, request.clone());
    if (errors) return refusalOf(id, 'VALIDATION_FAILED', { errors });
    const parsed = { request, params: readParams(id, params), body };
    const made: unknown = isAnswerer(answer) ? await answer(parsed as MockRequest<O>) : answer;
    if (made instanceof Response) return made;
    checkAnswer(id, made);
    return respond(id, made);
  });
}

function isAnswerer<O extends OperationId>(
  answer: MockAnswer<O> | MockAnswerer<O>,
): answer is MockAnswerer<O> {
  return typeof answer === 'function';
}

/** The details of a refusal. */
export interface Refusal {
  /** The message for users. Default: the code. */
  title?: string;
  /** The invalid fields. Default: none. */
  errors?: readonly FieldIssue[];
  /** Seconds to wait, sent as `Retry-After`. Default: none. */
  retryAfter?: number;
}

/** Refuses one operation with a code, with the status that the contract assigns to it. */
export function mockRefusal<O extends OperationId>(
  id: O,
  code: RefusalCode<O>,
  { baseUrl, ...refusal }: Refusal & MockOptions = {},
): HttpHandler {
  const options = baseUrl === undefined ? {} : { baseUrl };
  return handle(id, options, () => refusalOf(id, code, refusal));
}

/** The response of `mockRefusal`, for functions that refuse only some requests. */
export function refusalOf<O extends OperationId>(
  id: O,
  code: RefusalCode<O>,
  { title = code, errors = [], retryAfter }: Refusal = {},
): Response {
  const own: Partial<Record<string, number>> = operations[id].errorStatus;
  const status = own[code] ?? errorStatus[code];
  const body = { title, status, code, errors, requestId: 'mocked' };
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  // Two codes have a number in the body that is no HTTP status.
  const init = { status: status >= 10_000 ? 400 : status, headers };
  return HttpResponse.json(body, init);
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handle(
  id: OperationId,
  { baseUrl = '*' }: MockOptions,
  answer: (
    request: Request,
    params: Readonly<Record<string, unknown>>,
  ) => Response | Promise<Response>,
): HttpHandler {
  const { method, path } = operations[id];
  return METHODS[method](`${baseUrl}${path}`, ({ request, params }) => {
    // Without an answer, MSW asks the next handlers.
    return fitsBest(id, params) ? answer(request, params) : undefined;
  });
}

/** Whether no operation has a more literal path: `/game/recent` also fits `/game/:gameId`. */
function fitsBest(id: OperationId, params: Readonly<Record<string, unknown>>): boolean {
  const { method, path } = operations[id];
  const called = path.split('/').map((part) => (isParameter(part) ? params[part.slice(1)] : part));
  const best = operationIds.find((other) => {
    const pattern = operations[other].path.split('/');
    return (
      operations[other].method === method &&
      pattern.length === called.length &&
      pattern.every((part, index) => isParameter(part) || part === called[index])
    );
  });
  return best === id;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}

/** Converts path parameters to numbers where the spec says so. */
function readParams(id: OperationId, params: Readonly<Record<string, unknown>>) {
  const shape: { properties?: Record<string, { type?: unknown }> } = operations[id].params ?? {};
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      const isNumber = shape.properties?.[name]?.type === 'integer';
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

interface ReadBody {
  body?: unknown;
  errors?: FieldIssue[];
}

async function readBody(id: OperationId, request: Request): Promise<ReadBody> {
  const schema = operations[id].body && schemaOf(id, 'Body');
  if (!schema) return {};
  const text = await request.text();
  const sent: unknown = text === '' ? undefined : JSON.parse(text);
  const { success, data, error } = schema.safeParse(sent);
  return success ? { body: data } : { errors: error.issues.map((one) => toFieldIssue(one, sent)) };
}

function schemaOf(id: OperationId, part: 'Body' | 'Response'): z.ZodType | undefined {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`;
  return (schemas as unknown as Record<string, z.ZodType | undefined>)[name];
}

function respond(id: OperationId, answer: unknown): Response {
  const type = exampleAnswers[id]?.type;
  if (type === null || type === undefined) return new HttpResponse(null, { status: 200 });
  if (type === 'application/json') return HttpResponse.json(answer as null);
  const headers = { 'Content-Type': type };
  if (isFile(answer)) return new HttpResponse(answer, { headers });
  const isStream = type === 'text/event-stream';
  const text = isStream ? 'event: Hello\ndata: {"topic":"Hello","resumed":false}\n\n' : `${id}\n`;
  return new HttpResponse(text, { headers });
}

/** The content of a file, which is sent as it is. */
function isFile(answer: unknown): answer is Uint8Array<ArrayBuffer> | ArrayBuffer | Blob {
  return answer instanceof Uint8Array || answer instanceof ArrayBuffer || answer instanceof Blob;
}

function parametersOf(id: OperationId): number {
  return operations[id].path.split(':').length;
}

function checkAnswer(id: OperationId, answer: unknown): void {
  const result = schemaOf(id, 'Response')?.safeParse(answer);
  if (!result || result.success) return;
  throw new ApiContractError(
    id,
    result.error.issues.map((issue) => toFieldIssue(issue, answer)),
  );
}

/**
 * A `fetch` that is answered by handlers, without a network and without a service worker: for
 * `createClient({ fetch })` in tests and stories. A request without a handler fails as if the
 * server could not be reached.
 */
export function createMockFetch(handlers: readonly HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const page = (globalThis as { location?: { href: string } }).location?.href;
    const address = input instanceof Request ? input.url : input;
    const url = new URL(address, page ?? 'http://mocked.invalid');
    const request = input instanceof Request ? input : new Request(url, init);
    const response = await getResponse([...handlers], request);
    if (!response) throw new TypeError(`No handler answers ${request.method} ${url.href}`);
    return response;
  };
}
