import { IconButton, Popover, Stack, Switch } from '@halyard/ui-kit';
import { SettingsIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import {
  allowDesktopNotices,
  hasDesktopNotices,
  playSound,
  useNoticeAlerts,
} from '../../../game/notice-alerts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Sound and desktop notifications for new notices on this device. */
export function AlertSettings() {
  const { LL } = useLanguage();
  const words = LL.game.notices;
  return (
    <Popover
      label={words.settings()}
      align="end"
      fields
      trigger={(props) => (
        <IconButton {...props} size="small" icon={SettingsIcon} label={words.settings()} />
      )}
    >
      <Fields />
    </Popover>
  );
}

function Fields() {
  const { LL } = useLanguage();
  const words = LL.game.notices;
  const [{ sound, desktop }, change] = useNoticeAlerts();
  const [isBlocked, setBlocked] = useState(false);
  const setSound = (isOn: boolean) => {
    change({ sound: isOn });
    // An example, which also allows the page to play further ones.
    if (isOn) playSound();
  };
  const setDesktop = async (isOn: boolean) => {
    const isAllowed = isOn && (await allowDesktopNotices());
    setBlocked(isOn && !isAllowed);
    change({ desktop: isAllowed });
  };
  return (
    <Stack gap={12}>
      <Switch row checked={sound} onCheckedChange={setSound}>
        {words.sound()}
      </Switch>
      {hasDesktopNotices() && (
        <Switch
          row
          checked={desktop}
          onCheckedChange={(isOn) => void setDesktop(isOn)}
          {...(isBlocked && { hint: words.blocked() })}
        >
          {words.desktop()}
        </Switch>
      )}
    </Stack>
  );
}
