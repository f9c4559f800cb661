import { Button } from '@halyard/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../app/errors/lazy-dialog.tsx';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { WaitingAccount } from './OtherAddressDialog.tsx';

const OtherAddressDialog = lazyDialog(
  async () => (await import('./OtherAddressDialog.tsx')).OtherAddressDialog,
);

interface OtherAddressProps {
  account: WaitingAccount;
  /** A link is on its way to the new address. */
  onSent: (email: string) => void;
}

/** Changes the address of an account that waits for its confirmation. */
export function OtherAddress({ account, onSent }: OtherAddressProps) {
  const { LL } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (useExtension('registrationEmail') !== true) return null;
  return (
    <>
      <Button variant="ghost" size="large" onClick={() => setOpen(true)}>
        {LL.account.mail.otherAddress()}
      </Button>
      {isOpen && (
        <OtherAddressDialog account={account} onSent={onSent} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
