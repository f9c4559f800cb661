import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/lib/browser.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e-results',
  fullyParallel: false,
  // A file at a time in each of two browsers; both share the machine with the other suites.
  workers: 2,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Oslo',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
