import { allowsDomain } from '@halyard/sdk/rules';
import type { RegistrationPolicy } from '@halyard/sdk/types';
import { useSiteConfig } from '../../app/routes/page-title.ts';

/** Who may register and what follows; undefined while unknown, and if the server does not say. */
export function useRegistrationPolicy(): RegistrationPolicy | undefined {
  const { data: config } = useSiteConfig();
  return config?.extensions?.includes('registration') ? config.registration : undefined;
}

/**
 * Whether an address belongs to one of the domains. An address without a domain counts: it has
 * another fault.
 */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const [, domain = ''] = /@([^@]+)$/.exec(email.trim()) ?? [];
  return domain === '' || allowsDomain(domains, domain.toLowerCase());
}
