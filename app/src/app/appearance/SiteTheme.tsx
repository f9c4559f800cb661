import { setManagedBrand } from '@halyard/ui-kit';
import { useEffect } from 'react';
import { useSiteConfig } from '../routes/page-title.ts';

/** Dresses the page in the colour that the site's administrators picked. */
export function SiteTheme() {
  const { data: config } = useSiteConfig();
  useEffect(() => {
    if (config) setManagedBrand(config.customTheme);
  }, [config]);
  return null;
}
