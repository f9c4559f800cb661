import { build } from 'vite';

/** A bundled file. */
export interface Bundle {
  /** The code that a page loads. */
  code: string;
  /** Chunks that are loaded on demand, by file name. */
  parts: ReadonlyMap<string, string>;
}

/**
 * Bundles one file for browsers, minified.
 * @param alias targets of imports by name, for folders without installed packages
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
    // A page does not run with the test's NODE_ENV.
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
