import { useGetConfig } from '@halyard/sdk/react';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Sets the document title to page and site. A page can call it again with a more specific name. */
export function usePageTitle(page: string | undefined): void {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const site = config?.title;
  useEffect(() => {
    if (page === undefined) return;
    document.title = site === undefined ? page : LL.frame.titleOf({ page, site });
  }, [LL, page, site]);
}

/** Name, texts and colour of the site; fetched once per visit. */
export function useSiteConfig() {
  return useGetConfig({ query: { staleTime: Infinity, refetchInterval: false } });
}
