/**
 * Something outside the program prevents it from starting, and the operator can fix it. `message`
 * explains it in full: print it without a stack trace and exit with code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
