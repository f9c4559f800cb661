import type { ApiError } from '../index.ts';

/** What the codes of Node for failed connections mean. */
const CAUSES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'DNS knows no address of that name',
  EAI_AGAIN: 'DNS does not answer',
  ECONNREFUSED: 'nothing listens at that address and port',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ETIMEDOUT: 'nothing answers at that address and port',
  UND_ERR_CONNECT_TIMEOUT: 'nothing answers at that address and port',
  EHOSTUNREACH: 'there is no route to that address',
  ENETUNREACH: 'there is no route to that address',
  EPROTO: 'that port offers no TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'that port offers no TLS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Codes of OpenSSL for a certificate that no known authority has signed. */
const UNKNOWN_ISSUER =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE).*)$/;

/** Why a call failed, in one line: what the server says and its fields, or why it cannot be reached. */
export function reasonOf(error: ApiError): string {
  const fields = error.issues.map(({ path, code }) => `${path}: ${code}`);
  return [`${error.title}${networkCause(error.cause)}`, ...fields].join('; ');
}

/** `: ` and why a connection failed; empty if nothing is known about it. */
export function networkCause(thrown: unknown): string {
  const cause = innermost(thrown);
  if (!cause) return '';
  const { code = '', message } = cause;
  const words = UNKNOWN_ISSUER.test(code)
    ? 'no authority that this machine knows has signed its certificate; NODE_EXTRA_CA_CERTS names a file with more of them'
    : CAUSES[code];
  return words === undefined ? `: ${message}` : `: ${words} (${message || code})`;
}

/** The error of the system below those of `fetch`, which say only that it failed. */
function innermost(thrown: unknown): (Error & { code?: string }) | null {
  if (!(thrown instanceof Error)) return null;
  // Several addresses may have been tried; the reason of the first is told.
  const below = thrown instanceof AggregateError ? (thrown.errors[0] as unknown) : thrown.cause;
  return innermost(below) ?? thrown;
}
