// Access drill. Sends every operation of the spec as everybody: who is let through, and what the
// answers show of whom, must be what `x-access`, `security`, `x-participation`, `x-owner` and
// `x-personal` say. Ends with 1 on any violation.
import { operationsOf, readBundle } from '../../api-spec/bundle.ts';
import { startSite, type Site } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { createCallers } from './access/callers.ts';
import { type Caller, type Verdict, verdictOf, violationOf } from './access/expected.ts';
import { createReaders } from './access/personal.ts';
import type { Person } from './access/people.ts';
import { requestOf } from './access/request.ts';
import { send } from './access/send.ts';
import { insertWorld, type World } from './access/world.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FILE_NAME = '3f6f1c2a8d57-0a1b2c3d4e5f6071.pcap.gz';
const CONTENT = 'what a team sent';

/** Stores a file of captured traffic of the team in a world; returns the world with its name. */
async function storeCapture({ client, cluster }: Site, world: World): Promise<World> {
  const { challengeId, participationId } = world.ids;
  const folder = join(dirname(cluster), 'capture', String(challengeId), String(participationId));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILE_NAME), CONTENT);
  await client.query(
    `insert into captures
       (challenge_id, participation_id, file_name, size, started_at, finished_at, claimed_until)
     values ($1, $2, $3, $4, now(), now(), now())`,
    [challengeId, participationId, FILE_NAME, CONTENT.length],
  );
  return { ...world, ids: { ...world.ids, fileName: FILE_NAME } };
}

/** Reading operations that nobody can be given an answer of here, with the reason. */
const NEVER_READ: Readonly<Record<string, string>> = {
  getAsset: 'there is no file',
  getInstanceLoad: 'no container runs; the scenarios of the contract read it',
  getInstanceLog: 'no container runs; the scenarios of the contract read it',
  getMail: 'no mail was written',
  openProxy: 'no container runs; the tests of the proxy say who may use it',
  openTestProxy: 'no container runs; the tests of the proxy say who may use it',
};

const bundle = readBundle();
const operations = operationsOf(bundle);
const site = await startSite(1, {
  ADMIN_NAME: 'Harbour',
  ADMIN_EMAIL: 'harbour@drill.example',
  ADMIN_PASSWORD: 'Lines-and-blocks-2',
  RATE_LIMITS: 'off',
});
const url = site.servers[0]?.url ?? '';
const people: Person[] = [];
const findLeaks = createReaders(bundle, () => people);
const counts: Record<Verdict, number> = {
  allowed: 0,
  'no role': 0,
  'no participation': 0,
  'not the owner': 0,
};
const violations: string[] = [];
const unimplemented = new Set<string>();
const read = new Set<string>();

try {
  const { atSite, inWorld } = await createCallers(site.client, url, people);
  const makeWorld = async (): Promise<World> => {
    const world = await insertWorld(site.client);
    people.push(world.captain, world.member, world.rival);
    return world;
  };
  const shared = await storeCapture(site, await makeWorld());
  for (const operation of operations) {
    const isRead = operation.method === 'get';
    const names = [...atSite, ...inWorld(shared)].map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      // A change may use up what it is about, so each caller gets a world of its own.
      const world = isRead ? shared : await makeWorld();
      const caller = [...atSite, ...inWorld(world)][index];
      if (!caller) throw new Error(`There is no caller ${name}.`);
      await call(operation, caller, world);
      if (!isRead) people.splice(people.length - 3);
    }
  }
} finally {
  await site.stop();
}

async function call(operation: (typeof operations)[number], caller: Caller, world: World) {
  const id = operation.operationId;
  const verdict = verdictOf(operation, caller);
  counts[verdict] += 1;
  const answer = await send(url, requestOf(bundle, operation, world), await caller.headers());
  if (answer.code === 'NOT_IMPLEMENTED') unimplemented.add(id);
  if (answer.status === 200) read.add(id);
  const violation = violationOf(verdict, answer);
  if (violation !== null) violations.push(`${id}, ${caller.name} (${verdict}): ${violation}`);
  if (answer.text === '') return;
  for (const leak of findLeaks(operation, caller, answer.text)) {
    violations.push(`${id}, ${caller.name}: ${leak}`);
  }
}

for (const { operationId, method } of operations) {
  const isKnown = operationId in NEVER_READ || unimplemented.has(operationId);
  if (method !== 'get' || read.has(operationId) || isKnown) continue;
  violations.push(`${operationId}: nobody was given an answer, so that nothing was checked`);
}

const calls = Object.values(counts).reduce((sum, count) => sum + count, 0);
console.log(formatTable(['by the spec', 'calls'], Object.entries(counts)));
for (const violation of violations) console.log(`  ${violation}`);
console.log(
  `Access: ${operations.length} operations (${unimplemented.size} not implemented) x ` +
    `${calls / operations.length} callers = ${calls} calls, ${violations.length} violations.`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
