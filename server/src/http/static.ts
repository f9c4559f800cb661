import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from '../platform/accept-encoding.ts';
import { isKnownTag } from './conditional.ts';
import { AppError } from '../domain/app-error.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { refuseMethods } from './methods.ts';
import type { SitePage } from '../modules/info/public.ts';
import { renderPage } from './render-page.ts';
import { makeStaticFile, readStaticFiles, type StaticFile } from './static-files.ts';

/** Paths of the server: an unknown one is answered with an error, never with the web app. */
const SERVER_PATHS = /^\/(api|assets|hub)(\/|$)/i;
/** The name of every file in these directories contains a hash of its content. */
const HASHED_FOLDERS = /^\/(static|build)\//;
const HAS_ENDING = /\.[^/]*$/;

/**
 * Serves the built web app from memory: its files, and `index.html` for every other path that a
 * browser opens. Files that change on disk later are not reloaded.
 * @param sitePage what page and icon show of the site's settings; without it they are as built
 * @param guests origins of other services whose scripts and frames pages load
 * @param folder the build with `index.html`; when it is missing, pages are answered with NOT_FOUND
 */
export function serveStatic(
  app: FastifyInstance,
  folder: string,
  sitePage?: () => Promise<SitePage>,
  guests: readonly string[] = [],
): void {
  const files = readStaticFiles(folder);
  const page = files.get('/index.html');
  const render = createRenderer(page, sitePage);
  const hashes = page ? inlineScriptHashes(page.body.toString()) : [];
  const policy = contentSecurityPolicy(hashes, guests);
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const path = pathOf(request.url);
    const rendered = await render();
    const file = (path === ICON && rendered.icon) || files.get(path);
    if (file && file !== page) {
      const cache = HASHED_FOLDERS.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return sendFile(request, reply.header('Cache-Control', cache), file);
    }
    if (!page || (!file && !wantsPage(request, path))) throw new AppError('NOT_FOUND');
    reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', policy);
    return sendFile(request, reply, rendered.page ?? page);
  });
  refuseMethods(app, '/*', ['GET', 'HEAD'], (url) => {
    const path = pathOf(url);
    if (!files.has(path) && !(page && mayBePage(path))) throw new AppError('NOT_FOUND');
  });
}

const ICON = '/favicon.webp';

interface Rendered {
  page: StaticFile | null;
  icon: StaticFile | null;
}

/** Renders page and icon again when the settings have changed; otherwise both stay in memory. */
function createRenderer(
  page: StaticFile | undefined,
  sitePage: (() => Promise<SitePage>) | undefined,
): () => Promise<Rendered> {
  let from: SitePage | null = null;
  let rendered: Rendered = { page: null, icon: null };
  return async () => {
    if (!sitePage || !page) return rendered;
    const now = await sitePage();
    if (now === from) return rendered;
    const html = renderPage(page.body.toString(), now);
    rendered = {
      page: makeStaticFile('/index.html', Buffer.from(html)),
      icon: now.icon && makeStaticFile(ICON, Buffer.from(now.icon)),
    };
    from = now;
    return rendered;
  };
}

/** SHA-256 of each inline script in base64, as a Content-Security-Policy lists them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
}

function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    throw new AppError('NOT_FOUND');
  }
}

/** Whether the web app may show something there: a missing script or image is never a page. */
function mayBePage(path: string): boolean {
  return !SERVER_PATHS.test(path) && !HAS_ENDING.test(path);
}

/** Whether the request is a navigation, not a request for a missing script or image. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const { accept } = request.headers;
  return mayBePage(path) && (accept === undefined || /text\/html|\*\/\*/.test(accept));
}

/** Sends a file in the preferred coding of the client, or 304 when the client already has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): Promise<FastifyReply> {
  reply.header('ETag', file.etag).header('Vary', 'Accept-Encoding');
  if (isKnownTag(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  const encoded = encoding && (await file.encoded(encoding));
  if (encoded) reply.header('Content-Encoding', encoding);
  return reply.type(file.type).send(encoded || file.body);
}
