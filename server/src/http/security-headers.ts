import type { FastifyReply } from 'fastify';

/**
 * The page's policy: nothing but our own host, the first-paint script by its hash, no
 * inline styles (code sets them through the CSSOM), no frames, no plug-ins.
 * @param scriptHashes base64 SHA-256 of each inline script of the page
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
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
    'trusted-types halyard-markdown halyard-workers dompurify',
  ].join('; ');
}

/** The policy for uploaded files: they may not run scripts or load anything. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** Sets the headers of every response. */
export function setSecurityHeaders(reply: FastifyReply): void {
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Referrer-Policy', 'same-origin');
  reply.header('Cross-Origin-Opener-Policy', 'same-origin');
  reply.header('Cross-Origin-Resource-Policy', 'same-origin');
  reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  reply.header('X-Frame-Options', 'DENY');
}
