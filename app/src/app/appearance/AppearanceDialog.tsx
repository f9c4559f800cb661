import { Dialog, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AppearanceFields } from './AppearanceFields.tsx';

/** Dialog for theme, contrast and colour on this device; needs no account. */
export function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  return (
    <Dialog
      open
      onClose={onClose}
      title={LL.profile.appearance()}
      description={LL.profile.appearanceWhy()}
    >
      <Stack gap={16}>
        <AppearanceFields />
      </Stack>
    </Dialog>
  );
}
