import { expect, test, vi } from 'vitest';
import { LL } from '../../testing/render-page.tsx';
import { bannerParts, printBanner } from './console-banner.ts';

const build = {
  sha: '8c41f0e2b7a6d5c4b3a291807f6e5d4c3b2a1908',
  rawTag: 'v2.4.0',
  timestamp: '2026-11-19T08:12:44Z',
  buildTime: '2026-11-19T09:30:00.000Z',
  repo: 'https://git.example/crew/halyard',
};

test('the banner names rights, platform, repository, tag and commit, and warns', () => {
  const [text = ''] = bannerParts(LL, build);
  const words = LL.frame.console;
  for (const part of [words.copyright(), words.platform(), words.valid(), words.selfXss()])
    expect(text).toContain(part);
  for (const fact of Object.values(build)) expect(text).toContain(fact);
});

test.each([
  [{ rawTag: 'develop+changes' }, [LL.frame.console.tag()]],
  [{ sha: '', timestamp: '' }, [LL.frame.console.commit(), LL.frame.console.committed()]],
  [{ buildTime: 'soon' }, [LL.frame.console.built()]],
])('a build that is not official because of %j says so', (change, names) => {
  const [text = ''] = bannerParts(LL, { ...build, ...change });
  expect(text).toContain(LL.frame.console.invalid());
  expect(text).toContain(`\n${LL.frame.console.faulty({ names: names.join(', ') })}\n`);
  expect(text).not.toContain(LL.frame.console.valid());
});

test('a fact that nobody knows is said to be unknown, and a repository need not be known', () => {
  const [text = ''] = bannerParts(LL, { ...build, repo: '' });
  expect(text).toContain(`${LL.frame.console.repository()}: ${LL.frame.console.unknown()}\n`);
  expect(text).toContain(LL.frame.console.valid());
});

test('each part of the text has its style', () => {
  const [text = '', ...styles] = bannerParts(LL, build);
  expect(text.match(/%c/g)).toHaveLength(styles.length);
});

test('it is printed once, as information', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  printBanner(LL);
  expect(info).toHaveBeenCalledOnce();
  info.mockRestore();
});
