/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors = {
  network: 'The server cannot be reached. Check your connection and try again.',
  aborted: 'The connection was lost before the response was complete. Try again.',
  cancelled: 'The request was cancelled.',
  timeout: 'The server took too long to respond.',
  badResponse: 'The server sent an unexpected response. Try reloading the page.',
  badRequest: 'Please check the marked fields.',
  rateLimited: 'Too many attempts. Wait {seconds|number} {{second|seconds}} and try again.',
  loadFailed: 'This could not be loaded',
  requestId: 'Request {id:string}',
  changedMeanwhile: 'Somebody else has changed this in the meantime.',
  /** The contract's reasons for refusing a field. */
  field: {
    REQUIRED: 'Please fill this in',
    WRONG_TYPE: 'This is not valid',
    TOO_SMALL: 'This is too small',
    TOO_LARGE: 'This is too large',
    TOO_SHORT: 'This is too short',
    TOO_LONG: 'This is too long',
    WRONG_FORMAT: 'This is not valid',
    NOT_ALLOWED: 'This is not one of the choices',
    OUT_OF_ORDER: 'This conflicts with the other fields',
  },
};
