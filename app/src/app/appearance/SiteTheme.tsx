import { setManagedBrand } from '@halyard/ui-kit';
import { useEffect } from 'react';
import { useSiteConfig } from '../routes/page-title.ts';

/** Applies the brand colour that the administrators have set. */
export function SiteTheme() {
  const { data: config } = useSiteConfig();
  useEffect(() => {
    if (config) setManagedBrand(config.customTheme);
  }, [config]);
  return null;
}
