import type { Category } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/** Name of a category; unknown categories keep the server's name. */
export function categoryName(LL: TranslationFunctions, category: Category): string {
  return category in LL.terms.category ? LL.terms.category[category]() : category;
}

/** "12 solves", "no solves" */
export function solvesText(LL: TranslationFunctions, count: number): string {
  return count === 0 ? LL.common.noSolves() : LL.common.solveCount({ count });
}

const BLOODS = { 1: 'first', 2: 'second', 3: 'third' } as const;

/** "First blood" */
export function bloodName(LL: TranslationFunctions, place: 1 | 2 | 3): string {
  return LL.terms.blood[BLOODS[place]]();
}

/** "#4", or a dash without a rank. */
export function placeText(LL: TranslationFunctions, rank: number | null | undefined): string {
  return rank ? LL.common.place({ rank }) : LL.common.unranked();
}
