import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSdkPackage } from '../../scripts/lib/sdk-package.ts';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { startSite } from '../load/site.ts';
import { compile, installConsumer, packSdk } from './consumer.ts';
import { installRuntimes, runtimesFolder } from './runtimes.ts';
import { seedRegatta } from './seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the real server, seeded with the regatta. */
    siteUrl: string;
    /** Path of the packed SDK. */
    tarball: string;
    /** A project in which only the tarball is installed. */
    plainProject: string;
    /** A project with React, React Query and MSW as well. */
    reactProject: string;
    /** A project with the MSW that runs on Node 20. */
    node20Project: string;
  }
}

const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-query'];

/** Packs the SDK, installs it outside of the checkout and starts a server for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  installRuntimes();
  const folder = await mkdtemp(join(tmpdir(), 'halyard-sdk-'));
  const tarball = packSdk(await buildSdkPackage(), folder);
  const plain = join(folder, 'plain');
  const withReact = join(folder, 'react');
  const forNode20 = join(folder, 'node20');
  installConsumer(plain, tarball, []);
  installConsumer(withReact, tarball, [...REACT, '@types/node', 'msw']);
  installConsumer(forNode20, tarball, ['msw'], runtimesFolder);
  compile(plain, ['main.ts'], 'NodeNext', { noCheck: true, rewriteRelativeImportExtensions: true });
  const site = await startSite(1, {
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMITS: 'off',
  });
  const url = site.servers[0]?.url ?? '';
  await seedRegatta(url);
  project.provide('siteUrl', url);
  project.provide('tarball', tarball);
  project.provide('plainProject', plain);
  project.provide('reactProject', withReact);
  project.provide('node20Project', forNode20);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
