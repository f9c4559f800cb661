import type { TestProject } from 'vitest/node';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { startSite } from '../load/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's server is, without a slash at the end; `ADMINISTRATOR` runs it. */
    siteUrl: string;
  }
}

/** One real server for the whole run; every test makes games of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite(1, {
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMITS: 'off',
  });
  project.provide('siteUrl', site.servers[0]?.url ?? '');
  return () => site.stop();
}
