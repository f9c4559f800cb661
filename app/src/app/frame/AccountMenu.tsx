import { lazyComponent, Menu, type MenuProps, preload } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useProfile } from '../session/session.ts';

const load = async () => (await import('./account-menu-entries.ts')).AccountEntries;
const Entries = lazyComponent(load);
const comeNear = preload(load);

interface AccountMenuProps extends Pick<MenuProps, 'align'> {
  /** Renders the button that opens the menu, with the menu's name. */
  trigger: (
    props: Parameters<MenuProps['trigger']>[0],
    label: string,
  ) => ReturnType<MenuProps['trigger']>;
}

/** The account menu. The code of its entries is loaded when the menu is opened. */
export function AccountMenu({ trigger, ...rest }: AccountMenuProps) {
  const { LL } = useLanguage();
  const profile = useProfile();
  const label = profile ? LL.frame.account({ name: profile.userName }) : LL.frame.me();
  return (
    <Menu
      {...rest}
      label={label}
      entries={Entries}
      onPreload={comeNear}
      trigger={(props) => trigger(props, label)}
    />
  );
}
