/** Metadata of a build. Unknown fields are empty. */
export interface BuildInfo {
  /** The commit, 40 hexadecimal digits. */
  sha: string;
  /** Tag of the commit, `v1.2.3`, or `develop` between releases. */
  rawTag: string;
  /** Commit time: ISO 8601 in UTC, to the second, 20 characters. */
  timestamp: string;
  /** Build time: ISO 8601. */
  buildTime: string;
  /** Address of the repository. */
  repo: string;
}

/** The fields in the order in which they are printed. */
export const BUILD_FACTS = ['repo', 'rawTag', 'sha', 'timestamp', 'buildTime'] as const;

/** Validation by field; the repository may be unknown. */
const RULES: Partial<Record<keyof BuildInfo, (value: string) => boolean>> = {
  rawTag: (tag) => /^(v\d+\.\d+\.\d+|develop)$/.test(tag),
  sha: (sha) => sha.length === 40,
  timestamp: (time) => time.length === 20,
  buildTime: (time) => !Number.isNaN(Date.parse(time)),
};

/** Whether a field is present and valid. */
export function isValidFact(build: BuildInfo, fact: keyof BuildInfo): boolean {
  return RULES[fact]?.(build[fact]) ?? true;
}

/** Whether this is an official build, i.e. all its fields are valid. */
export function isValidBuild(build: BuildInfo): boolean {
  return BUILD_FACTS.every((fact) => isValidFact(build, fact));
}

const NONE: BuildInfo = { sha: '', rawTag: '', timestamp: '', buildTime: '', repo: '' };

/** Reads the build metadata from the page's `<meta name="build">`. */
export function readBuildInfo(page: Document = document): BuildInfo {
  try {
    return { ...NONE, ...(JSON.parse(buildStamp(page)) as Partial<BuildInfo>) };
  } catch {
    return NONE;
  }
}

/** Identifies a build; empty if the page has no build metadata. */
export function buildStamp(page: Document = document): string {
  return page.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
}

/** "v2.4.0  8c41f0e2b7  2026-11-19T08:12:44Z" */
export function buildLine({ rawTag, sha, timestamp }: BuildInfo): string {
  return [rawTag, sha.slice(0, 10), timestamp].filter(Boolean).join('  ');
}
