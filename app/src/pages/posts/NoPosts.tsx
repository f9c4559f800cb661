import { Button, ButtonLink, EmptyState, MissingFlag } from '@halyard/ui-kit';
import { AddIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { PostViewState } from './use-post-view.ts';

/** Shown in place of the list: there are no posts, or none that was searched for. */
export function NoPosts({ state, isStaff }: { state: PostViewState; isStaff: boolean }) {
  const { LL, dates } = useLanguage();
  const words = LL.posts;
  const { text, tag, month, isUnreadOnly } = state.view;
  if (!state.isFiltered)
    return (
      <EmptyState
        fills="page"
        figure={<MissingFlag />}
        title={words.none()}
        {...(isStaff && {
          actions: (
            <ButtonLink icon={AddIcon} variant="primary" href={href.newPost()}>
              {words.new()}
            </ButtonLink>
          ),
        })}
      >
        {isStaff ? words.noneForStaff() : words.noneText()}
      </EmptyState>
    );
  const time = month === null ? Number.NaN : Date.parse(`${month}-15`);
  const what = [
    text.trim() && `“${text.trim()}”`,
    tag,
    Number.isNaN(time) ? month : dates.monthYear(time),
    isUnreadOnly && words.unreadOnly(),
  ];
  return (
    <EmptyState
      fills="page"
      figure={<MissingFlag />}
      title={words.noMatch()}
      actions={<Button onClick={state.clear}>{words.clear()}</Button>}
    >
      {words.noMatchText({ what: what.filter(Boolean).join(', ') })}
    </EmptyState>
  );
}
