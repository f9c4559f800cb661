import { ButtonLink, IconButton, type MenuAction, Menu, useBelow } from '@halyard/ui-kit';
import { MoreIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** A place beside the page's own business. */
export interface MoreLink extends Pick<MenuAction, 'icon'> {
  label: string;
  href: string;
}

/** Quiet links of a header; on narrow windows they wait in a menu. */
export function MoreLinks({ links }: { links: readonly MoreLink[] }) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('md');
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
