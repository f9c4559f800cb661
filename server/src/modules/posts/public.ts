/** What other modules, `http/` and the composition root may use of this module. */
export { createPublishedPosts } from './part-published.ts';
