import { BottomBar, type BottomBarProps } from '@halyard/ui-kit';
import { MeIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export interface PhoneBarProps extends Pick<BottomBarProps, 'game'> {
  /** The site's links next to the account menu. */
  places: BottomBarProps['items'];
}

/** Bottom bar of narrow windows, which have no rail; the last entry opens the account menu. */
export function PhoneBar({ places, game }: PhoneBarProps) {
  const { LL } = useLanguage();
  return (
    <AccountMenu
      align="end"
      trigger={(props) => (
        <BottomBar
          game={game}
          items={[...places, { label: LL.frame.me(), icon: MeIcon, action: props }]}
        />
      )}
    />
  );
}
