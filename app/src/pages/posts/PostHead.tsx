import type { Post } from '@halyard/sdk/types';
import { Avatar, Badge, Hairline, Link, Row, Stack, Text } from '@halyard/ui-kit';
import { TagIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { tagsOf } from './post-list.ts';
import { readingTime } from './reading-time.ts';

/** Tags, title, author, time and reading time of a post. */
export function PostHead({ post, title }: { post: Post; title: string }) {
  const { LL, dates } = useLanguage();
  const words = LL.posts;
  const tags = tagsOf(post);
  const facts = [
    words.momentIn({ at: dates.longMoment(post.time), zone: dates.zone(post.time) }),
    words.minutes({ count: readingTime(post.content).minutes }),
  ];
  return (
    <Stack gap={8}>
      {tags.length > 0 && (
        <Row gap={6} wrap>
          {tags.map((tag) => (
            <Link key={tag} look="quiet" href={href.posts(tag)}>
              <Badge icon={TagIcon}>{tag}</Badge>
            </Link>
          ))}
        </Row>
      )}
      <Text as="h1" size={28}>
        {title}
      </Text>
      <Row gap={8} wrap>
        {post.authorName !== null && (
          <>
            <Avatar name={post.authorName} kind="person" size={28} src={post.authorAvatar} />
            <Text size={13} weight={500}>
              {post.authorName}
            </Text>
          </>
        )}
        <Text size={13} tone="muted" figures>
          {facts.join(' · ')}
        </Text>
      </Row>
      <Hairline />
    </Stack>
  );
}
