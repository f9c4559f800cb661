import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BuildInfo } from '../../app/build/build-info.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { versionInfo } from './version-info.ts';

test('says what runs, with which keys and licences', async () => {
  renderPage('/about');
  expect(await screen.findByText(LL.about.unofficial())).toBeDefined();
  expect(screen.getByText('react')).toBeDefined();
  const hrefs = [LL.about.reference(), LL.about.sdk()].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/docs/api', '/sdk.tgz']);
  expect(screen.getAllByText('OFL-1.1')).toHaveLength(2);
});

test('copies build, browser and language', () => {
  const build: BuildInfo = {
    sha: 'a'.repeat(40),
    rawTag: 'v1.2.3',
    timestamp: '2026-11-19T08:12:44Z',
    buildTime: '2026-11-19T08:20:00.000Z',
    repo: '',
  };
  expect(versionInfo(LL, build, 'Firefox', 'de-DE').split('\n')).toEqual([
    'Version: v1.2.3',
    `Commit: ${build.sha}`,
    'Committed: 2026-11-19T08:12:44Z',
    'Built: 2026-11-19T08:20:00.000Z',
    'Repository: unknown',
    'This build: Official',
    'Browser: Firefox',
    'Language: de-DE',
  ]);
});
