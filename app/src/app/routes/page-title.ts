import { useGetConfig } from '@halyard/sdk/react';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Names the tab: the page, then the site. A page with a better name calls it again, inside. */
export function usePageTitle(page: string | undefined): void {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const site = config?.title;
  useEffect(() => {
    if (page === undefined) return;
    document.title = site === undefined ? page : LL.frame.titleOf({ page, site });
  }, [LL, page, site]);
}

/** The site's own words and colours; fetched once a visit. */
export function useSiteConfig() {
  return useGetConfig({ query: { staleTime: Infinity, refetchInterval: false } });
}
