import { onlineManager } from '@tanstack/react-query';
import { Banner } from '@halyard/ui-kit';
import { OfflineIcon } from '@halyard/ui-kit/icons';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';

/** Says that the machine has no network, as long as it has none. */
export function OfflineBanner() {
  const { LL } = useLanguage();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  if (isOnline) return null;
  return (
    <Banner tone="warn" edge icon={OfflineIcon}>
      {LL.common.offline()}
    </Banner>
  );
}
