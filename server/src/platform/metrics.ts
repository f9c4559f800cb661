import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { createServer } from './node-http.ts';

export interface Metrics {
  /** By method, route pattern and status. Seconds. */
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>;
  /** By result, with the names of the contract. */
  readonly submissions: Counter<'result'>;
  /** Time to build and compress one scoreboard. Seconds. */
  readonly boardPublish: Histogram;
  readonly busErrors: Counter;
  /** The Prometheus text format. */
  render(): Promise<string>;
  /** The Content-Type of the text format. */
  readonly contentType: string;
}

/** Values of this process that are read whenever metrics are collected. */
export interface Probes {
  /** The highest outbox id this process has handled. */
  readonly busPosition: () => number;
  readonly pool: { totalCount: number; idleCount: number; waitingCount: number };
}

const fastBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(probes?: Probes): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (probes) addProbes(registry, probes);
  return {
    httpDuration: new Histogram({
      name: 'halyard_http_request_duration_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: fastBuckets,
      registers,
    }),
    submissions: new Counter({
      name: 'halyard_submissions_total',
      help: 'Submitted flags by verdict; a right flag after the first of its team is a Repeat.',
      labelNames: ['result'],
      registers,
    }),
    boardPublish: new Histogram({
      name: 'halyard_board_publish_duration_seconds',
      help: 'Time to build and compress a scoreboard.',
      buckets: fastBuckets,
      registers,
    }),
    busErrors: new Counter({
      name: 'halyard_bus_errors_total',
      help: 'Lost connections of the bus and handlers that failed.',
      registers,
    }),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addProbes(registry: Registry, { busPosition, pool }: Probes): void {
  const gauges: [string, string, () => number][] = [
    ['halyard_bus_position', 'Highest event handled by this process.', busPosition],
    ['halyard_database_connections', 'Open database connections.', () => pool.totalCount],
    ['halyard_database_connections_idle', 'Idle database connections.', () => pool.idleCount],
    [
      'halyard_database_waiting',
      'Requests waiting for a database connection.',
      () => pool.waitingCount,
    ],
  ];
  for (const [name, help, read] of gauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    registry.registerMetric(gauge);
  }
}

/** Serves `/metrics`, and nothing else, on a port of its own that should be private. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.render().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
