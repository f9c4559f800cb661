/**
 * Arguments and environment with which Node runs a built program in little memory; `npm run
 * bench:server` measures it, and the processor time.
 *
 * - A young generation of up to 48 MB, Node's default, is larger than all else that the server holds. With
 *   half spaces of 1 MB, a fifth of the time of a large event went into collecting it.
 *   By default the old one may also grow to a multiple of what is in use before it is collected.
 * - Each thread that compresses would keep an arena of the C library to itself, and large buffers
 *   would stay in it instead of being returned to the system (glibc's `MALLOC_…`).
 * @param {string} file
 */
export function builtProgram(file) {
  return {
    args: ['--max-semi-space-size=4', '--heap-growing-percent=40', file],
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
  };
}
