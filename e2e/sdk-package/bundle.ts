import { build } from 'vite';

/** What a file becomes in a browser. */
export interface Bundle {
  /** What a page loads. */
  code: string;
  /** What is fetched later, if ever, by its name beside the first. */
  parts: ReadonlyMap<string, string>;
}

/**
 * Bundles one file for browsers, minified.
 * @param alias where imports of a name lead, for folders that have nothing installed
 */
export async function bundleForBrowser(
  folder: string,
  entry: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<Bundle> {
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
      modulePreload: false,
      rolldownOptions: {
        input: `${folder}/${entry}`,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const files = 'output' in output ? output.output : [];
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const [first, ...parts] = scripts;
  if (!first || first.imports.length > 0) throw new Error('Expected one script at first');
  return { code: first.code, parts: new Map(parts.map(({ fileName, code }) => [fileName, code])) };
}
