import { expect, test } from 'vitest';
import { isValidBuild } from '../src/app/build/build-info.ts';
import { collectBuildInfo, webAddress } from './build-info.ts';

const NOW = new Date('2026-11-19T09:30:00.000Z');
const SHA = '8c41f0e2b7a6d5c4b3a291807f6e5d4c3b2a1908';

/** A fake git that responds by subcommand. */
const checkout = (answers: Record<string, string>) => (command?: string) =>
  answers[command ?? ''] ?? null;

const clean = { 'rev-parse': SHA, show: '1795075964', status: '' };

test('a checkout says its commit, and that it lies between two releases', () => {
  const info = collectBuildInfo({}, checkout(clean), NOW);
  expect(info).toEqual({
    sha: SHA,
    rawTag: 'develop',
    timestamp: '2026-11-19T08:12:44Z',
    buildTime: '2026-11-19T09:30:00.000Z',
    repo: '',
  });
  expect(isValidBuild(info)).toBe(true);
});

test('a released commit says its tag, one with changes is not official', () => {
  const released = { ...clean, describe: 'v2.4.0' };
  expect(collectBuildInfo({}, checkout(released), NOW).rawTag).toBe('v2.4.0');
  const changed = collectBuildInfo({}, checkout({ ...released, status: ' M app/a.ts' }), NOW);
  expect(isValidBuild(changed)).toBe(false);
});

test('without a checkout the environment says it', () => {
  const env = {
    BUILD_SHA: SHA,
    BUILD_TAG: 'v2.4.0',
    BUILD_TIMESTAMP: '2026-11-19T08:12:44Z',
    BUILD_REPO: 'https://git.example/crew/halyard',
    SOURCE_DATE_EPOCH: '1795075964',
  };
  const info = collectBuildInfo(env, checkout({}), NOW);
  expect(isValidBuild(info)).toBe(true);
  expect(info.buildTime).toBe('2026-11-19T08:12:44.000Z');
  expect(info.repo).toBe('https://git.example/crew/halyard');
});

test('where nobody says anything the build is not valid', () => {
  expect(isValidBuild(collectBuildInfo({}, checkout({}), NOW))).toBe(false);
});

test.each([
  ['git@git.example:crew/halyard.git', 'https://git.example/crew/halyard'],
  ['ssh://git@git.example:2222/crew/halyard.git', 'https://git.example/crew/halyard'],
  ['https://bosun:s3cret@git.example/crew/halyard/', 'https://git.example/crew/halyard'],
  ['https://git.example/crew/halyard', 'https://git.example/crew/halyard'],
  ['/srv/git/halyard.git', ''],
  ['../halyard', ''],
  ['', ''],
])('the remote %s is linked as "%s"', (remote, address) => {
  expect(webAddress(remote)).toBe(address);
});
