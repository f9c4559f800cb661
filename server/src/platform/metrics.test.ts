import { describe, expect, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

describe('metrics', () => {
  test('serves what was counted and what is measured when asked', async () => {
    let position = 0;
    const metrics = createMetrics({
      busPosition: () => position,
      pool: { totalCount: 3, idleCount: 2, waitingCount: 0 },
    });
    metrics.submissions.inc({ result: 'Accepted' });
    metrics.httpDuration.observe({ method: 'GET', route: '/api/config', status: '200' }, 0.002);
    position = 17;
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    const elsewhere = await fetch(`http://127.0.0.1:${port}/`);
    server.close();
    server.closeAllConnections();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('halyard_submissions_total{result="Accepted"} 1');
    expect(text).toContain('halyard_bus_position 17');
    expect(text).toContain('halyard_database_connections 3');
    expect(text).toMatch(/halyard_http_request_duration_seconds_count\{.*\/api\/config.*\} 1/);
    expect(elsewhere.status).toBe(404);
  });

  test('keeps two servers in one process apart', async () => {
    const [one, two] = [createMetrics(), createMetrics()];
    one.busErrors.inc();
    expect(await one.render()).toContain('halyard_bus_errors_total 1');
    expect(await two.render()).toContain('halyard_bus_errors_total 0');
  });
});
