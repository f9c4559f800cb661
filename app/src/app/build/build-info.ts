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

/** Whether this is an official build: its facts are there and look like ours. */
export function isValidBuild({ sha, rawTag, timestamp, buildTime }: BuildInfo): boolean {
  return (
    timestamp.length === 20 &&
    !Number.isNaN(Date.parse(buildTime)) &&
    sha.length === 40 &&
    /^(v\d+\.\d+\.\d+|develop)$/.test(rawTag)
  );
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
