import { invalidate, retryMail, retryMailChanges } from '@halyard/sdk/react';
import type { MailInfo } from '@halyard/sdk/types';
import { Button } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';

/** Sends all selected mails again; those that cannot be sent stay selected. */
export function MailsBulk({ selection }: { selection: Selection<MailInfo> }) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const bulk = useBulk<MailInfo>({
    onEnd: (failed) => {
      selection.keep(failed);
      for (const { id } of selection.rows) {
        void invalidate(client, retryMailChanges, { mailId: id });
      }
    },
  });
  return (
    <BulkActions selection={selection} bulk={bulk}>
      <Button
        size="small"
        variant="primary"
        onClick={() => bulk.start(selection.rows, ({ id }) => retryMail(id))}
      >
        {LL.staff.mail.retry()}
      </Button>
    </BulkActions>
  );
}
