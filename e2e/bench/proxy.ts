import { setTimeout as pause } from 'node:timers/promises';
import { sized } from '../load/quick.ts';
import { seedContainers } from '../load/seed-containers.ts';
import { type ServerProcess, startSite, WIDE_LIMITS } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { percentile } from './percentile.ts';
import { memoryOf } from './processes.ts';
import {
  type Line,
  openDirect,
  openProxied,
  type Service,
  startEcho,
  startFlood,
  startSwallow,
  timeFlood,
  timeRoundTrips,
  timeUpload,
} from './proxy-lines.ts';

const CONTAINERS = 7;
const CONNECTIONS = sized(200, 14);
const SLOW_READERS = sized(50, 3);
const ROUNDS = sized(5, 1);
const TRIPS = sized(1000, 20);
const FLOOD_MEBIBYTES = sized(128, 4);
/** The bytes that wait for a slow reader arrive within this time. */
const SETTLE_MILLISECONDS = sized(4000, 500);

/** Added by the proxy to the median of a round trip, in milliseconds. */
const ADDED_TARGET = 1;
/** The least throughput to players, as a part of that of a direct connection. */
const THROUGHPUT_TARGET = 0.25;
/** The least throughput from players; most of the time goes to the client, which masks every byte. */
const UPLOAD_TARGET = 0.1;
/** Memory of a connection whose player does not read, in MB. */
const SLOW_TARGET = 2;

const KINDS = ['direct', 'proxy', 'captured'] as const;
type Kind = (typeof KINDS)[number];
type Ways = Record<Kind, () => Promise<Line>>;

/** Measures each kind of connection in turn, so that what else runs disturbs all of them. */
async function compare(echo: Ways, flood: Ways, swallow: Ways) {
  const trips: Record<Kind, number[]> = { direct: [], proxy: [], captured: [] };
  const rates: Record<Kind, number> = { direct: 0, proxy: 0, captured: 0 };
  const uploads: Record<Kind, number> = { direct: 0, proxy: 0, captured: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of KINDS) {
      const talking = await echo[kind]();
      trips[kind].push(...(await timeRoundTrips(talking, TRIPS)));
      talking.close();
      const flooded = await flood[kind]();
      rates[kind] = Math.max(rates[kind], await timeFlood(flooded, FLOOD_MEBIBYTES));
      flooded.close();
      const swallowed = await swallow[kind]();
      uploads[kind] = Math.max(uploads[kind], await timeUpload(swallowed, FLOOD_MEBIBYTES));
      swallowed.close();
    }
  }
  return { trips, rates, uploads };
}

/** Many connections over several containers that all talk at the same time; returns the milliseconds. */
async function crowd(url: string, entries: readonly string[]): Promise<number[]> {
  const lines = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) =>
      openProxied(url, entries[index % entries.length] ?? ''),
    ),
  );
  const times = await Promise.all(lines.map((line) => timeRoundTrips(line, 20)));
  for (const line of lines) line.close();
  return times.flat();
}

/** MB that the server needs for each player who asks for a lot and does not read. */
async function weighSlowReaders({ url, pid }: ServerProcess, entry: string): Promise<number> {
  const before = memoryOf(pid);
  const lines = await Promise.all(
    Array.from({ length: SLOW_READERS }, () => openProxied(url, entry)),
  );
  for (const line of lines) {
    line.pause();
    line.send(Buffer.from('256'));
  }
  await pause(SETTLE_MILLISECONDS);
  const each = (memoryOf(pid) - before) / SLOW_READERS;
  for (const line of lines) line.close();
  return each;
}

function report({ trips, rates, uploads }: Awaited<ReturnType<typeof compare>>): string[] {
  const rows = KINDS.map((kind) => [
    kind,
    ...[50, 95].map((percent) => percentile(trips[kind], percent).toFixed(2)),
    rates[kind].toFixed(0),
    (rates[kind] / rates.direct).toFixed(2),
    uploads[kind].toFixed(0),
    (uploads[kind] / uploads.direct).toFixed(2),
  ]);
  const heads = ['connection', 'round trip p50 ms', 'p95 ms', 'MiB/s', 'of direct'];
  console.log(formatTable([...heads, 'MiB/s up', 'of direct'], rows));
  const missed: string[] = [];
  for (const kind of ['proxy', 'captured'] as const) {
    const added = percentile(trips[kind], 50) - percentile(trips.direct, 50);
    if (added > ADDED_TARGET) missed.push(`${kind}: round trip`);
    if (rates[kind] < rates.direct * THROUGHPUT_TARGET) missed.push(`${kind}: throughput`);
    if (uploads[kind] < uploads.direct * UPLOAD_TARGET) missed.push(`${kind}: upload`);
  }
  return missed;
}

function waysTo(url: string, { port }: Service, entries: readonly [string, string]): Ways {
  const [plain, captured] = entries;
  return {
    direct: () => openDirect(port),
    proxy: () => openProxied(url, plain),
    captured: () => openProxied(url, captured),
  };
}

/** Returns what missed its target. */
export async function benchProxy(): Promise<string[]> {
  const site = await startSite(1, {
    ...WIDE_LIMITS,
    CONTAINER_PORT_MAPPING: 'PlatformProxy',
    CAPTURE_FILE_MB: '1024',
    CAPTURE_TEAM_MB: '16384',
  });
  const [echo, flood] = [await startEcho(), await startFlood()];
  const swallow = await startSwallow(FLOOD_MEBIBYTES);
  try {
    const [server] = site.servers;
    if (!server) throw new Error('No server runs.');
    const { url } = server;
    const ports = [
      flood.port,
      swallow.port,
      ...Array.from({ length: CONTAINERS }, () => echo.port),
    ];
    const plain = await seedContainers(site.client, ports, false);
    const captured = await seedContainers(site.client, ports, true);
    const entriesAt = (index: number) => [plain[index] ?? '', captured[index] ?? ''] as const;
    const missed = report(
      await compare(
        waysTo(url, echo, entriesAt(2)),
        waysTo(url, flood, entriesAt(0)),
        waysTo(url, swallow, entriesAt(1)),
      ),
    );
    const times = await crowd(url, plain.slice(2));
    console.log(
      `${CONNECTIONS} connections over ${CONTAINERS} containers at once: ${times.length} round trips, ` +
        `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms.`,
    );
    const each = await weighSlowReaders(server, plain[0] ?? '');
    console.log(`${SLOW_READERS} players who do not read: ${each.toFixed(2)} MB each.`);
    return each > SLOW_TARGET ? [...missed, 'memory of slow readers'] : missed;
  } finally {
    echo.stop();
    flood.stop();
    swallow.stop();
    await site.stop();
  }
}
