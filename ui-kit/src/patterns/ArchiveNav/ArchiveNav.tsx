import { styled } from 'styled-components';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, motion, radius } from '../../tokens/tokens.ts';

export interface ArchiveNavProps {
  /** "Posts by month" */
  label: string;
  /** Years, with their months. */
  groups: readonly {
    title: string;
    entries: readonly { href: string; label: string; count: string; current?: boolean }[];
  }[];
}

const Root = styled.nav`
  position: sticky;
  inset-block-start: calc(${height.header} + 80px);
  display: grid;
  gap: 20px;
  max-height: calc(100dvh - ${height.header} - 104px);
  overflow-y: auto;
`;

const Title = styled.h2`
  margin: 0 10px 4px;
  ${text.t12}
  ${text.figures}
  font-weight: 500;
  color: ${color.faint};
`;

const Entry = styled.a`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  height: 28px;
  padding-inline: 10px;
  border-radius: ${radius.small};
  ${text.t13}
  color: ${color.muted};
  transition: background ${motion.fast};

  ${media.coarse} {
    height: 44px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &[aria-current] {
    background: ${color.raised};
    font-weight: 500;
    color: ${color.text};
  }
  > :last-child {
    ${text.t12}
    ${text.figures}
  }
`;

/** Entries by year and month, as links with counts. */
export function ArchiveNav({ label, groups }: ArchiveNavProps) {
  const Link = useLink();
  return (
    <Root aria-label={label}>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <Title>{title}</Title>
          <ul>
            {entries.map(({ href, label: name, count, current }) => (
              <li key={href}>
                <Entry as={Link} href={href} aria-current={current ? 'true' : undefined}>
                  <span>{name}</span>
                  <span>{count}</span>
                </Entry>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}
