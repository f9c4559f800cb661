import { useSiteConfig } from '../app/routes/page-title.ts';

/**
 * Whether the server supports search, filters, sorting and counts of lists (the extension `lists`);
 * undefined while unknown. Without it, pages show the list in its own order, page by page.
 */
export function useListExtension(): boolean | undefined {
  const { data: config } = useSiteConfig();
  return config && (config.extensions?.includes('lists') ?? false);
}
