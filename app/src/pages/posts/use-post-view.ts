import { useState } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';
import type { PostView } from './post-list.ts';

/** Rows that "more" adds. */
const PAGE = 20;

/** What the list shows, kept in the address. */
export function usePostView() {
  const { params, set } = useSearchState();
  const searched = params.get('q') ?? '';
  // The field shows the spaces that are typed, which the address does not have. Links and Back change
  // the address only.
  const [typed, setTyped] = useState(searched);
  const text = typed.trim() === searched.trim() ? typed : searched;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const view: PostView = {
    text,
    tag: params.get('tag'),
    month: params.get('month'),
    isUnreadOnly: params.get('unread') === '1',
  };
  const change = (changes: Record<string, string | null>, replace = false) =>
    set({ page: null, ...changes }, { replace });
  return {
    view,
    isFiltered:
      view.text.trim() !== '' || view.tag !== null || view.month !== null || view.isUnreadOnly,
    limit: page * PAGE,
    search: (next: string) => {
      setTyped(next);
      change({ q: next.trim() }, true);
    },
    choose: (tag: string | null) => change({ tag }),
    showUnread: (isOn: boolean) => change({ unread: isOn ? '1' : null }),
    more: () => set({ page: String(page + 1) }, { replace: true }),
    clear: () => change({ q: null, tag: null, month: null, unread: null }),
    /** The address of a month; of the one that is shown already, of all. */
    monthHref: (month: string) => {
      const next = new URLSearchParams(params);
      next.delete('page');
      if (view.month === month) next.delete('month');
      else next.set('month', month);
      return next.size === 0 ? '' : `?${next}`;
    },
  };
}

export type PostViewState = ReturnType<typeof usePostView>;
