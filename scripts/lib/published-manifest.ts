/** The parts of a `package.json` that publishing reads. */
export interface Manifest {
  [key: string]: unknown;
  /** The source file of each entry point in the workspace. */
  exports?: Record<string, string>;
  /** Source file of each program. */
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/**
 * Turns the manifest of the workspace, whose entry points and programs are source files, into the
 * published one, where they point to the build output. Pinned dependencies become ranges, so that a
 * tool that also uses zod installs it only once.
 */
export function makePublishedManifest(
  workspace: Manifest,
  engines: Record<string, string>,
): Record<string, unknown> {
  const {
    exports: entryPoints = {},
    bin,
    dependencies = {},
    devDependencies: _,
    ...rest
  } = workspace;
  const built = Object.entries(entryPoints).map(([name, source]) => [
    name,
    { types: `./types/${nameOf(source)}.d.ts`, default: `./lib/${nameOf(source)}.js` },
  ]);
  const programs = Object.entries(bin ?? {}).map(([program, source]) => [
    program,
    `lib/${nameOf(source)}.js`,
  ]);
  const ranges = Object.entries(dependencies).map(([name, version]) => [name, `^${version}`]);
  return {
    ...rest,
    engines,
    dependencies: Object.fromEntries(ranges),
    exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    ...(bin && { bin: Object.fromEntries(programs) }),
  };
}

/** `./src/cli/main.ts` is built as `cli/main`. */
function nameOf(source: string): string {
  return source.replace(/^\.\/src\/(.*)\.ts$/, '$1');
}
