import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bundle, codesOf, operationsOf } from '../../api-spec/bundle.ts';
import { isGuard, matrix } from '../../scripts/lib/matrix.ts';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { type Site, startSite } from '../load/site.ts';
import { EXCLUDED_COUNT, runTester } from './run.ts';
import { type Seeded, seed } from './seed.ts';
import { settingsFor } from './settings.ts';
import { hasPython, installTester } from './tester.ts';

/** Each role makes at least so many calls. */
const LEAST_CALLS = 7000;
/** The sample runs as an administrator, who reaches the most operations. */
const ROLES = matrix(['visitor', 'user', 'admin'] as const, (role) => role === 'admin');

/** In the run that guards main a missing Python is a failure. */
const canRun = hasPython() || isGuard;

describe.skipIf(!canRun)('schemathesis (needs Python 3.10 with venv) finds no fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-schemathesis-'));
  let site: Site;
  let url = '';
  let seeded: Seeded;
  let codes: Record<string, string[]>;

  beforeAll(async () => {
    installTester();
    site = await startSite(1, {
      ADMIN_NAME: ADMINISTRATOR.userName,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      RATE_LIMITS: 'off',
    });
    url = site.servers[0]?.url ?? '';
    seeded = await seed(url);
    codes = await readListedCodes(url);
  });

  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(ROLES)('in what a %s is answered', async (role) => {
    const own = join(folder, role);
    mkdirSync(own);
    const session = role === 'visitor' ? null : seeded.sessions[role];
    const run = await runTester(url, own, settingsFor(seeded, session), codes);
    const { report, output } = run;
    expect(report.failures, output).toEqual([]);
    expect(report.errors, output).toEqual([]);
    expect(run.status, output).toBe(0);
    expect(report.complete).toBe(true);
    // Whether the session was sent: a run in which every call is refused proves little.
    expect(run.statuses['getProfile']).toHaveProperty(role === 'visitor' ? '401' : '200');
    expect(report.operations.tested).toBe(report.operations.total - EXCLUDED_COUNT);
    const calls = report.test_cases.generated;
    console.log(`${calls} calls as ${role}`);
    expect(calls).toBeGreaterThanOrEqual(LEAST_CALLS);
  });
});

async function readListedCodes(url: string): Promise<Record<string, string[]>> {
  const document = (await (await fetch(`${url}/docs/api/openapi.json`)).json()) as Bundle;
  return Object.fromEntries(
    operationsOf(document).map((operation) => [
      operation.operationId,
      codesOf(document, operation),
    ]),
  );
}
