import type { FastifyReply } from 'fastify';

/**
 * The page's policy: nothing but our own host, the first-paint script by its hash, no
 * inline styles (code sets them through the CSSOM), no frames, no plug-ins.
 * @param scriptHashes base64 SHA-256 of each inline script of the page
 * @param guests origins of other services whose scripts and frames the page loads
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  guests: readonly string[] = [],
): string {
  const scripts = [...scriptHashes.map((hash) => `'sha256-${hash}'`), ...guests];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ...(guests.length === 0 ? [] : [`frame-src ${guests.join(' ')}`]),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types halyard-markdown halyard-workers halyard-live halyard-captcha',
  ].join('; ');
}

/** The policy for uploaded files: they may not run scripts or load anything. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** The headers of every response. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'X-Frame-Options': 'DENY',
};

/**
 * Sets the headers of every response.
 * @param isHttps whether the site's address is an https one: browsers then use no other for a year
 */
export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): void {
  reply.headers(SECURITY_HEADERS);
  if (isHttps) reply.header('Strict-Transport-Security', 'max-age=31536000');
}
