/** The parts of a `package.json` that publishing reads. */
export interface Manifest {
  [key: string]: unknown;
  /** Source file of each door, in the workspace. */
  exports?: Record<string, string>;
  /** Source file of each program. */
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/**
 * Turns the workspace's manifest, whose doors and programs are sources, into the published one: they
 * point to what was built from them. Pinned dependencies become ranges, so that a tool that uses zod
 * itself installs it once.
 */
export function makePublishedManifest(
  workspace: Manifest,
  engines: Record<string, string>,
): Record<string, unknown> {
  const { exports: doors = {}, bin, dependencies = {}, devDependencies: _, ...rest } = workspace;
  const built = Object.entries(doors).map(([door, source]) => [
    door,
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
