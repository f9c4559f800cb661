import type { ErrorCode } from '@halyard/sdk/operations';
import { badBodies, wrongValues } from './bad-values.ts';
import { formOf } from './form.ts';
import { type Changes, pathOf } from './requests.ts';
import { resolve, type SpecCall } from './spec.ts';

/** Larger than any body may be. */
const TOO_MUCH = 'x'.repeat(2 ** 22);

/**
 * What to change about a good request for each code that operations share, so that it is refused
 * with it. Null: no such request of this operation.
 */
export const commonRefusals: Partial<
  Record<ErrorCode, (call: SpecCall) => Changes | null | Promise<Changes>>
> = {
  NOT_SIGNED_IN: () => ({ caller: 'nobody' }),
  BANNED: () => ({ caller: 'banned' }),
  PASSWORD_CHANGE_REQUIRED: () => ({ caller: 'temporary' }),
  FORBIDDEN: ({ access }) => ({ caller: access === 'admin' ? 'monitor' : 'user' }),
  ORIGIN_REFUSED: () => ({ headers: { origin: 'https://evil.example', host: 'ctf.example' } }),
  HOST_REFUSED: () => ({ headers: { host: 'rebound.example' } }),
  NOT_FOUND: (call) => ({ path: call.path.replaceAll(/\{\w+\}/g, '0') }),
  VALIDATION_FAILED: (call) => {
    if (isGatedUpload(call)) return null;
    if (call.uploadField !== null) return { payload: '--broken' };
    if (call.body) return { payload: JSON.stringify(badBodies(call.body)[0]?.body) };
    return { path: `${pathOf(call)}?${wrongQuery(call)}` };
  },
  MALFORMED_JSON: (call) => (call.uploadField !== null ? null : { payload: '{"a":' }),
  UNSUPPORTED_MEDIA_TYPE: (call) =>
    isGatedUpload(call) ? null : { headers: { 'content-type': 'text/csv' } },
  PAYLOAD_TOO_LARGE: (call) => {
    if (isGatedUpload(call)) return null;
    return call.uploadField !== null
      ? formOf(TOO_MUCH, call.uploadField).then(({ body, headers }) => ({ payload: body, headers }))
      : { payload: `"${TOO_MUCH}"` };
  },
};

/** Whether the game is checked before a form is read, so that only a scenario gets that far. */
function isGatedUpload({ uploadField, path }: SpecCall): boolean {
  return uploadField !== null && path.includes('{gameId}');
}

/** Whether a value of a query is refused for its bounds, and not for what no text may contain. */
function isQueryText(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w ]*$/.test(value));
}

function wrongQuery({ id, query }: SpecCall): string {
  for (const { name, schema } of query) {
    const item = resolve(schema).items ?? schema;
    if (resolve(item).type === 'boolean') return `${name}=perhaps`;
    const wrong = wrongValues(item).find(({ value }) => isQueryText(value));
    if (wrong) return `${name}=${String(wrong.value)}`;
  }
  throw new Error(`No query of ${id} can be out of bounds`);
}
