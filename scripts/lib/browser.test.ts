import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { findChromium, launchOptions } from './browser.ts';

const BRIDGE = 'halyard-quiet';
const ANSWER_MS = 1500;
/** More than the six that Chromium sends at once: those that wait end when the network changes. */
const REQUESTS = 12;
const succeeds = (tool: string, ...args: string[]) => spawnSync(tool, args).status === 0;
const ip = (...args: string[]) => succeeds('ip', ...args);
const deleteBridge = () => void ip('link', 'delete', BRIDGE);

// A run that was killed may have left it.
deleteBridge();
const canRun =
  findChromium() !== undefined &&
  succeeds('python3', '--version') &&
  ip('link', 'add', BRIDGE, 'type', 'bridge');

afterAll(deleteBridge);

test.runIf(canRun)('no request ends when an address is added', async () => {
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

/** Adds an address of documentation (TEST-NET-3), as Docker adds one with each network; a single one, so that no route changes. */
async function addAddress(): Promise<void> {
  await sleep(ANSWER_MS / 3);
  expect(ip('address', 'add', '203.0.113.1/32', 'dev', BRIDGE)).toBe(true);
  expect(ip('link', 'set', BRIDGE, 'up')).toBe(true);
}
