/** What other modules, `http/` and the composition root may use of this module. */
export { findLinesAfter, findNewestLine, lineToWire } from './read-lines.ts';
export { failureLine, methodAndPath, unknownFileLine } from './request-lines.ts';
export { pruneAddresses, pruneLines, type Retention } from './repository.ts';
export { createSiteLog, type SiteLog, type SiteLogDeps } from './site-log.ts';
