import type { ErrorCode, OperationId } from '@halyard/sdk/operations';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Context } from '../../http/registrar.ts';
import { type ContractSite, cookie } from '../contract-site.ts';
import { callOf, type Reached } from '../reached.ts';
import type { SpecCall } from '../spec.ts';
import type { Stage } from '../stage.ts';

/** One request of an operation. */
export interface Request<O extends OperationId> {
  /** Token of the session; without it an administrator's, or nobody's where the call is public. */
  as?: string | null;
  params?: Context<O>['params'];
  query?: Record<string, string | number>;
  /** Travels as JSON; a buffer as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request; fails unless the answer has this status (of no refusal) or this error code. */
export type Ask<O extends OperationId> = (
  expected: 200 | 206 | 304 | 416 | ErrorCode,
  request?: Request<O>,
) => Promise<LightMyRequestResponse>;

/** Reaches every answer of an operation that not all of its kind share. */
export type Scenario<O extends OperationId> = (ask: Ask<O>, stage: Stage) => Promise<unknown>;

/** The scenarios of one file; their names say of which operations. */
export type Scenarios = { [Id in OperationId]?: Scenario<Id> };

export function createAsk<O extends OperationId>(id: O, stage: Stage, reached: Reached): Ask<O> {
  const call = callOf(id);
  return async (expected, request = {}) => {
    const answer = await sendRequest(call, stage.site, request);
    const code = reached.note(call, answer);
    expect(code ?? answer.statusCode, `${id}: ${answer.body.slice(0, 500)}`).toBe(expected);
    return answer;
  };
}

/** Sends a request of a scenario. */
export function sendRequest(
  call: SpecCall,
  site: ContractSite,
  { as, params, query = {}, body, headers }: Request<OperationId>,
): Promise<LightMyRequestResponse> {
  const given: Record<string, unknown> = { ...params };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const usual = site.cookieOf(call.access === 'public' ? 'nobody' : 'admin');
  return site.app.inject({
    method: call.method,
    url: search.size === 0 ? path : `${path}?${search.toString()}`,
    ...(body !== undefined && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as === undefined ? usual : cookie(as)),
      ...headers,
    },
  });
}

/** Headers of a change to a version that is not the present one. */
export const OF_YESTERDAY = { 'if-match': 'W/"of-yesterday"' };

/** Asks for an answer that has a tag, and again with the tag. */
export async function askTwice<O extends OperationId>(
  ask: Ask<O>,
  request: Request<O> = {},
): Promise<void> {
  const { headers } = await ask(200, request);
  await ask(304, { ...request, headers: { 'if-none-match': String(headers.etag) } });
}
