import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { latenessOf } from '../../load/loop-delay.ts';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { removeData } from '../../load/remove-data.ts';
import { readPidFile, type ServerProcess, startServer } from '../../load/site.ts';
import { postgresTime } from '../../bench/processes.ts';

/** The servers of the event, each of which can be killed and started again at its address. */
export interface EventSite {
  urls: readonly string[];
  client: pg.Client;
  /** Kills the first server and starts it again; returns both times in Unix milliseconds. */
  killAndRestart(): Promise<{ killedAt: number; readyAt: number }>;
  /** The resources that were used since the last call, or since the start of each server. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export interface Usage {
  requests: number;
  /** Milliseconds of processor time. */
  server: number;
  database: number;
  /** Milliseconds that 99 % of a server's timers were not late by more; of the worst server. */
  loopDelay: number;
}

interface Running {
  process: ServerProcess;
  port: number;
  metricsPort: number;
  before: { requests: number; milliseconds: number };
}

const FRESH = { requests: 0, milliseconds: 0 };

export async function startEventSite(count: number): Promise<EventSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halyard-event-'));
  const running: Running[] = [];
  const start = async (port: number, metricsPort: number): Promise<Running> => ({
    process: await startServer(dataDir, {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    }),
    port,
    metricsPort,
    before: FRESH,
  });
  const stopAll = async () => {
    for (const { process: server } of running) await server.stop();
    await removeData(dataDir);
  };
  try {
    while (running.length < count) running.push(await start(await freePort(), await freePort()));
    const { pid, host } = await readPidFile(join(dataDir, 'postgres'));
    const client = new pg.Client({ host, user: 'halyard', database: 'halyard' });
    await client.connect();
    let databaseBefore = postgresTime(pid);
    return {
      urls: running.map(({ process: server }) => server.url),
      client,
      async killAndRestart() {
        const [first] = running;
        if (!first) throw new Error('There is no server.');
        const killedAt = Date.now();
        process.kill(first.process.pid, 'SIGKILL');
        running[0] = await start(first.port, first.metricsPort);
        return { killedAt, readyAt: Date.now() };
      },
      async usage() {
        const database = postgresTime(pid);
        const used = await Promise.all(running.map(usageOf));
        const sum = (name: 'requests' | 'milliseconds') =>
          used.reduce((total, each) => total + each[name], 0);
        const usage: Usage = {
          requests: sum('requests'),
          server: sum('milliseconds'),
          database: database - databaseBefore,
          loopDelay: Math.max(...used.map(({ loopDelay }) => loopDelay)),
        };
        databaseBefore = database;
        return usage;
      },
      async stop() {
        await client.end();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function usageOf(server: Running) {
  const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  const text = await answer.text();
  const sumOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
  const now = {
    requests: sumOf('halyard_http_request_duration_seconds_count'),
    milliseconds: sumOf('process_cpu_seconds_total') * 1000,
  };
  const { before } = server;
  server.before = now;
  return {
    requests: now.requests - before.requests,
    milliseconds: now.milliseconds - before.milliseconds,
    // The metrics describe the time since they were last read.
    loopDelay: latenessOf(sumOf('nodejs_eventloop_lag_p99_seconds') * 1000),
  };
}
