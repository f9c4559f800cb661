import { Button, ButtonLink, IconButton, type MenuAction, Menu, useBelow } from '@halyard/ui-kit';
import { MoreIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** A link to a related page, or an action that is rarely needed. */
export type MoreEntry = Pick<MenuAction, 'icon' | 'label'> &
  ({ href: string } | { onSelect: () => void });

/** Secondary links and actions of a header; in a menu below the breakpoint `lg`. */
export function MoreLinks({ entries }: { entries: readonly MoreEntry[] }) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('lg');
  if (!isNarrow) {
    return entries.map((entry) =>
      'href' in entry ? (
        <ButtonLink key={entry.label} variant="ghost" icon={entry.icon} href={entry.href}>
          {entry.label}
        </ButtonLink>
      ) : (
        <Button key={entry.label} variant="ghost" icon={entry.icon} onClick={entry.onSelect}>
          {entry.label}
        </Button>
      ),
    );
  }
  return (
    <Menu
      label={LL.common.more()}
      align="end"
      entries={entries}
      trigger={(props) => <IconButton {...props} icon={MoreIcon} label={LL.common.more()} />}
    />
  );
}
