import { ConfirmDialog } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/i18n.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before unsaved changes are lost. */
export function LeaveGuard({ changes }: { changes: number }) {
  const { LL } = useLanguage();
  const [, navigate] = useLocation();
  const guard = useLeaveGuard(changes > 0);
  return (
    <ConfirmDialog
      open={guard.asked}
      onClose={guard.stay}
      title={LL.common.edits.leave.title()}
      effect={LL.common.edits.leave.effect({ count: changes })}
      confirm={LL.common.edits.leave.confirm()}
      cancel={LL.common.edits.leave.stay()}
      destructive
      onConfirm={() => guard.leave(navigate)}
    />
  );
}
