import type { ListedChallenge } from '../../../game/challenge-list.ts';

/** A suggested unsolved challenge, with the reason. */
export interface Suggestion {
  item: ListedChallenge;
  reason: 'category' | 'new' | 'solves';
}

const MAX_SUGGESTIONS = 3;

/**
 * Suggestions after a challenge: the next of its category, then a new one, then the one that most
 * teams have solved.
 */
export function nextUnsolved(all: readonly ListedChallenge[], id: number): Suggestion[] {
  const open = all.filter(({ info, solve }) => !solve && info.id !== id);
  const bySolves = open.toSorted((a, b) => b.info.solved - a.info.solved);
  const category = all.find(({ info }) => info.id === id)?.info.category;
  const related = bySolves.find(({ info }) => info.category === category);
  const suggestions: Suggestion[] = related ? [{ item: related, reason: 'category' }] : [];
  const isFree = (item: ListedChallenge) => suggestions.every((each) => each.item !== item);
  const fresh = open.find((item) => item.isNew && isFree(item));
  if (fresh) suggestions.push({ item: fresh, reason: 'new' });
  for (const item of bySolves) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    if (isFree(item)) suggestions.push({ item, reason: 'solves' });
  }
  return suggestions;
}
