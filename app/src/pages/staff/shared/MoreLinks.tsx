import { ButtonLink, IconButton, type MenuAction, Menu, useBelow } from '@halyard/ui-kit';
import { MoreIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** A link to a related page. */
export interface MoreLink extends Pick<MenuAction, 'icon'> {
  label: string;
  href: string;
}

/** Secondary links of a header; in a menu below the breakpoint `lg`. */
export function MoreLinks({ links }: { links: readonly MoreLink[] }) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('lg');
  if (!isNarrow) {
    return links.map(({ label, ...link }) => (
      <ButtonLink key={label} variant="ghost" {...link}>
        {label}
      </ButtonLink>
    ));
  }
  return (
    <Menu
      label={LL.common.more()}
      align="end"
      entries={links}
      trigger={(props) => <IconButton {...props} icon={MoreIcon} label={LL.common.more()} />}
    />
  );
}
