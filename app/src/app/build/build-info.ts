/** What a build says about itself; a field that nobody could tell is empty. */
export interface BuildInfo {
  /** The commit, 40 hexadecimal digits. */
  sha: string;
  /** The commit's release, `v1.2.3`; between releases `develop`. */
  rawTag: string;
  /** When the commit was made: ISO 8601 in UTC to the second, 20 characters. */
  timestamp: string;
  /** When it was built: ISO 8601. */
  buildTime: string;
  /** Address of the repository. */
  repo: string;
}

/** The facts in the order in which they are told. */
export const BUILD_FACTS = ['repo', 'rawTag', 'sha', 'timestamp', 'buildTime'] as const;

/** What a fact must be like; the repository may be unknown. */
const RULES: Partial<Record<keyof BuildInfo, (value: string) => boolean>> = {
  rawTag: (tag) => /^(v\d+\.\d+\.\d+|develop)$/.test(tag),
  sha: (sha) => sha.length === 40,
  timestamp: (time) => time.length === 20,
  buildTime: (time) => !Number.isNaN(Date.parse(time)),
};

/** Whether a fact of a build is there and looks like ours. */
export function isValidFact(build: BuildInfo, fact: keyof BuildInfo): boolean {
  return RULES[fact]?.(build[fact]) ?? true;
}

/** Whether this is an official build: all its facts are valid. */
export function isValidBuild(build: BuildInfo): boolean {
  return BUILD_FACTS.every((fact) => isValidFact(build, fact));
}

const NONE: BuildInfo = { sha: '', rawTag: '', timestamp: '', buildTime: '', repo: '' };

/** The build that a page was made by, as its `<meta name="build">` says. */
export function readBuildInfo(page: Document = document): BuildInfo {
  try {
    return { ...NONE, ...(JSON.parse(buildStamp(page)) as Partial<BuildInfo>) };
  } catch {
    return NONE;
  }
}

/** Differs from build to build; empty where the page does not say it. */
export function buildStamp(page: Document = document): string {
  return page.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
}

/** "v2.4.0  8c41f0e2b7  2026-11-19T08:12:44Z" */
export function buildLine({ rawTag, sha, timestamp }: BuildInfo): string {
  return [rawTag, sha.slice(0, 10), timestamp].filter(Boolean).join('  ');
}
