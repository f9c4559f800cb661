import { build } from 'vite';

/**
 * Bundles one file for browsers, minified; answers the only script that it becomes.
 * @param alias where imports of a name lead, for folders that have nothing installed
 */
export async function bundleForBrowser(
  folder: string,
  entry: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    // A test's NODE_ENV is not the one of a page.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${folder}/${entry}`, preserveEntrySignatures: 'strict' },
    },
  });
  const [only, ...more] = 'output' in output ? output.output : [];
  if (only?.type !== 'chunk' || more.length > 0) throw new Error('Expected one script');
  return only.code;
}
