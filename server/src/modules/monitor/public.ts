/** What other modules, `http/` and the composition root may use of this module. */
export { findEvents, findSubmissions, type EventRow, type SubmissionRow } from './repository.ts';
export { pruneWrongFlags } from './repository-wrong-flags.ts';
export { eventToWire, submissionToEvent, submissionToWire } from './wire.ts';
