import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import type { Attack } from './attack.ts';

const PER_SECOND = 20;
const SENT_BYTES = 4 * 2 ** 20;
const ANNOUNCED_BYTES = 19 * 2 ** 20;
/** The disk space of two uploads of one user, and of what the system writes ahead. */
const MAX_MEGABYTES = 20;

/** One player begins writeups, sends a part of each, and leaves them unfinished. */
export const UNFINISHED_UPLOADS: Attack = {
  title: `${PER_SECOND} unfinished writeups a second by one player`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000', RATE_LIMIT_USER_FACTOR: '1000000' },
  async prepare({ site, game: { gameId, teams } }) {
    await site.client.query(
      `update games set writeup_required = true, writeup_deadline = now() + interval '1 day' where id = $1`,
      [gameId],
    );
    return { path: `/api/game/${gameId}/writeup`, cookie: teams[1]?.cookie ?? '' };
  },
  generate(url, { path = '', cookie = '' }) {
    const { hostname, port } = new URL(url);
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=part',
      `Content-Length: ${ANNOUNCED_BYTES}`,
      'X-Forwarded-For: 203.0.113.11',
      '',
      '--part',
      'Content-Disposition: form-data; name="file"; filename="writeup.pdf"',
      'Content-Type: application/pdf',
      '',
      '%PDF-1.7',
    ].join('\r\n');
    const part = Buffer.alloc(SENT_BYTES, '%');
    setInterval(() => {
      const socket = connect(Number(port), hostname);
      // The server may end the connection at any time.
      socket.on('error', () => undefined).resume();
      socket.write(head);
      socket.write(part);
    }, 1000 / PER_SECOND);
  },
  async observe({ site }) {
    const folder = join(dirname(site.cluster), 'files');
    const before = await bytesIn(folder);
    return async () => {
      const added = (await bytesIn(folder)) - before;
      return [
        {
          name: 'files added, MB',
          measured: (added / 1e6).toFixed(1),
          target: `≤ ${MAX_MEGABYTES}`,
          isMissed: added > MAX_MEGABYTES * 1e6,
        },
      ];
    };
  },
};

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    // A file may be removed meanwhile.
    files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => ({ size: 0 }))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
