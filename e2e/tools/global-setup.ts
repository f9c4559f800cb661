import type { TestProject } from 'vitest/node';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { startSite } from '../load/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's server, without a slash at the end; its administrator is `ADMINISTRATOR`. */
    siteUrl: string;
  }
}

/** Starts one server for the whole run; every test creates its own games. */
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
