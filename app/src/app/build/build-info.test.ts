import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type BuildInfo, buildLine, isValidBuild, readBuildInfo } from './build-info.ts';

const official: BuildInfo = {
  sha: '8c41f0e2b7a6d5c4b3a291807f6e5d4c3b2a1908',
  rawTag: 'v2.4.0',
  timestamp: '2026-11-19T08:12:44Z',
  buildTime: '2026-11-19T09:30:00.000Z',
  repo: 'https://git.example/crew/halyard',
};

afterEach(() => document.head.querySelector('meta[name=build]')?.remove());

function putIntoPage(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = content;
  document.head.append(meta);
}

test('a build with all its facts is valid, a released one and one in between', () => {
  expect(isValidBuild(official)).toBe(true);
  expect(isValidBuild({ ...official, rawTag: 'develop' })).toBe(true);
  expect(isValidBuild({ ...official, repo: '' })).toBe(true);
});

test.each([
  ['a timestamp of 19 characters', { timestamp: '2026-11-19T08:12:4Z' }],
  ['a timestamp of 24 characters', { timestamp: '2026-11-19T08:12:44.000Z' }],
  ['a build time that is no date', { buildTime: 'yesterday' }],
  ['a day that does not exist', { buildTime: '2026-13-45T00:00:00Z' }],
  ['no build time', { buildTime: '' }],
  ['a short commit', { sha: '8c41f0e2b7' }],
  ['a tag without v', { rawTag: '2.4.0' }],
  ['a tag of two numbers', { rawTag: 'v2.4' }],
  ['a tag with an ending', { rawTag: 'v2.4.0-rc.1' }],
  ['a branch', { rawTag: 'main' }],
  ['no tag', { rawTag: '' }],
] as const)('%s is not valid', (_what, change) => {
  expect(isValidBuild({ ...official, ...change })).toBe(false);
});

test('what is valid has 20 characters of time, 40 of commit and a tag of three numbers', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(...Object.values(official), 'develop'));
  const info = fc.record({ sha: part, rawTag: part, timestamp: part, buildTime: part, repo: part });
  fc.assert(
    fc.property(info, (build) => {
      if (!isValidBuild(build)) return;
      expect([build.timestamp.length, build.sha.length]).toEqual([20, 40]);
      expect(build.rawTag === 'develop' || /^v\d+\.\d+\.\d+$/.test(build.rawTag)).toBe(true);
    }),
  );
});

test('a page says what it was built from', () => {
  putIntoPage(JSON.stringify(official));
  expect(readBuildInfo()).toEqual(official);
  expect(buildLine(readBuildInfo())).toBe('v2.4.0  8c41f0e2b7  2026-11-19T08:12:44Z');
});

test.each(['', 'no json', 'null'])('a page that says "%s" has no valid build', (content) => {
  putIntoPage(content);
  expect(isValidBuild(readBuildInfo())).toBe(false);
  expect(buildLine(readBuildInfo())).toBe('');
});
