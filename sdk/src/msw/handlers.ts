import { http, type HttpHandler, HttpResponse } from 'msw';
import type { z } from 'zod';
import { exampleAnswers } from '../generated/example-answers.ts';
import { errorStatus, type OperationId, operations, schemas } from '../operations.ts';
import type { ErrorCode } from '../operations.ts';
import { ApiContractError } from '../runtime/errors.ts';
import { type FieldIssue, toFieldIssue } from '../runtime/field-issue.ts';

type Schemas = typeof schemas;

/** What an operation answers with status 200; undefined for empty answers and files. */
export type MockAnswer<O extends OperationId> =
  `${Capitalize<O>}Response` extends infer Name extends keyof Schemas
    ? Schemas[Name] extends z.ZodType
      ? z.input<Schemas[Name]>
      : undefined
    : undefined;

export interface MockOptions {
  /** Where the mocked server stands, without a final slash. Default: any origin. */
  baseUrl?: string;
}

/** The example of the spec for what an operation answers; a copy, so that it may be changed. */
export function exampleOf<O extends OperationId>(id: O): MockAnswer<O> {
  const { example } = exampleAnswers[id] ?? {};
  // The generated table holds the examples of all operations, each checked against its schema.
  return (example === null ? undefined : structuredClone(example)) as MockAnswer<O>;
}

/**
 * Handlers for all operations of the contract, which answer with the spec's examples; files are a
 * few bytes of the right type, the live channel greets and ends. Put those of `mock` and
 * `mockRefusal` before them to answer something else.
 */
export function createHandlers(options: MockOptions = {}): HttpHandler[] {
  const ids = Object.keys(operations) as OperationId[];
  // A path in words stands before the pattern that would catch it: /game/recent, /game/:gameId.
  const byGaps = ids.toSorted((a, b) => gapsOf(a) - gapsOf(b));
  return byGaps.map((id) => handle(id, options, () => respond(id, exampleOf(id))));
}

/**
 * Answers one operation. Throws an ApiContractError at once when the answer breaks the contract, so
 * that no test is green against a server that cannot exist.
 * @param answer the answer, or a function of the request that makes one
 */
export function mock<O extends OperationId>(
  id: O,
  answer: MockAnswer<O> | ((request: Request) => MockAnswer<O> | Promise<MockAnswer<O>>),
  options: MockOptions = {},
): HttpHandler {
  if (typeof answer !== 'function') checkAnswer(id, answer);
  return handle(id, options, async (request) => {
    const made: unknown = typeof answer === 'function' ? await answer(request) : answer;
    checkAnswer(id, made);
    return respond(id, made);
  });
}

/** What a refusal says beside its code. */
export interface Refusal extends MockOptions {
  /** The sentence for people. Default: the code. */
  title?: string;
  /** The refused fields. Default: none. */
  errors?: readonly FieldIssue[];
  /** Seconds to wait, sent as `Retry-After`. Default: none. */
  retryAfter?: number;
}

/** Refuses one operation with a code, under the status that the contract gives it. */
export function mockRefusal(
  id: OperationId,
  code: ErrorCode,
  { title = code, errors = [], retryAfter, ...options }: Refusal = {},
): HttpHandler {
  const own: Partial<Record<string, number>> = operations[id].errorStatus;
  const status = own[code] ?? errorStatus[code];
  const body = { title, status, code, errors, requestId: 'mocked' };
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  // Two statuses of the contract are numbers of a body only.
  const init = { status: status >= 10_000 ? 400 : status, headers };
  return handle(id, options, () => HttpResponse.json(body, init));
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handle(
  id: OperationId,
  { baseUrl = '*' }: MockOptions,
  answer: (request: Request) => Response | Promise<Response>,
): HttpHandler {
  const { method, path } = operations[id];
  return METHODS[method](`${baseUrl}${path}`, ({ request }) => answer(request));
}

function respond(id: OperationId, answer: unknown): Response {
  const type = exampleAnswers[id]?.type;
  if (type === null || type === undefined) return new HttpResponse(null, { status: 200 });
  if (type === 'application/json') return HttpResponse.json(answer as null);
  const isStream = type === 'text/event-stream';
  const text = isStream ? 'event: Hello\ndata: {"topic":"Hello","resumed":false}\n\n' : `${id}\n`;
  return new HttpResponse(text, { headers: { 'Content-Type': type } });
}

function gapsOf(id: OperationId): number {
  return operations[id].path.split(':').length;
}

function checkAnswer(id: OperationId, answer: unknown): void {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  const schema = (schemas as unknown as Record<string, z.ZodType | undefined>)[name];
  const result = schema?.safeParse(answer);
  if (!result || result.success) return;
  throw new ApiContractError(
    id,
    result.error.issues.map((issue) => toFieldIssue(issue, answer)),
  );
}
