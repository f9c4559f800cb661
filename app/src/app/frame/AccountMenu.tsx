import { lazyComponent, Menu, type MenuProps, preload } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useProfile } from '../session/session.ts';

const load = async () => (await import('./account-menu-entries.ts')).AccountEntries;
const Entries = lazyComponent(load);
const comeNear = preload(load);

interface AccountMenuProps extends Pick<MenuProps, 'align'> {
  /** The button, given the menu's name. */
  trigger: (
    props: Parameters<MenuProps['trigger']>[0],
    label: string,
  ) => ReturnType<MenuProps['trigger']>;
}

/** The menu of the person in front of the screen. What stands in it is fetched when it is needed. */
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
