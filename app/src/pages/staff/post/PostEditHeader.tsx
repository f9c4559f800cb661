import type { Post } from '@halyard/sdk/types';
import { ButtonLink, PageHeader, useBelow } from '@halyard/ui-kit';
import { PostsIcon } from '@halyard/ui-kit/icons';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Title, time and a link to the post; without a post that of a new one. */
export function PostEditHeader({ post }: { post?: Post }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.post;
  const isSmall = useBelow('sm');
  return (
    <PageHeader
      title={post ? post.title.trim() || LL.posts.untitled() : words.new()}
      crumbs={[{ href: href.posts(), label: LL.posts.title() }]}
      {...(post && {
        after: isSmall ? undefined : words.changed({ at: dates.moment(post.time) }),
        actions: (
          <ButtonLink variant="ghost" icon={PostsIcon} href={href.post(post.id)}>
            {words.goTo()}
          </ButtonLink>
        ),
      })}
    />
  );
}
