import type { PostInfo } from '@halyard/sdk/types';
import { Checkbox, FilterBar, SearchField, ToggleChip } from '@halyard/ui-kit';
import { useSearchKey } from '../../app/shortcuts/use-search-key.ts';
import { useKeysOf } from '../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { countTags } from './post-list.ts';
import type { PostViewState } from './use-post-view.ts';

/** Tags that are offered; the chosen one is always among them. */
const MAX_TAGS = 6;

interface PostsFilterProps {
  posts: readonly PostInfo[];
  state: PostViewState;
}

/** Search, tags and unread posts. */
export function PostsFilter({ posts, state }: PostsFilterProps) {
  const { LL } = useLanguage();
  const words = LL.posts;
  const { view } = state;
  const all = countTags(posts);
  const offered = all.filter(({ tag }, index) => index < MAX_TAGS || tag === view.tag);
  return (
    <FilterBar
      sticky
      label={words.filter()}
      end={
        <Checkbox checked={view.isUnreadOnly} onCheckedChange={state.showUnread}>
          {words.unreadOnly()}
        </Checkbox>
      }
    >
      <SearchField
        ref={useSearchKey()}
        label={words.find()}
        placeholder={words.find()}
        kbd={useKeysOf('search')}
        value={view.text}
        onValueChange={state.search}
      />
      {offered.map(({ tag, count }) => (
        <ToggleChip
          key={tag}
          pressed={tag === view.tag}
          aria-label={words.tagCount({ tag, count })}
          onPressedChange={(isOn) => state.choose(isOn ? tag : null)}
        >
          {tag} {LL.common.number({ value: count })}
        </ToggleChip>
      ))}
    </FilterBar>
  );
}
