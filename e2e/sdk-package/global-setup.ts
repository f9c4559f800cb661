import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packSdk } from '../../scripts/lib/sdk-package.ts';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { startSite } from '../load/site.ts';
import { compile, installConsumer } from './consumer.ts';
import { installRuntimes, runtimesFolder } from './runtimes.ts';
import { seedRegatta } from './seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the real server, seeded with the regatta. */
    siteUrl: string;
    /** Path of the packed SDK. */
    tarball: string;
    /** A project in which only the SDK is installed. */
    plainProject: string;
    /** A project with React, React Query and MSW as well. */
    reactProject: string;
    /** A project with the MSW that runs on Node 20. */
    node20Project: string;
  }
}

const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-query'];

/** Starts a server and installs the SDK that it offers outside of the checkout. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  installRuntimes();
  const folder = await mkdtemp(join(tmpdir(), 'halyard-sdk-'));
  const plain = join(folder, 'plain');
  const withReact = join(folder, 'react');
  const forNode20 = join(folder, 'node20');
  const site = await startSite(1, {
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMITS: 'off',
  });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = site.servers[0]?.url ?? '';
    // Before the installations, during which this process hears nothing of its connections.
    await seedRegatta(url);
    const offered = `${url}/sdk.tgz`;
    installConsumer(plain, offered, []);
    installConsumer(withReact, offered, [...REACT, '@types/node', 'msw']);
    installConsumer(forNode20, offered, ['msw'], runtimesFolder);
    const options = { noCheck: true, rewriteRelativeImportExtensions: true };
    compile(plain, ['main.ts'], 'NodeNext', options);
    project.provide('siteUrl', url);
    project.provide('tarball', await packSdk());
    project.provide('plainProject', plain);
    project.provide('reactProject', withReact);
    project.provide('node20Project', forNode20);
  } catch (error) {
    // Vitest does not tear down what failed to set up, and the server would keep the run from ending.
    await stop();
    throw error;
  }
  return stop;
}
