import { hasRole } from '@halyard/sdk/rules';
import type { PostInfo } from '@halyard/sdk/types';
import { IconLink, PostRow } from '@halyard/ui-kit';
import { EditIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { LazyMarkdown } from '../game/shared/LazyMarkdown.tsx';
import { PinButton } from './PinButton.tsx';
import { tagsOf } from './post-list.ts';

interface PostItemProps {
  post: PostInfo;
  isUnread: boolean;
  /** Leaves out author and tags, as on the home page. */
  isShort?: boolean;
}

/** A post in a list. Administrators can pin and edit it. */
export function PostItem({ post, isUnread, isShort = false }: PostItemProps) {
  const { LL, dates } = useLanguage();
  const words = LL.posts;
  const isStaff = hasRole(useProfile() ?? null, 'Admin');
  const title = post.title.trim() || words.untitled();
  const isToday = new Date(post.time).toDateString() === new Date().toDateString();
  return (
    <PostRow
      href={href.post(post.id)}
      title={title}
      summary={post.summary.trim() === '' ? undefined : <LazyMarkdown text={post.summary} inline />}
      when={isToday ? words.today({ time: dates.clock(post.time) }) : dates.day(post.time)}
      dateTime={new Date(post.time).toISOString()}
      unread={isUnread ? words.unread() : undefined}
      pinned={post.isPinned ? words.pinned() : undefined}
      {...(!isShort && {
        author:
          post.authorName === null
            ? undefined
            : { name: post.authorName, avatar: post.authorAvatar },
        tags: tagsOf(post),
        tagHref: href.posts,
      })}
      {...(isStaff && {
        actions: (
          <>
            <PinButton post={{ ...post, title }} size="small" />
            <IconLink
              size="small"
              icon={EditIcon}
              label={words.edit({ title })}
              href={href.postEdit(post.id)}
            />
          </>
        ),
      })}
    />
  );
}
