import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { inParallel } from '../../scripts/lib/in-parallel.ts';
import { watchNetwork } from '../fixtures/network.ts';
import { seedGame } from '../load/seed.ts';
import { signIn } from '../load/sign-in.ts';
import { ADMINISTRATOR, startSite } from '../load/site.ts';

const POST_ID = '4f1d09ac';
const mailLink = (page: string) =>
  `/account/${page}#token=c2VjcmV0&email=${Buffer.from('ada@load.example').toString('base64')}`;

/**
 * Targets in kilobytes of JavaScript that the browser receives, without dictionaries. Browsers accept
 * Brotli over HTTPS and from this machine; the gzipped size is what others receive.
 */
const PAGES = [
  { name: 'home', by: 'player', path: () => '/', target: 129 },
  { name: 'sign-in', by: 'visitor', path: () => '/account/login', target: 120 },
  { name: 'posts', by: 'visitor', path: () => '/posts', target: 130 },
  {
    name: 'post',
    by: 'visitor',
    path: () => `/posts/${POST_ID}`,
    target: 130,
  },
  { name: 'about', by: 'visitor', path: () => '/about', target: 125 },
  {
    name: 'staff: post',
    by: 'admin',
    path: () => `/posts/${POST_ID}/edit`,
    // With the editor, the parser of Markdown for its preview, and the warning about containers.
    target: 173,
  },
  { name: 'register', by: 'visitor', path: () => '/account/register', target: 125 },
  { name: 'recovery', by: 'visitor', path: () => '/account/recovery', target: 120 },
  { name: 'reset', by: 'visitor', path: () => mailLink('reset'), target: 120 },
  { name: 'verify', by: 'visitor', path: () => mailLink('verify'), target: 125 },
  { name: 'confirm', by: 'visitor', path: () => mailLink('confirm'), target: 120 },
  // 155 KB measured: two thirds of it are what every page loads.
  { name: 'profile', by: 'player', path: () => '/account/profile', target: 162 },
  { name: 'games', by: 'player', path: () => '/games', target: 130 },
  { name: 'game', by: 'player', path: (id: number) => `/games/${id}`, target: 142 },
  {
    name: 'challenges',
    by: 'player',
    path: (id: number) => `/games/${id}/challenges`,
    target: 153,
  },
  {
    name: 'scoreboard',
    by: 'player',
    path: (id: number) => `/games/${id}/scoreboard`,
    target: 142,
  },
  {
    name: 'writeup',
    by: 'player',
    path: (id: number) => `/games/${id}/writeup`,
    // The target leaves out the viewer, which is loaded with the first file.
    target: 150,
  },
  { name: 'teams', by: 'player', path: () => '/teams', target: 140 },
  { name: 'staff: teams', by: 'admin', path: () => '/admin/teams', target: 157 },
  { name: 'staff: games', by: 'admin', path: () => '/admin/games', target: 147 },
  { name: 'staff: users', by: 'admin', path: () => '/admin/users', target: 155 },
  { name: 'staff: audit log', by: 'admin', path: () => '/admin/audit', target: 155 },
  { name: 'staff: mail', by: 'admin', path: () => '/admin/mail', target: 150 },
  { name: 'staff: instances', by: 'admin', path: () => '/admin/instances', target: 160 },
  { name: 'staff: logs', by: 'admin', path: () => '/admin/logs', target: 155 },
  { name: 'staff: settings', by: 'admin', path: () => '/admin/settings', target: 155 },
  { name: 'staff: tokens', by: 'admin', path: () => '/admin/tokens', target: 145 },
  { name: 'staff: files', by: 'admin', path: () => '/admin/files', target: 150 },
  {
    name: 'staff: game',
    by: 'admin',
    path: (id: number) => `/admin/games/${id}/info`,
    target: 170,
  },
  {
    name: 'staff: challenges',
    by: 'admin',
    path: (id: number) => `/admin/games/${id}/challenges`,
    target: 157,
  },
  {
    name: 'staff: review',
    by: 'admin',
    path: (id: number) => `/admin/games/${id}/review`,
    target: 152,
  },
  {
    name: 'staff: divisions',
    by: 'admin',
    path: (id: number) => `/admin/games/${id}/divisions`,
    target: 151,
  },
  {
    name: 'staff: writeups',
    by: 'admin',
    path: (id: number) => `/admin/games/${id}/writeups`,
    target: 150,
  },
  {
    name: 'staff: notices',
    by: 'admin',
    path: (id: number) => `/admin/games/${id}/notices`,
    target: 150,
  },
  {
    name: 'monitor: events',
    by: 'admin',
    path: (id: number) => `/games/${id}/monitor/events`,
    target: 160,
  },
  {
    name: 'monitor: submissions',
    by: 'admin',
    path: (id: number) => `/games/${id}/monitor/submissions`,
    target: 160,
  },
  {
    name: 'monitor: traffic',
    by: 'admin',
    path: (id: number) => `/games/${id}/monitor/traffic`,
    target: 170,
  },
  {
    name: 'monitor: cheat reports',
    by: 'admin',
    path: (id: number) => `/games/${id}/monitor/cheatinfo`,
    target: 165,
  },
] as const;

/** Longer than Playwright's half second, which is too short on a busy machine. */
const QUIET_MILLISECONDS = 2000;
/** Pages that are loaded at the same time: most of the time passes waiting for the end. */
const AT_ONCE = 3;
/** The compression level of the server. */
const GZIP_LEVEL = 9;

export interface LoadedFile {
  /** Path of its address. */
  path: string;
  /** Bytes of the body as it was sent. */
  received: number;
  /** Bytes. */
  gzipped: number;
}

export interface LoadedPage {
  name: string;
  /** Limit for kilobytes of JavaScript. */
  target: number;
  scripts: LoadedFile[];
  styles: LoadedFile[];
}

export const kilobytes = (bytes: number) => bytes / 1000;

/** Kilobytes that the browser received. */
export const sizeOf = (files: readonly LoadedFile[]) =>
  kilobytes(files.reduce((sum, { received }) => sum + received, 0));

/** Kilobytes for a browser that does not accept Brotli. */
export const gzippedSizeOf = (files: readonly LoadedFile[]) =>
  kilobytes(files.reduce((sum, { gzipped }) => sum + gzipped, 0));

/**
 * All code and styles that a page loads, including code of its workers, but not that of the worker which
 * all tabs share (8 KB).
 */
async function loadFiles(browser: Browser, url: string, cookie: string | undefined) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=');
    const { origin } = new URL(url);
    const mark = { name: 'halyard_signed_in', value: '1', url: origin };
    await context.addCookies([{ name, value, url: origin }, mark]);
  }
  const page = await context.newPage();
  const scripts: Promise<LoadedFile>[] = [];
  const styles: Promise<LoadedFile>[] = [];
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) scripts.push(readFile(response));
    if (type.includes('text/css')) styles.push(readFile(response));
  });
  const quiet = watchNetwork(page);
  await page.goto(url);
  await quiet(QUIET_MILLISECONDS);
  const loaded = { scripts: await Promise.all(scripts), styles: await Promise.all(styles) };
  await context.close();
  return loaded;
}

const readFile = async (response: Response): Promise<LoadedFile> => ({
  path: new URL(response.url()).pathname,
  received: (await response.request().sizes()).responseBodySize,
  gzipped: gzipSync(await response.body(), { level: GZIP_LEVEL }).length,
});

/** Loads each page of a running game with an empty cache, from a separate server. */
export async function loadPages(browser: Browser): Promise<LoadedPage[]> {
  const site = await startSite(1, ADMINISTRATOR);
  try {
    const game = await seedGame(site.client, { teams: 60, challenges: 24, solves: 500 });
    await site.client.query(
      `insert into posts (id, title, summary, content, tags, is_pinned)
       values ($1, 'What our judges look for', 'Show the dead ends.', $2, '{writeups}', false)`,
      [POST_ID, '## Dead ends\n\nSay them.'],
    );
    await site.client.query('update games set writeup_required = true');
    const [player] = game.teams;
    const base = site.servers[0]?.url ?? '';
    const cookies = { player: player?.cookie, admin: await signIn(base), visitor: undefined };
    return await inParallel(PAGES, AT_ONCE, async ({ path, by, ...page }) => {
      const address = `${base}${path(game.gameId)}`;
      return { ...page, ...(await loadFiles(browser, address, cookies[by])) };
    });
  } finally {
    await site.stop();
  }
}
