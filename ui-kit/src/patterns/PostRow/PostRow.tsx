import { Pin, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Icon } from '../../icons/Icon.tsx';
import {
  Actions,
  Body,
  Facts,
  Gutter,
  Line,
  Root,
  Summary,
  TagLink,
  Title,
  When,
} from './PostRow.styles.ts';

export interface PostRowProps {
  /** Without it the row is not a link, e.g. in a preview. */
  href?: string;
  /** Title of the post, the link of the row. */
  title: string;
  /** One or two lines about the post: plain text, or Markdown in one line. */
  summary?: ReactNode;
  /** "Thu 12 Nov" */
  when: string;
  /** ISO date, for the `time` element. */
  dateTime?: string;
  /** The person who wrote the post; `avatar` is the address of a picture. */
  author?: { name: string; avatar?: string | null } | undefined;
  /** Tags below the text, without `#`. */
  tags?: readonly string[];
  /** Makes the tags links, e.g. to all posts that have them. */
  tagHref?: ((tag: string) => string) | undefined;
  /** Label of a post that is newer than the last visit. */
  unread?: string | undefined;
  /** Label of a pinned post. */
  pinned?: string | undefined;
  /** Pin and edit, on hover and focus. */
  actions?: ReactNode;
  /** A row of a list, or a card for a preview. Default `row`. */
  look?: 'row' | 'card';
}

/** A post in a list. */
export function PostRow({
  href,
  title,
  summary,
  when,
  dateTime,
  author,
  tags = [],
  tagHref,
  unread,
  pinned,
  actions,
  look = 'row',
}: PostRowProps) {
  return (
    <Root data-look={look}>
      {look === 'row' && <Gutter>{unread !== undefined && <Dot label={unread} />}</Gutter>}
      <Body>
        <Line>
          {pinned !== undefined && <Icon icon={Pin} size={14} label={pinned} />}
          <Title>
            {href === undefined ? (
              title
            ) : (
              <Link look="quiet" href={href}>
                {title}
              </Link>
            )}
          </Title>
          {actions !== undefined && <Actions data-part="actions">{actions}</Actions>}
          <When dateTime={dateTime}>{when}</When>
        </Line>
        {summary !== undefined && <Summary>{summary}</Summary>}
        {(author !== undefined || tags.length > 0) && (
          <Facts>
            {author && (
              <span>
                <Avatar
                  name={author.name}
                  kind="person"
                  size={20}
                  {...(author.avatar !== undefined && { src: author.avatar })}
                />
                {author.name}
              </span>
            )}
            {tags.map((tag) => (
              <span key={tag}>
                <Icon icon={Tag} size={12} />
                {tagHref ? (
                  <TagLink>
                    <Link look="quiet" href={tagHref(tag)}>
                      {tag}
                    </Link>
                  </TagLink>
                ) : (
                  tag
                )}
              </span>
            ))}
          </Facts>
        )}
      </Body>
    </Root>
  );
}
