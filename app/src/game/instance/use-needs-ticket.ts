import { useSiteConfig } from '../../app/routes/page-title.ts';
import { isProxied } from './entry.ts';

/** Whether a container cannot be reached without a ticket. */
export function useNeedsTicket(entry: string): boolean {
  const { data: config } = useSiteConfig();
  return config?.proxyTicketRequired === true && isProxied(entry);
}
