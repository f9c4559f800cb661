import { randomBytes } from 'node:crypto';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import { signIn } from '../load/sign-in.ts';
import { ADMINISTRATOR, type Site, startSite, WIDE_LIMITS } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { seedSubmissions, SUBMISSIONS, TEAMS } from './lists-submissions.ts';
import { memoryOf, processTime } from './processes.ts';

const FILES = sized(8, 2);
const FILE_MEBIBYTES = sized(128, 2);
const ROUNDS = sized(5, 1);
const SAMPLE_MILLISECONDS = 20;

const MEBIBYTE = 2 ** 20;

/** The figures to reach; memory in MB over what the server has at rest. */
const TARGETS = {
  sheet: { name: `memory: sheet of ${SUBMISSIONS} submissions`, most: 100, unit: 'MB' },
  export: { name: `memory: export of ${FILES * FILE_MEBIBYTES} MiB`, most: 50, unit: 'MB' },
  list: { name: `server: review list of ${TEAMS} teams`, most: 200, unit: 'ms' },
  accept: { name: `time: ${TEAMS} teams accepted at once`, most: 5000, unit: 'ms' },
} as const;
type Target = keyof typeof TARGETS;

interface Stage {
  site: Site;
  url: string;
  pid: number;
  cookie: string;
}

interface Call {
  method?: string;
  /** Sent as a form, anything else as JSON. */
  body?: unknown;
}

/** Sends a request as the administrator, and throws unless it is answered. */
async function send({ url, cookie }: Stage, path: string, { method = 'GET', body }: Call = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      cookie,
      ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

const post = (body: unknown): Call => ({ method: 'POST', body });

/** The most memory of the server during a download, over what it had before, in MB. */
async function memoryDuring(stage: Stage, path: string, call: Call = {}): Promise<number> {
  const rest = memoryOf(stage.pid);
  let most = rest;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(stage.pid));
  }, SAMPLE_MILLISECONDS);
  try {
    const { body } = await send(stage, path, call);
    await body?.pipeTo(new WritableStream());
  } finally {
    clearInterval(timer);
  }
  return most - rest;
}

/** A game whose challenges have files. */
async function makeGameWithFiles(stage: Stage): Promise<number> {
  const start = Date.now();
  const game = { title: 'Files', hidden: true, start, end: start + 3_600_000 };
  const made = await send(stage, '/api/edit/games', post(game));
  const { id } = (await made.json()) as { id: number };
  const challenges = `/api/edit/games/${id}/challenges`;
  for (let file = 1; file <= FILES; file += 1) {
    const fields = { title: `File ${file}`, category: 'Misc', type: 'StaticAttachment' };
    const challenge = await send(stage, challenges, post(fields));
    const form = new FormData();
    form.set('files', new Blob([randomBytes(FILE_MEBIBYTES * MEBIBYTE)]), `file-${file}.bin`);
    const stored = await send(stage, '/api/assets', post(form));
    const [{ hash } = { hash: '' }] = (await stored.json()) as { hash: string }[];
    const { id: challengeId } = (await challenge.json()) as { id: number };
    const attachment = post({ attachmentType: 'Local', fileHash: hash });
    await send(stage, `${challenges}/${challengeId}/attachment`, attachment);
  }
  return id;
}

/** Milliseconds of the server's processor time for the list that is reviewed, and of time to accept all. */
async function measureReview(stage: Stage, gameId: number) {
  await stage.site.client.query(`update participations set status = 'Pending' where game_id = $1`, [
    gameId,
  ]);
  const times: number[] = [];
  const list = `/api/game/${gameId}/participations`;
  while (times.length < ROUNDS) {
    const before = processTime(stage.pid);
    await (await send(stage, list)).arrayBuffer();
    times.push(processTime(stage.pid) - before);
  }
  const teams = (await (await send(stage, list)).json()) as { id: number }[];
  const decisions = teams.map(({ id }) => ({ participationId: id, status: 'Accepted' }));
  const began = performance.now();
  await send(stage, `/api/ext/game/${gameId}/participations`, post({ decisions }));
  return { list: median(times), accept: performance.now() - began };
}

async function measureAll(stage: Stage): Promise<Record<Target, number>> {
  const { gameId } = await seedSubmissions(stage.site.client);
  const withFiles = await makeGameWithFiles(stage);
  // The first answers load what later ones find loaded, so they do not count.
  for (const path of [`/api/game/${gameId}/scoreboardsheet`, `/api/game/${gameId}/submissions`])
    await (await send(stage, path)).arrayBuffer();
  return {
    sheet: await memoryDuring(stage, `/api/game/${gameId}/submissionsheet`),
    export: await memoryDuring(stage, `/api/edit/games/${withFiles}/export`, { method: 'POST' }),
    ...(await measureReview(stage, gameId)),
  };
}

/** Measures what large games cost organisers. Returns what missed its target. */
export async function benchOrganisers(): Promise<string[]> {
  const site = await startSite(1, { ...WIDE_LIMITS, ...ADMINISTRATOR });
  try {
    const [server] = site.servers;
    if (!server) throw new Error('No server has started.');
    const { url, pid } = server;
    const figures = await measureAll({ site, url, pid, cookie: (await signIn(url)) ?? '' });
    const targets = Object.keys(TARGETS) as Target[];
    const isMissed = (target: Target) => !(figures[target] <= TARGETS[target].most);
    console.log(
      formatTable(
        ['what', 'figure', 'target', ''],
        targets.map((target) => {
          const { name, most, unit } = TARGETS[target];
          const verdict = isMissed(target) ? 'MISSED' : '';
          return [name, `${figures[target].toFixed(0)} ${unit}`, `<= ${most} ${unit}`, verdict];
        }),
      ),
    );
    return targets.filter(isMissed).map((target) => TARGETS[target].name);
  } finally {
    await site.stop();
  }
}
