import { readBuildInfo } from './build-info.ts';

/** Whether the server serves a newer build than this page's; false if it does not respond. */
export async function isNewBuildOut(): Promise<boolean> {
  const { buildTime } = readBuildInfo();
  try {
    // An unchanged page is only a 304.
    const response = await fetch('/', { cache: 'no-cache' });
    const page = await response.text();
    // An error page of a proxy has no build metadata.
    return response.ok && page.includes('name="build"') && !page.includes(buildTime);
  } catch {
    return false;
  }
}
