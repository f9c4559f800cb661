import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import type { BuildInfo } from '../src/app/build/build-info.ts';

/**
 * Adds the build metadata to the page rather than to the code, so that the hashes of chunks change
 * only when their code does.
 */
export function buildInfo(): Plugin {
  return {
    name: 'halyard-build-info',
    transformIndexHtml: () => {
      const content = JSON.stringify(collectBuildInfo(process.env, git, new Date()));
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
    },
  };
}

type Git = (...args: string[]) => string | null;

/**
 * From git where there is a checkout, else from `BUILD_SHA`, `BUILD_TAG`, `BUILD_TIMESTAMP` and
 * `BUILD_REPO`, as images are built. `SOURCE_DATE_EPOCH` makes the build time repeatable.
 */
export function collectBuildInfo(
  env: Readonly<Record<string, string | undefined>>,
  askGit: Git,
  now: Date,
): BuildInfo {
  const epoch = Number(env['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  const sha = askGit('rev-parse', 'HEAD');
  const seconds = Number(askGit('show', '-s', '--format=%ct', 'HEAD') ?? Number.NaN);
  return {
    sha: sha ?? env['BUILD_SHA'] ?? '',
    rawTag: sha === null ? (env['BUILD_TAG'] ?? '') : tagOf(askGit),
    timestamp: Number.isNaN(seconds) ? (env['BUILD_TIMESTAMP'] ?? '') : toSecond(seconds),
    buildTime: (Number.isNaN(epoch) ? now : new Date(epoch * 1000)).toISOString(),
    repo: webAddress(askGit('config', 'remote.origin.url') ?? env['BUILD_REPO'] ?? ''),
  };
}

/** The tag of the commit, marked if there are uncommitted changes. */
function tagOf(askGit: Git): string {
  const tag = askGit('describe', '--tags', '--exact-match', '--match', 'v*') ?? 'develop';
  const changes = askGit('status', '--porcelain', '--untracked-files=no', '--', '.');
  return changes ? `${tag}+changes` : tag;
}

function toSecond(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().replace('.000', '');
}

/** The web address of a remote, without credentials; empty for a local path. */
export function webAddress(remote: string): string {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)(?::\d+)?[:/](.+)$/i.exec(
      remote,
    ) ?? [];
  if (!host || !path || remote.startsWith('/') || remote.startsWith('.')) return '';
  return `https://${host}/${path.replace(/\.git$/, '').replace(/^\/+|\/+$/g, '')}`;
}

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
