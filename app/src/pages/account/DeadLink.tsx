import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { type MailLink, wasUsedHere } from './mail-link.ts';
import { Outcome } from './Outcome.tsx';

interface DeadLinkProps {
  /** The link that the server refused; null if it is not whole. */
  link: MailLink | null;
  /** How to get a new one. */
  children: ReactNode;
}

/** Says why a mailed link does nothing: it is incomplete, used, or too old. */
export function DeadLink({ link, children }: DeadLinkProps) {
  const { LL } = useLanguage();
  const words = LL.account.link;
  if (!link) {
    return (
      <Outcome tone="warn" title={words.broken()} lead={words.brokenText()}>
        {children}
      </Outcome>
    );
  }
  const isUsed = wasUsedHere(link);
  return (
    <Outcome
      tone="warn"
      title={isUsed ? words.used() : words.over()}
      lead={isUsed ? words.usedText() : words.overText()}
    >
      {children}
    </Outcome>
  );
}
