import { readBuildInfo } from './build-info.ts';

/** Whether the server meanwhile serves another build than this page's; false where it is silent. */
export async function isNewBuildOut(): Promise<boolean> {
  const { buildTime } = readBuildInfo();
  try {
    // An unchanged page costs a 304.
    const response = await fetch('/', { cache: 'no-cache' });
    const page = await response.text();
    // What a proxy says instead of the server is no build.
    return response.ok && page.includes('name="build"') && !page.includes(buildTime);
  } catch {
    return false;
  }
}
