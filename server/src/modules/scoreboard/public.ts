/** What other modules, `http/` and the composition root may use of this module. */
export {
  createPublishedBoards,
  type PublishedBoards,
  type PublishedChanges,
} from './part-published-board.ts';
export { standings, type Standing } from './rules-rank.ts';
