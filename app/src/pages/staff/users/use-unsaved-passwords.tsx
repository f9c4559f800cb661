import { ConfirmDialog } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { ImportRow } from './import-rows.ts';
import type { SentRows } from './sent-users.ts';

/** Asks before the dialog, the page or the tab is closed while passwords that were made have not been downloaded. */
export function useUnsavedPasswords({ added, unanswered }: SentRows, onClose: () => void) {
  const { LL } = useLanguage();
  const words = LL.staff.users.import;
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<ImportRow>>(new Set());
  const count = [...added, ...unanswered].filter((row) => !saved.has(row)).length;
  const guard = useLeaveGuard(count > 0);
  const question = (
    <ConfirmDialog
      open={isAsking || guard.asked}
      title={words.loseTitle()}
      effect={words.loseEffect({ count })}
      confirm={words.loseConfirm()}
      cancel={LL.common.cancel()}
      destructive
      onClose={() => {
        setAsking(false);
        guard.stay();
      }}
      onConfirm={() => (guard.asked ? guard.leave(navigate) : onClose())}
    />
  );
  return {
    question,
    close: () => (count > 0 ? setAsking(true) : onClose()),
    saved: (rows: readonly ImportRow[]) => setSaved((before) => new Set([...before, ...rows])),
  };
}
