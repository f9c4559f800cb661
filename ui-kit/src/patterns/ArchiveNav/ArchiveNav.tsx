import { useLink } from '../../provider/KitProvider.tsx';
import { Entry, Root, Title } from './ArchiveNav.styles.ts';

export interface ArchiveNavProps {
  /** "Posts by month" */
  label: string;
  /** Years, with their months. */
  groups: readonly {
    title: string;
    entries: readonly { href: string; label: string; count: string; current?: boolean }[];
  }[];
}

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
