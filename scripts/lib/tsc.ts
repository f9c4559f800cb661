/**
 * The arguments of `tsc` for a project. Each thread of the compiler checks the types of the shared
 * schemas again: with its four threads the app takes 65 seconds of processor time, with one 28.
 */
export function tscArguments(project: string): string[] {
  return ['--singleThreaded', '-p', project];
}
