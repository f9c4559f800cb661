/** A file of a bundle. */
interface Bundled {
  fileName: string;
  /** Names of the files that it imports statically. */
  imports: readonly string[];
  /** Its modules in the order in which they run. */
  moduleIds: readonly string[];
}

/**
 * The modules of some files and their imports in execution order: each file once, after its imports.
 * @param names files that are loaded one after the other
 */
export function runOrder(files: readonly Bundled[], names: readonly string[]): string[] {
  const left = new Map(files.map((file) => [file.fileName, file]));
  const run = (name: string): string[] => {
    const file = left.get(name);
    left.delete(name);
    return file ? [...file.imports.flatMap(run), ...file.moduleIds] : [];
  };
  return names.flatMap(run);
}
