import { Banner, Button, FormSection, Grid, TextField } from '@halyard/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

const ChangeEmailDialog = lazyDialog(
  async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog,
);

/** The address of the account. A new one has to be confirmed by a mailed link. */
export function EmailSection({ email }: { email: string }) {
  const { LL } = useLanguage();
  const words = LL.profile.email;
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<{ newMail: string; isProven: boolean } | null>(null);
  return (
    <FormSection id="email" title={LL.account.email()} description={words.text()}>
      <Grid columns="minmax(0, 1fr) auto" from="sm" gap={12} align="center">
        <TextField
          value={email}
          readOnly
          aria-label={LL.account.email()}
          type="email"
          autoComplete="email"
        />
        <Button onClick={() => setOpen(true)}>{words.change()}</Button>
      </Grid>
      {sent !== null && sent.newMail !== email && (
        <Banner>
          {sent.isProven ? words.sent({ email: sent.newMail }) : words.approvalSent({ email })}
        </Banner>
      )}
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} onSent={setSent} />}
    </FormSection>
  );
}
