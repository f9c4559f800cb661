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
  Title,
  When,
} from './PostRow.styles.ts';

export interface PostRowProps {
  /** Without it the row leads nowhere, e.g. while it is edited. */
  href?: string;
  title: string;
  summary?: string;
  /** "Thu 12 Nov" */
  when: string;
  /** ISO, for machines. */
  dateTime?: string;
  author?: { name: string; avatar?: string | null };
  tags?: readonly string[];
  /** Newer than the last visit, in a word. */
  unread?: string | undefined;
  /** Stands above all others, in a word. */
  pinned?: string | undefined;
  /** Pin and edit, on hover and focus. */
  actions?: ReactNode;
  /** A row of the list, or a card that shows how the row will look. Default `row`. */
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
              <Link variant="quiet" href={href}>
                {title}
              </Link>
            )}
          </Title>
          {actions !== undefined && <Actions data-part="actions">{actions}</Actions>}
          <When dateTime={dateTime}>{when}</When>
        </Line>
        {summary !== undefined && <Summary>{summary}</Summary>}
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
              {tag}
            </span>
          ))}
        </Facts>
      </Body>
    </Root>
  );
}
