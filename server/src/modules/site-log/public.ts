/** What other modules, `http/` and the composition root may use of this module. */
export { findLinesAfter, findNewestLine } from './repository-lines.ts';
export { lineToWire } from './wire.ts';
export { failureLine, methodAndPath, unknownFileLine } from './rules-request-lines.ts';
export { pruneAddresses, pruneLines, type Retention } from './repository.ts';
export { createSiteLog, type SiteLog, type SiteLogDeps } from './part-site-log.ts';
