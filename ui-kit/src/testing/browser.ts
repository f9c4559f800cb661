import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const folders = (process.env['PATH'] ?? '').split(delimiter);

/** The system's Chromium where there is one, else the one Playwright brings; root needs no sandbox. */
export const launchOptions = {
  executablePath:
    process.env['CHROMIUM'] ??
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
