/** Failures that happen before a server can word them, and codes a screen words itself. */
export const errors = {
  network: 'The server cannot be reached. Check your connection and try again.',
  aborted: 'The connection broke before the answer was complete. Try again.',
  cancelled: 'The request was cancelled.',
  timeout: 'The server took too long to answer.',
  badResponse: 'The server sent an answer this page does not understand. A reload may help.',
  badRequest: 'Please check the marked fields.',
  rateLimited: 'Too many tries. Wait {seconds|number} {{second|seconds}} and try again.',
  loadFailed: 'This could not be loaded',
  requestId: 'Request {id:string}',
  changedMeanwhile: 'Somebody else has changed this meanwhile.',
  /** The contract's reasons for refusing a field. */
  field: {
    REQUIRED: 'Please fill this in',
    WRONG_TYPE: 'This does not look right',
    TOO_SMALL: 'This is too small',
    TOO_LARGE: 'This is too large',
    TOO_SHORT: 'This is too short',
    TOO_LONG: 'This is too long',
    WRONG_FORMAT: 'This does not look right',
    NOT_ALLOWED: 'This is not one of the choices',
    OUT_OF_ORDER: 'This does not fit with the other fields',
  },
};
