import { Menu, type MenuProps } from '@halyard/ui-kit';
import { lazy } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { useProfile } from './session/session.ts';

const load = async () => ({ default: (await import('./AccountEntries.ts')).AccountEntries });
const Entries = lazy(load);
/** Should it fail here, opening the menu will say so. */
const preload = () => void load().catch(() => undefined);

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
      onNear={preload}
      trigger={(props) => trigger(props, label)}
    />
  );
}
