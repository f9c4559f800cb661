import { ConfirmDialog } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Asks before the page is left during an upload. */
export function UploadGuard({ isSending }: { isSending: boolean }) {
  const { LL } = useLanguage();
  const [, navigate] = useLocation();
  const guard = useLeaveGuard(isSending);
  return (
    <ConfirmDialog
      open={guard.asked}
      onClose={guard.stay}
      title={LL.game.writeup.leaveTitle()}
      effect={LL.game.writeup.leaveEffect()}
      confirm={LL.common.edits.leave.confirm()}
      cancel={LL.common.edits.leave.stay()}
      destructive
      onConfirm={() => guard.leave(navigate)}
    />
  );
}
