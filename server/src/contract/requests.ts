import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { exampleOf } from './bad-values.ts';
import type { Caller, ContractSite } from './contract-site.ts';
import { formOf, PACKAGE, packageOf, PIXEL } from './form.ts';
import { resolve, type SpecCall } from './spec.ts';
import { NOWHERE } from './stage.ts';

const NOBODY = '01997a3c-52d8-7c41-9e0b-000000000000';

/** The path of an operation with well-formed ids of objects that do not exist. */
export function pathOf(call: SpecCall): string {
  const isUuid = (name: string) =>
    call.pathParameters.some((one) => one.name === name && resolve(one.schema).format === 'uuid');
  return call.path
    .replace('{hash}', 'f'.repeat(64))
    .replace('{postId}', 'f'.repeat(8))
    .replace('{name}', 'file.txt')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (isUuid(name) ? NOBODY : String(NOWHERE)));
}

/** The query of an operation that requires one, by its examples; empty for others. */
export function queryOf({ query }: SpecCall): string {
  if (!query.some(({ required }) => required)) return '';
  const pairs = query.flatMap(({ name, example }) =>
    [example ?? []].flat().map((value) => [name, String(value)]),
  );
  return `?${new URLSearchParams(pairs).toString()}`;
}

/** The path with a query, and what the operation requires of one. */
export function withQuery(call: SpecCall, search = ''): string {
  const required = call.query
    .filter((one) => one.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema)))}`);
  return `${pathOf(call)}?${[...required, search].join('&')}`;
}

/** Who may call, so that only the input is at fault. */
export function callerOf(call: SpecCall): Caller {
  if (call.access === 'public') return 'nobody';
  return call.access === 'user' || call.access === 'session' ? 'user' : 'admin';
}

/** What can be said otherwise than in a request that the contract allows. */
export interface Changes {
  caller?: Caller;
  path?: string;
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

/** Sends a request that the contract allows, but about things that do not exist. */
export async function send(
  { app, cookieOf }: ContractSite,
  call: SpecCall,
  { caller = callerOf(call), path = pathOf(call) + queryOf(call), payload, headers }: Changes = {},
): Promise<LightMyRequestResponse> {
  const good = await bodyOf(call);
  const request: InjectOptions = { method: call.method, url: path };
  const body = payload ?? good?.body;
  return app.inject({
    ...request,
    ...(body !== undefined && { payload: body }),
    headers: { ...good?.headers, ...cookieOf(caller), ...headers },
  });
}

async function bodyOf(call: SpecCall) {
  if (call.id === 'importGame') return formOf(await packageOf(), 'file', PACKAGE);
  if (call.uploadField !== null) return formOf(PIXEL, call.uploadField);
  if (!call.body) return undefined;
  const body = JSON.stringify(exampleOf(call.body));
  return { body, headers: { 'content-type': 'application/json' } };
}
