/** What other modules, `http/` and the composition root may use of this module. */
export { deleteAuditBefore } from './repository.ts';
export { createReadAudit, type NoteRead } from './service-reads.ts';
