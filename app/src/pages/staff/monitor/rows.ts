import type { Board, Category } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { categoryName } from '../../../game/term-words.ts';

/** A challenge in a row. One that is not on the board, as a disabled one, has no category. */
export function challengeCell(
  LL: TranslationFunctions,
  board: Board | undefined,
  { id, title }: { id: number | undefined; title: string },
) {
  const known = board?.challenges.find((each) =>
    id === undefined ? each.title === title : each.id === id,
  );
  const category: Category = known?.category ?? 'Misc';
  return { title, category, categoryName: categoryName(LL, category) };
}

/** The address with another open row. */
export function rowAddress(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('row');
  else next.set('row', id);
  return `?${next.toString()}`;
}
