import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type pg from 'pg';
import type { Attack } from './attack.ts';

const AT_ONCE = 16;
const PER_SECOND = 4;
const MAX_MILLISECONDS = 5000;

/** Many monitors ask for all submissions and for the spreadsheets of a game. */
export const EXPORTS: Attack = {
  title: `${AT_ONCE} exports at once, then ${PER_SECOND} a second`,
  async prepare({ site, game }) {
    const cookies = await addMonitors(site.client, AT_ONCE + 1);
    return { game: String(game.gameId), cookies: cookies.slice(1).join() };
  },
  generate(url, { game, cookies = '' }) {
    const monitors = cookies.split(',');
    const paths = ['submissionsheet', 'submissions?count=0', 'scoreboardsheet'];
    let count = 0;
    const send = () => {
      const path = `/api/game/${game}/${paths[count % paths.length]}`;
      askFor(`${url}${path}`, monitors[count % monitors.length] ?? '').catch(() => undefined);
      count += 1;
    };
    for (let index = 0; index < AT_ONCE; index += 1) send();
    setInterval(send, 1000 / PER_SECOND);
  },
  async observe({ site, server, game }) {
    const [cookie = ''] = await addMonitors(site.client, 1);
    const begun = performance.now();
    const sheet = askFor(`${server.url}/api/game/${game.gameId}/submissionsheet`, cookie).then(
      ({ status, firstByteAt }) => ({ status, milliseconds: firstByteAt - begun }),
    );
    return async () => {
      const { status, milliseconds } = await sheet;
      return [
        {
          name: 'first bytes of the sheet of another monitor, ms',
          measured: `${milliseconds.toFixed(0)} (status ${status}, all of it came)`,
          target: `≤ ${MAX_MILLISECONDS}`,
          isMissed: status !== 200 || milliseconds > MAX_MILLISECONDS,
        },
      ];
    };
  },
};

/** Adds monitors who are signed in; returns the headers with their cookies. */
async function addMonitors(client: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await client.query(
    `with person as (
       select gen_random_uuid() as id, 'monitor-' || encode(substr(hash, 1, 6), 'hex') as name, hash
       from unnest($1::bytea[]) as hash
     ), account as (
       insert into users (id, user_name, name_key, email, email_key, password_hash, role)
       select id, name, name, name || '@load.example', name || '@load.example', '', 'Monitor' from person
     )
     insert into sessions (token_hash, user_id, expires_at, address, agent)
     select hash, id, now() + interval '7 days', '127.0.0.1', 'load' from person`,
    [hashes],
  );
  return tokens.map((token) => `halyard_session=${token}`);
}

/** Reads an answer to its end, and throws it away. */
function askFor(url: string, cookie: string): Promise<{ status: number; firstByteAt: number }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { cookie } }, (answer) => {
      let firstByteAt = 0;
      answer.on('data', () => {
        firstByteAt ||= performance.now();
      });
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, firstByteAt }));
    });
    asked.once('error', reject).end();
  });
}
