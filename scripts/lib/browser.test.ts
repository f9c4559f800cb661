import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { launchOptions } from './browser.ts';

const BRIDGE = 'halyard-quiet';
const ANSWER_MS = 1500;
/** More than the six that Chromium sends at once: those that wait end when the network changes. */
const REQUESTS = 12;
const ip = (...args: string[]) => spawnSync('ip', args).status === 0;
const canChangeNetwork = ip('link', 'add', BRIDGE, 'type', 'bridge');

afterAll(() => {
  ip('link', 'delete', BRIDGE);
});

test.runIf(canChangeNetwork)('no request ends when an address is added', async () => {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    setTimeout(() => response.end(), url === '/' ? 0 : ANSWER_MS);
  }).listen(0, 'localhost');
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}`);
    const statuses = page.evaluate(
      (count) =>
        Promise.all(
          Array.from({ length: count }, (_, index) =>
            fetch(`/${index}`).then(({ status }) => status, String),
          ),
        ),
      REQUESTS,
    );
    await addAddress();
    expect(await statuses).toEqual(Array.from({ length: REQUESTS }, () => 200));
  } finally {
    await browser.close();
    server.close();
  }
});

/** Adds an address that documentation uses, as Docker adds one with each network. */
async function addAddress(): Promise<void> {
  await sleep(ANSWER_MS / 3);
  expect(ip('address', 'add', '192.0.2.1/24', 'dev', BRIDGE)).toBe(true);
  expect(ip('link', 'set', BRIDGE, 'up')).toBe(true);
}
