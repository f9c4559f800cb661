import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/lib/browser.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] }]],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Oslo',
    trace: 'retain-on-failure',
  },
});
