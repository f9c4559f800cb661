/** Failures that happen before a server can word them, and codes a screen words itself. */
export const errors = {
  network: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer.',
  badResponse: 'The server sent an answer this page does not understand. A reload may help.',
  badRequest: 'Please check the marked fields.',
  rateLimited: 'Too many tries. Wait {seconds|number} {{second|seconds}} and try again.',
  requestId: 'Request {id:string}',
  field: {
    tooShort: 'At least {min|number} characters',
    tooLong: 'At most {max|number} characters',
    invalid: 'This does not look right',
    required: 'Please fill this in',
  },
};
