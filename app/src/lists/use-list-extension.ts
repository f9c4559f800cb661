import { useSiteConfig } from '../app/routes/page-title.ts';

/**
 * Whether the server searches, filters, sorts and counts lists (the extension `lists`); undefined
 * until that is known. Without it a page shows the list in its own order, page by page.
 */
export function useListExtension(): boolean | undefined {
  const { data: config } = useSiteConfig();
  return config && (config.extensions?.includes('lists') ?? false);
}
