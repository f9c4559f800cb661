import { createProxyTicket } from '@halyard/sdk/react';
import type { ProxyTicket } from '@halyard/sdk/types';
import { EntryLine, toast, useTick } from '@halyard/ui-kit';
import { useState } from 'react';
import { useClockOffset } from '../../app/connection/server-clock.ts';
import { failureText } from '../../app/errors/failure-text.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { PROXY, proxyLines } from './entry.ts';
import type { InstanceEntryProps } from './InstanceEntry.tsx';

type TicketEntryProps = Omit<InstanceEntryProps, 'category'>;

/** How long a ticket lasts, as the note says before there is one. */
const TICKET_MINUTES = 10;

/** How to reach a container whose address needs a ticket: each copy has a new one. */
export function TicketEntry({ entry, proxy = PROXY, copyLabel, quiet = false }: TicketEntryProps) {
  const { LL } = useLanguage();
  const offset = useClockOffset();
  const [made, setMade] = useState<{ entry: string; ticket: ProxyTicket } | null>(null);
  // The entry of an instance can be replaced while it is shown.
  const ticket = made?.entry === entry ? made.ticket : null;
  const isValid = useTick((now) => ticket !== null && now + offset < ticket.expiresAt);
  const lines = proxyLines(ticket && isValid ? ticket.path : `${proxy}${entry}?ticket=…`);
  const textOf = async (index: number) => {
    try {
      const next = await createProxyTicket(entry);
      setMade({ entry, ticket: next });
      return proxyLines(next.path)[index] ?? '';
    } catch (error) {
      toast({ tone: 'danger', title: failureText(LL, error) });
      throw error;
    }
  };
  return (
    <EntryLine
      lines={quiet ? lines[0] : lines}
      textOf={textOf}
      note={<Note ticket={ticket} isValid={isValid} />}
      copyLabel={copyLabel}
      quiet={quiet}
    />
  );
}

function Note({ ticket, isValid }: { ticket: ProxyTicket | null; isValid: boolean }) {
  const { LL, dates } = useLanguage();
  const words = LL.common.ticket;
  if (ticket === null) return words.note({ minutes: TICKET_MINUTES });
  return isValid ? words.valid({ time: dates.weekMoment(ticket.expiresAt) }) : words.expired();
}
